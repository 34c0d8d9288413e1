# cmake -D STEP=fetch|bundle -D NPM=… -D NODE=… -D FROM=(this folder) -D INTO=(a build folder) -P bundle.cmake
# fetch: what package-lock.json names, with npm; no script of a package is run. bundle: all of it in one script.
function(run complaint)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${INTO}
    RESULT_VARIABLE failed OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed)
    message(FATAL_ERROR "${complaint}\n${said}")
  endif()
endfunction()

if(STEP STREQUAL fetch)
  file(COPY ${FROM}/package.json ${FROM}/package-lock.json DESTINATION ${INTO})
  run("MathJax, which typesets the formulas, couldn't be fetched with npm; the first build needs the network."
    ${NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error)
  file(TOUCH ${INTO}/fetched)
else()
  file(COPY ${FROM}/entry.js DESTINATION ${INTO})
  run("MathJax couldn't be made one script."
    ${NODE} node_modules/esbuild/bin/esbuild entry.js --bundle --minify --format=iife --target=es2015
    --log-level=warning --outfile=mathjax.js)
endif()
