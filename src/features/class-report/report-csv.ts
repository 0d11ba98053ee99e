import { delayText } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReport } from '@/domain/classrooms/class-report';
import type { Delay } from '@/domain/classrooms/late-work';
import { countingLevels, type Submission } from '@/domain/classrooms/submission';
import { compareNames, withNote } from '@/domain/classrooms/student-names';
import { COMPETENCY_NUMBERS, MAX_TOTAL } from '@/domain/rubric/competency';
import { isoDayOf } from '@/domain/time/iso-day';
import { spreadsheetCsv, spreadsheetName } from '@/lib/spreadsheet';

const COLUMNS = [
  'Aluno',
  'Tema',
  'Data de envio',
  'Situação',
  'Atraso',
  ...COMPETENCY_NUMBERS.map((number) => `Competência ${number} (0 a 200)`),
  `Nota (0 a ${MAX_TOTAL})`,
  'Competências avaliadas pelo professor',
  'Número de marcações',
];

/**
 * The report as CSV for Brazilian Excel: one line per essay, sorted by student and date, then the students without
 * an essay on the theme.
 */
export function reportCsv({ essays, missing, late }: ClassReport): string {
  const delays = new Map(late.map(({ essay, delay }) => [essay.id, delay]));
  const sent = essays.toSorted(
    (a, b) => compareNames(a.aluno_nome, b.aluno_nome) || Date.parse(a.enviado_em) - Date.parse(b.enviado_em),
  );
  const rows = [
    ...sent.map((essay) => essayRow(essay, delays.get(essay.id))),
    ...(missing ? missing.students.map(({ nome }) => missingRow(nome, missing.theme.tema)) : []),
  ];
  return spreadsheetCsv(COLUMNS, rows);
}

function essayRow(essay: Submission, delay: Delay | undefined): unknown[] {
  const levels = countingLevels(essay);
  return [
    withNote(essay.aluno_nome, { esperado: essay.esperado }),
    essay.tema,
    formatDate(new Date(essay.enviado_em)),
    levels ? 'Corrigida' : 'Pendente',
    delay ? delayText(delay) : '',
    ...COMPETENCY_NUMBERS.map((number) => levels?.[number - 1] ?? ''),
    levels ? totalOf(levels) : '',
    COMPETENCY_NUMBERS.filter((number) => typeof essay.niveis_professor[number - 1] === 'number').join(', '),
    Object.values(essay.achados).reduce((sum, count) => sum + count, 0),
  ];
}

function missingRow(name: string, theme: string): unknown[] {
  return [name, theme, '', 'Não enviou', '', '', '', '', '', '', '', '', ''];
}

/** The file name: "relatorio-3o-ano-a-2025-10-22.csv". */
export function csvName(classroom: string, now: Date): string {
  return spreadsheetName('relatorio', classroom, isoDayOf(now), 'csv');
}
