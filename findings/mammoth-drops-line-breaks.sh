#!/usr/bin/env bash
# The raw text of a Word file has a line break where its writer pressed Shift+Enter, as its HTML has a <br />: that is the
# good guess. mammoth 1.13.0 puts nothing there, so that the last word of one line and the first of the next become one.
# The workaround: read the document that convertToHtml hands to transformDocument, where a break is an element.
# Seen with Node 20: "raw onetwo", "html <p>one<br />two</p>".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >npm.log
npm install --no-audit --no-fund --loglevel=error mammoth@1.13.0 docx@9.15.2 >>npm.log

cat >program.mjs <<'PROGRAM'
import { Document, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';

const children = [new TextRun('one'), new TextRun({ text: 'two', break: 1 })];
const buffer = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
console.log('raw', (await mammoth.extractRawText({ buffer })).value.trim());
console.log('html', (await mammoth.convertToHtml({ buffer })).value);
PROGRAM

seen=$(node program.mjs)
echo "$seen"
[ "$seen" = $'raw onetwo\nhtml <p>one<br />two</p>' ] || {
  echo 'This has changed.' >&2
  exit 1
}
