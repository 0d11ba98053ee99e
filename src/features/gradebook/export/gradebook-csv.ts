import { spreadsheetCsv } from '@/lib/spreadsheet';
import type { GradebookExport } from './gradebook-tables';
import { wholeTable } from './review-tables';

/** One line for each essay and each missing one, with levels, comments and marks. */
export function gradebookCsv(all: GradebookExport): string {
  const { columns, rows } = wholeTable(all);
  return spreadsheetCsv(columns, rows);
}
