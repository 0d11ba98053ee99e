import Papa from 'papaparse';
import { formatDate } from '@/copy/format-date';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReport } from '@/domain/classrooms/class-report';
import { countingLevels, type SentEssay } from '@/domain/classrooms/sent-essay';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';

const COLUMNS = [
  'Aluno',
  'Tema',
  'Enviada em',
  'Situação',
  ...COMPETENCY_NUMBERS.map((number) => `Competência ${number}`),
  'Nota',
  'Nível do professor em',
  'Marcações',
];

/** Excel takes a file for UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What a spreadsheet would take for a formula, in full width too; it gets an apostrophe before it. The library's own
 * pattern misses values with a line break.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The report as a spreadsheet of Brazilian Excel opens it: one line per essay, by student and date, then those who have
 * sent nothing on the theme.
 */
export function reportCsv({ essays, missing }: ClassReport): string {
  const sent = essays.toSorted(
    (a, b) =>
      a.studentName.localeCompare(b.studentName, 'pt-BR') || Date.parse(a.sentAt) - Date.parse(b.sentAt),
  );
  const rows = [
    ...sent.map(essayRow),
    ...(missing ? missing.students.map(({ name }) => missingRow(name, missing.theme.tema)) : []),
  ];
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: COLUMNS, data: rows },
      { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
    )
  );
}

function essayRow(essay: SentEssay): unknown[] {
  const levels = countingLevels(essay);
  return [
    essay.studentName,
    essay.theme,
    formatDate(new Date(essay.sentAt)),
    levels ? 'Corrigida' : 'Pendente',
    ...COMPETENCY_NUMBERS.map((number) => levels?.[number - 1] ?? ''),
    levels ? totalOf(levels) : '',
    COMPETENCY_NUMBERS.filter((number) => typeof essay.teacherLevels[number - 1] === 'number').join(', '),
    Object.values(essay.findings).reduce((sum, count) => sum + count, 0),
  ];
}

function missingRow(name: string, theme: string): unknown[] {
  return [name, theme, '', 'Não enviou', '', '', '', '', '', '', '', ''];
}
