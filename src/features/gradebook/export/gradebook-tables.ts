import { delayText } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { writerName } from '@/domain/classrooms/class-writers';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { GradeCell, Gradebook, GradeSummary } from '@/domain/classrooms/gradebook';
import { delayOf } from '@/domain/classrooms/late-work';
import { countingLevels, type EssayReview, type Submission } from '@/domain/classrooms/submission';
import { compareNames, withNote } from '@/domain/classrooms/student-names';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { EMPTY_TEXT } from '../grade-text';

/** The exported data of a class. */
export type GradebookExport = {
  classroom: Classroom;
  book: Gradebook;
  essays: readonly Submission[];
  reviews: readonly EssayReview[];
};

/** null is an empty cell. */
export type TableCell = string | number | null;
export type Table = { columns: readonly string[]; rows: readonly (readonly TableCell[])[] };

/** Table with a row per student and a column per theme, as on the screen, with the averages of the class below. */
export function totalsTable({ book }: GradebookExport): Table {
  const means = ({ means, missing, late }: GradeSummary): TableCell[] => [
    means.total,
    ...means.competencies,
    missing,
    late,
  ];
  return {
    columns: [
      'Aluno',
      ...book.columns.map(({ theme }) => `${theme.tema} (${formatDate(new Date(theme.criado_em))})`),
      'Média',
      ...COMPETENCY_NUMBERS.map((number) => `Média ${ROMAN_NUMERALS[number]}`),
      'Faltas',
      'Atrasos',
    ],
    rows: [
      ...book.rows.map((row) => [writerName(row.student), ...row.cells.map(cellValue), ...means(row)]),
      ['Média da sala', ...book.columns.map((column) => column.means.total), ...means(book.all)],
      ...COMPETENCY_NUMBERS.map((number) => [
        `Média da sala, ${ROMAN_NUMERALS[number]}`,
        ...book.columns.map((column) => column.means.competencies[number - 1] ?? null),
      ]),
    ],
  };
}

function cellValue(cell: GradeCell): TableCell {
  if (cell.state === 'sent') return cell.total ?? 'Pendente';
  return EMPTY_TEXT[cell.state];
}

export const LEVEL_COLUMNS = [
  'Aluno',
  'Tema',
  'Prazo',
  'Situação',
  'Enviada em',
  'Atraso',
  ...COMPETENCY_NUMBERS.map((number) => ROMAN_NUMERALS[number]),
  'Nota',
  'Nível do professor em',
];

/**
 * One row per essay with its valid levels, including essays on other themes, then one row per missing essay of a
 * student.
 */
export function levelsTable(all: GradebookExport): Table {
  return {
    columns: LEVEL_COLUMNS,
    rows: [...byStudent(all).map((essay) => essayRow(all, essay)), ...missingRows(all)],
  };
}

/** The essays sorted by student name, then by submission time. */
export function byStudent({ essays }: GradebookExport): readonly Submission[] {
  return essays.toSorted(
    (a, b) =>
      compareNames(a.aluno_nome, b.aluno_nome) ||
      a.aluno_id.localeCompare(b.aluno_id) ||
      Date.parse(a.enviado_em) - Date.parse(b.enviado_em),
  );
}

export function essayRow({ classroom: { temas } }: GradebookExport, essay: Submission): TableCell[] {
  const levels = countingLevels(essay);
  const delay = delayOf(essay, temas);
  const own = COMPETENCY_NUMBERS.filter((number) => typeof essay.niveis_professor[number - 1] === 'number');
  return [
    withNote(essay.aluno_nome, { esperado: essay.esperado }),
    essay.tema,
    dayOf(temas.find(({ id }) => id === essay.tema_id)?.prazo ?? null),
    levels ? 'Corrigida' : 'Pendente',
    dayOf(essay.enviado_em),
    delay && delayText(delay),
    ...COMPETENCY_NUMBERS.map((number) => levels?.[number - 1] ?? null),
    levels && totalOf(levels),
    own.map((number) => ROMAN_NUMERALS[number]).join(', ') || null,
  ];
}

export function missingRows({ book }: GradebookExport): TableCell[][] {
  return book.rows.flatMap(({ student, cells }) =>
    book.columns.flatMap(({ theme }, at) =>
      cells[at]?.state === 'missing'
        ? [[writerName(student), theme.tema, dayOf(theme.prazo), 'Falta', ...Array<null>(9).fill(null)]]
        : [],
    ),
  );
}

function dayOf(iso: string | null): TableCell {
  return iso && formatDate(new Date(iso));
}
