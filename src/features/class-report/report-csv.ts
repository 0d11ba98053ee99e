import Papa from 'papaparse';
import { delayText } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReport } from '@/domain/classrooms/class-report';
import type { Delay } from '@/domain/classrooms/late-work';
import { countingLevels, type SentEssay } from '@/domain/classrooms/sent-essay';
import { COMPETENCY_NUMBERS, MAX_TOTAL } from '@/domain/rubric/competency';
import { saoPauloDate } from '@/domain/time/sao-paulo';

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

/** Without it, Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Values a spreadsheet would run as a formula, full-width characters included; papaparse prefixes them with an
 * apostrophe. Its default pattern misses values with a line break.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The report as CSV for Brazilian Excel: one line per essay, sorted by student and date, then the students who are
 * missing from the theme.
 */
export function reportCsv({ essays, missing, late }: ClassReport): string {
  const delays = new Map(late.map(({ essay, delay }) => [essay.id, delay]));
  const sent = essays.toSorted(
    (a, b) =>
      a.aluno_nome.localeCompare(b.aluno_nome, 'pt-BR') ||
      Date.parse(a.enviado_em) - Date.parse(b.enviado_em),
  );
  const rows = [
    ...sent.map((essay) => essayRow(essay, delays.get(essay.id))),
    ...(missing ? missing.students.map(({ nome }) => missingRow(nome, missing.theme.tema)) : []),
  ];
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: COLUMNS, data: rows },
      { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
    )
  );
}

function essayRow(essay: SentEssay, delay: Delay | undefined): unknown[] {
  const levels = countingLevels(essay);
  return [
    essay.aluno_nome,
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

const MAX_NAME_LENGTH = 60;

/** The file name in ASCII: "relatorio-3o-ano-a-2025-10-22.csv". */
export function csvName(classroom: string, now: Date): string {
  const { year, month, day } = saoPauloDate(now);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const name = classroom
    // “º” becomes “o”; accents become separate marks.
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '');
  return ['relatorio', name, date].filter(Boolean).join('-') + '.csv';
}
