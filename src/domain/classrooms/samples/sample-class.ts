import { toLevel, MAX_LEVEL } from '../../rubric/competency.ts';
import { saoPauloDayNumber } from '../../time/sao-paulo.ts';
import type { ClassTheme } from '../classroom.ts';
import { byName } from '../student-names.ts';
import type { StoredClassroom, StoredSubmission } from '../stored-classroom.ts';
import type { FiveLevels } from '../submission.ts';
import type { FindingCode } from '../../writing/categories.ts';

/**
 * For each competency (by index), the findings that teachers mark most when it is below the highest level, the most
 * frequent first.
 */
const MARKED: readonly (readonly [competency: number, codes: readonly FindingCode[]])[] = [
  [0, ['virgula', 'concordancia', 'acentuacao', 'virgula', 'crase', 'regencia', 'ortografia']],
  [1, ['generalizacao', 'abertura-generica', 'cliche']],
  [2, ['periodo-longo', 'primeira-pessoa', 'paragrafo-curto']],
  [3, ['palavra-repetida', 'conectivo-repetido', 'palavra-repetida', 'demonstrativo']],
];

/**
 * Findings that match the given levels: the lower the level of a competency, the more findings of that competency.
 */
function sampleFindings(levels: FiveLevels, seed: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [competency, codes] of MARKED) {
    const missing = (MAX_LEVEL - (levels[competency] ?? 0)) / 40;
    for (let place = 0; place < missing; place += 1) {
      const code = codes[(seed + place * 2) % codes.length];
      if (code) counts[code] = (counts[code] ?? 0) + 1 + (seed % 2);
    }
  }
  return counts;
}

/** A sample class, with dates as days before today. */
export type SampleClass = {
  id: string;
  nome: string;
  descricao: string;
  createdDaysAgo: number;
  /** The themes of the class, the oldest first. */
  themes: readonly { tema: string; daysAgo: number; daysToWrite: number }[];
  /** Age in days of the essays that are to be listed first among the recent essays, keyed by submission id. */
  latest: Readonly<Record<string, number>>;
  /** Delays of late essays, in days after the due date, keyed by submission id. */
  late: Readonly<Record<string, number>>;
  /**
   * A line per student: name and, per theme, the levels of the five competencies in steps of 40. `?????` is a
   * pending essay, `-----` no essay.
   */
  students: string;
};

type Row = { id: string; name: string; essays: string[] };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Midnight in São Paulo, in hours UTC. */
const MIDNIGHT = 3;
const STEP = 40;
/** Number of most recent days without other sample essays, so that the latest essays are those with a text. */
const QUIET_DAYS = 3;

/** The classroom with dates relative to the day of `now`. */
export function sampleClassroom(sample: SampleClass, now: Date): StoredClassroom {
  const at = clockOf(now);
  const criada_em = at(sample.createdDaysAgo, 10);
  return {
    id: sample.id,
    nome: sample.nome,
    descricao: sample.descricao,
    criada_em,
    temas: themesOf(sample, now).toReversed(),
    tema_versao: sample.themes.length,
    alunos: byName(
      rowsOf(sample).map(({ id, name }, index) => ({
        id,
        nome: name,
        entrou_em: at(sample.createdDaysAgo - 1 - (index % 5), 12),
      })),
    ),
    nomes: [],
    convite: null,
    arquivada: false,
    removidos: [],
    envios: [],
  };
}

/** The submissions of the sample students, in any order. */
export function sampleSubmissions(sample: SampleClass, now: Date): StoredSubmission[] {
  const themes = themesOf(sample, now);
  return rowsOf(sample).flatMap(({ id: aluno_id, essays }, student) =>
    essays.flatMap((code, number) => {
      const theme = themes[number];
      if (!theme || code.startsWith('-')) return [];
      const id = `${aluno_id}-${number + 1}`;
      const niveis = readLevels(code);
      return {
        id,
        redacao_id: id,
        aluno_id,
        tema_id: theme.id,
        tema: theme.tema,
        enviado_em: sentAt(sample, { id, student, number }, now),
        niveis,
        achados: niveis ? sampleFindings(niveis, student + number) : {},
      };
    }),
  );
}

function themesOf({ id, themes }: SampleClass, now: Date): ClassTheme[] {
  const at = clockOf(now);
  return themes.map(({ tema, daysAgo, daysToWrite }, index) => ({
    id: `${id}-tema-${index + 1}`,
    tema,
    criado_em: at(daysAgo, 9),
    prazo: new Date(Date.parse(at(daysAgo - daysToWrite - 1, 0)) - 1).toISOString(),
  }));
}

function rowsOf({ id, students }: SampleClass): Row[] {
  return students
    .trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', essays = ''] = line.split(':');
      return { id: `${id}-${index + 1}`, name: name.trim(), essays: essays.trim().split(' ') };
    });
}

function readLevels(code: string): FiveLevels | null {
  if (code.startsWith('?')) return null;
  return [...code].map((steps) => toLevel(Number(steps) * STEP)) as unknown as FiveLevels;
}

/** Spreads submissions over the available days, at hours at which students write. */
function sentAt(
  sample: SampleClass,
  essay: { id: string; student: number; number: number },
  now: Date,
): string {
  const { student, number } = essay;
  const { daysAgo = 0, daysToWrite = 0 } = sample.themes[number] ?? {};
  const days = Math.min(daysToWrite, daysAgo - QUIET_DAYS);
  const late = sample.late[essay.id];
  const inTime = daysAgo - 1 - ((student * 5 + number * 3) % days);
  const day = sample.latest[essay.id] ?? (late ? daysAgo - daysToWrite - late : inTime);
  return clockOf(now)(day, 14 + ((student * 3 + number) % 9) - student / 60);
}

/** Returns a function that converts days before the day of `now` and hours in São Paulo to instants. */
function clockOf(now: Date) {
  const today = saoPauloDayNumber(now) * DAY_MS + MIDNIGHT * HOUR_MS;
  return (daysAgo: number, hour: number) =>
    new Date(today - daysAgo * DAY_MS + Math.round(hour * 60) * 60_000).toISOString();
}
