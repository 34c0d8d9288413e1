// The part of MathJax that the program uses: TeX goes in, the text of an SVG comes out; no browser, no network.
import {mathjax} from 'mathjax-full/js/mathjax.js';
import {TeX} from 'mathjax-full/js/input/tex.js';
import {SVG} from 'mathjax-full/js/output/svg.js';
import {liteAdaptor} from 'mathjax-full/js/adaptors/liteAdaptor.js';
import {RegisterHTMLHandler} from 'mathjax-full/js/handlers/html.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/html/HtmlConfiguration.js';

// Letters that MathJax's fonts lack are drawn by the program, as wide as this (in em; formula_reader.cpp knows it too).
const adaptor = liteAdaptor({cjkCharWidth: 0.884, unknownCharWidth: 0.53});
RegisterHTMLHandler(adaptor);
const newPage = () => mathjax.document('', {
  InputJax: new TeX({packages: ['base', 'ams', 'newcommand', 'boldsymbol', 'color', 'cancel', 'html']}),
  OutputJax: new SVG({fontCache: 'none'})
});
// What one formula defines must not change the next one, so that formula has a page to itself.
const defines = /\\(def|let|(re)?new(command|environment)|DeclareMathOperator)/;
let page = newPage();

globalThis.typeset = (formula, display) => {
  page.inputJax[0].reset(); // labels and numbers of equations
  try {
    return adaptor.innerHTML(page.convert(formula, {display}));
  } finally {
    if (defines.test(formula)) page = newPage();
  }
};
