import { readOds, streamOdsRows } from 'hucre/ods';
import { readXlsx, type CellValue } from 'hucre/xlsx';

/** A sheet as the texts of its cells. */
export type SheetRows = { name: string; rows: string[][] };

/** The visible sheets of an XLSX or ODS file; rejects for any other file. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRows[]> {
  return isOpenDocument(bytes) ? readOpenDocument(bytes) : readExcel(bytes);
}

/** An ODS file begins with its type, which is not compressed. */
function isOpenDocument(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('opendocument.spreadsheet');
}

async function readExcel(bytes: Uint8Array): Promise<SheetRows[]> {
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map(textsOf) }));
}

/**
 * `readOds` leaves out rows that are grouped or repeated in print (findings/hucre-ods-rows.sh), so it is asked for the
 * names of the sheets only.
 */
async function readOpenDocument(bytes: Uint8Array): Promise<SheetRows[]> {
  const sheets: SheetRows[] = [];
  const onlyName = ({ name, index }: { name: string; index: number }) => {
    sheets[index] = { name, rows: [] };
    return false;
  };
  await readOds(bytes, { sheets: onlyName });
  for await (const { sheetIndex, values } of streamOdsRows(bytes)) {
    sheets[sheetIndex ?? 0]?.rows.push(textsOf(values));
  }
  return sheets;
}

function textsOf(cells: readonly (CellValue | undefined)[]): string[] {
  return cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')));
}
