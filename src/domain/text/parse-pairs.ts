/** Reads a table written as "wrong=right" items separated by semicolons or line breaks. */
export function parsePairs(table: string): [wrong: string, right: string][] {
  return table
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [wrong = '', right = ''] = item.split('=');
      return [wrong.trim(), right.trim()];
    });
}
