import { spreadsheetCsv } from '@/lib/spreadsheet';
import type { GradebookExport } from './gradebook-tables';
import { wholeTable } from './review-tables';

/** One line per essay and per missing essay, with levels, comments and marks. */
export function gradebookCsv(all: GradebookExport): string {
  const { columns, rows } = wholeTable(all);
  return spreadsheetCsv(columns, rows);
}
