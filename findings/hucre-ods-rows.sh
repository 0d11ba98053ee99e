#!/usr/bin/env bash
# readOds gives all rows of a sheet, as readXlsx does: that is the good guess. hucre 1.0.0 reads only rows that stand
# directly in the table: those of table:table-header-rows (LibreOffice: rows to repeat in print) and of
# table:table-row-group (rows that were grouped) are missing, without an error. Where the style of a cell reaches the
# end of the sheet, as after colouring all of it, readOds rejects: "Sheet spans 17179787264 cells".
# The workaround: streamOdsRows gives all rows in each case. It joins the paragraphs of a cell without a blank.
# Seen with Node 20: "read Ana", "stream Nome,Ana,Bia", "coloured read ParseError", "coloured stream Ana".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >npm.log
npm install --no-audit --no-fund --loglevel=error hucre@1.0.0 fflate@0.8.2 >>npm.log

cat >program.mjs <<'PROGRAM'
import { strToU8, zipSync } from 'fflate';
import { readOds, streamOdsRows } from 'hucre/ods';

const NAMES = ['office', 'table', 'text'].map((one) => `xmlns:${one}="urn:oasis:names:tc:opendocument:xmlns:${one}:1.0"`);
const ods = (rows) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content ${NAMES.join(' ')}><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const row = (text) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
const read = (file) => readOds(file).then(({ sheets }) => sheets[0].rows.join(), (error) => error.name);
const stream = async (file) => {
  const rows = [];
  for await (const { values } of streamOdsRows(file)) rows.push(values);
  return rows.join();
};

const grouped = ods(
  `<table:table-header-rows>${row('Nome')}</table:table-header-rows>${row('Ana')}<table:table-row-group>${row('Bia')}</table:table-row-group>`,
);
const coloured = ods(
  `${row('Ana')}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>`,
);
console.log('read', await read(grouped));
console.log('stream', await stream(grouped));
console.log('coloured read', await read(coloured));
console.log('coloured stream', await stream(coloured));
PROGRAM

seen=$(node program.mjs)
echo "$seen"
[ "$seen" = $'read Ana\nstream Nome,Ana,Bia\ncoloured read ParseError\ncoloured stream Ana' ] || {
  echo 'This has changed.' >&2
  exit 1
}
