import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { levelsTable, totalsTable, type GradebookExport, type Table } from './gradebook-tables';
import { commentsTable, marksByThemeTable, marksTable } from './review-tables';

/**
 * The gradebook as a workbook: totals, levels, comments, marks. Texts are stored as text cells, so that none of
 * them is evaluated as a formula.
 */
export function gradebookXlsx(all: GradebookExport): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      toSheet('Notas', totalsTable(all), [28]),
      toSheet('Níveis', levelsTable(all), [28, 44]),
      toSheet('Comentários', commentsTable(all), [28, 44, 14, 18, 44, 60]),
      toSheet('Marcas', marksTable(all), [28, 44, 44, 60, 16, 14, 28]),
      toSheet('Marcas por tema', marksByThemeTable(all), [44]),
    ],
  });
}

const BOLD = { style: { font: { bold: true } } };

/** `widths` in characters; the remaining columns are narrow. */
function toSheet(name: string, { columns, rows }: Table, widths: readonly number[]): WriteSheet {
  return {
    name,
    rows: [[...columns], ...rows.map((row) => [...row])],
    columns: columns.map((_, at) => ({ width: widths[at] ?? 14 })),
    cells: new Map(columns.map((_, at) => [`0,${at}`, BOLD])),
    freezePane: { rows: 1, columns: 1 },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}
