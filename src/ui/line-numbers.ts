/** Far above any essay; the column is clipped to the height of the sheet. */
const MAX_LINES = 200;

/** The numbers of the gutter, one per line, from `first` on. Constant text: typing never changes it. */
export function lineNumbers(first = 1): string {
  return first === 1 ? FROM_ONE : column(first);
}

function column(first: number): string {
  return Array.from({ length: MAX_LINES }, (_, index) => first + index).join('\n');
}

const FROM_ONE = column(1);
