#!/usr/bin/env bash
# Makes the pictures of the READMEs: make.sh PATH_OF_ATTENTION_LAB FOLDER (called by ./dev pictures).
set -euo pipefail
lab=$1 folder=$2
# PNG: the reader's machine needn't have our fonts, and outlines would be ten times as large.
picture() { "$lab" export alignment-heatmap "${@:2}" --font-size 9pt --dpi 192 -o "$folder/$1.png"; }

for language in en zh_CN; do
    picture "heatmap-$language" --lang "$language" --width 110mm --height 85mm
    picture "sharp-$language" --set temperature=0.4 --lang "$language" --width 100mm --height 66mm --no-colour-bar
    picture "soft-$language" --set temperature=3 --lang "$language" --width 100mm --height 66mm --no-colour-bar
done
