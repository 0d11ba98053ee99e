import {
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { GradeColumn, GradeRow, Gradebook, GradeSummary } from '@/domain/classrooms/gradebook';
import { compareNames } from '@/domain/classrooms/student-names';
import { COMPETENCY_NAMES, COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** The content of a column, which determines how its cells are rendered. */
export type GridColumn = { label: string; /** Where the label is short. */ title?: string } & (
  | { kind: 'student' }
  | { kind: 'theme'; at: number; column: GradeColumn }
  /** A summary figure of the row. */
  | { kind: 'figure'; valueOf: (summary: GradeSummary) => number | null }
);

export const gridFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<GridColumn>(),
});

const helper = createColumnHelper<typeof gridFeatures, GradeRow>();

/** The mean score; its column is beside the name and always in view. */
const MEAN: GridColumn = {
  kind: 'figure',
  label: 'Média',
  title: 'Média da nota',
  valueOf: ({ means }) => means.total,
};

/** The summary columns after the themes. */
const FIGURES: readonly GridColumn[] = [
  ...COMPETENCY_NUMBERS.map((number) => ({
    kind: 'figure' as const,
    label: ROMAN_NUMERALS[number],
    title: `Média da competência ${ROMAN_NUMERALS[number]}: ${COMPETENCY_NAMES[number]}`,
    valueOf: ({ means }: GradeSummary) => means.competencies[number - 1] ?? null,
  })),
  { kind: 'figure', label: 'Faltas', valueOf: ({ missing }) => missing },
  { kind: 'figure', label: 'Atrasos', valueOf: ({ late }) => late },
];

/**
 * The columns of the grid: student, mean, themes (oldest first), figures. Rows without a value come last in either
 * sort direction.
 */
export function gridColumns({ columns }: Gradebook) {
  const themes = columns.map((column, at): GridColumn => ({
    kind: 'theme',
    label: column.theme.tema,
    at,
    column,
  }));
  return helper.columns([
    helper.accessor(({ student }) => student.nome, {
      id: 'student',
      sortFn: (one, other) => compareNames(one.original.student.nome, other.original.student.nome),
      meta: { kind: 'student', label: 'Aluno' },
    }),
    ...[MEAN, ...themes, ...FIGURES].map((column, index) =>
      helper.accessor((row) => valueIn(row, column) ?? undefined, {
        id: `${index} ${column.label}`,
        sortDescFirst: true,
        sortUndefined: 'last',
        sortFn: (one, other, id) => one.getValue<number>(id) - other.getValue<number>(id),
        meta: column,
      }),
    ),
  ]);
}

function valueIn(row: GradeRow, column: GridColumn): number | null {
  if (column.kind === 'figure') return column.valueOf(row);
  const cell = column.kind === 'theme' ? row.cells[column.at] : undefined;
  return cell?.state === 'sent' ? cell.total : null;
}

/** A row below the students, with one figure for each column. */
export type FootRow = { key: string; label: string; valueOf: (summary: GradeSummary) => number | null };

export const FOOT_ROWS: readonly FootRow[] = [
  { key: 'total', label: 'Média da sala', valueOf: ({ means }) => means.total },
  ...COMPETENCY_NUMBERS.map((number) => ({
    key: String(number),
    label: `${ROMAN_NUMERALS[number]} ${COMPETENCY_NAMES[number]}`,
    valueOf: ({ means }: GradeSummary) => means.competencies[number - 1] ?? null,
  })),
  { key: 'missing', label: 'Faltas', valueOf: ({ missing }) => missing },
  { key: 'late', label: 'Atrasos', valueOf: ({ late }) => late },
];
