import { spreadsheetCsv } from '@/lib/spreadsheet';
import { wholeTable, type GradebookExport } from './gradebook-tables';

/** One line for each essay and each missing one, with levels and comments. */
export function gradebookCsv(all: GradebookExport): string {
  const { columns, rows } = wholeTable(all);
  return spreadsheetCsv(columns, rows);
}
