import Papa from 'papaparse';

/** Required by Excel to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Values a spreadsheet would run as a formula, full-width characters included; papaparse prefixes them with an
 * apostrophe. Its default pattern misses values with a line break.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A CSV for Brazilian Excel; no text is evaluated as a formula. */
export function spreadsheetCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: [...columns], data: rows.map((row) => [...row]) },
      { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
    )
  );
}

const MAX_NAME_LENGTH = 60;

/** A file name in ASCII: "relatorio-3o-ano-a-2025-10-22.csv". */
export function spreadsheetName(
  kind: string,
  subject: string,
  day: string,
  extension: 'csv' | 'xlsx',
): string {
  const name = subject
    // “º” becomes “o”; accents become separate combining characters.
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '');
  return `${[kind, name, day].filter(Boolean).join('-')}.${extension}`;
}
