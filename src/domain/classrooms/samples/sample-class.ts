import { toLevel } from '../../rubric/competency.ts';
import { saoPauloDayNumber } from '../../time/sao-paulo.ts';
import type { ClassTheme } from '../classroom.ts';
import type { KeptClassroom, KeptSending } from '../kept-classroom.ts';
import type { FiveLevels } from '../sent-essay.ts';
import { sampleFindings } from './sample-findings.ts';

/** A made-up class, told in days before today. */
export type SampleClass = {
  id: string;
  nome: string;
  descricao: string;
  createdDaysAgo: number;
  /** The oldest first. */
  themes: readonly { tema: string; daysAgo: number; daysToWrite: number }[];
  /** Days ago of the essays that are to stand first among the recent ones. */
  latest: Readonly<Record<string, number>>;
  /**
   * A line per student: name and, per theme, the levels of the five competencies in steps of 40. `?????` is pending,
   * `-----` not written.
   */
  students: string;
};

type Row = { id: string; name: string; essays: string[] };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Midnight in São Paulo, in hours UTC. */
const MIDNIGHT = 3;
const STEP = 40;
/** Nobody of the others wrote during the last days, so that the latest are those with a text. */
const QUIET_DAYS = 3;

/** The classroom as it stands on the day of `now`. */
export function sampleClassroom(sample: SampleClass, now: Date): KeptClassroom {
  const at = clockOf(now);
  const createdAt = at(sample.createdDaysAgo, 10);
  return {
    id: sample.id,
    nome: sample.nome,
    descricao: sample.descricao,
    createdAt,
    themes: themesOf(sample, now).toReversed(),
    themeVersion: sample.themes.length,
    students: rowsOf(sample)
      .map(({ id, name }, index) => ({ id, name, joinedAt: at(sample.createdDaysAgo - 1 - (index % 5), 12) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    expected: [],
    invite: null,
    removed: [],
    sent: [],
  };
}

/** What its students have sent, in any order. */
export function sampleSendings(sample: SampleClass, now: Date): KeptSending[] {
  const themes = themesOf(sample, now);
  return rowsOf(sample).flatMap(({ id: studentId, essays }, student) =>
    essays.flatMap((code, number) => {
      const theme = themes[number];
      if (!theme || code.startsWith('-')) return [];
      const id = `${studentId}-${number + 1}`;
      const levels = readLevels(code);
      return {
        id,
        essayId: id,
        studentId,
        themeId: theme.id,
        theme: theme.tema,
        sentAt: sentAt(sample, { id, student, number }, now),
        levels,
        findings: levels ? sampleFindings(levels, student + number) : {},
      };
    }),
  );
}

function themesOf({ id, themes }: SampleClass, now: Date): ClassTheme[] {
  const at = clockOf(now);
  return themes.map(({ tema, daysAgo, daysToWrite }, index) => ({
    id: `${id}-tema-${index + 1}`,
    tema,
    assignedAt: at(daysAgo, 9),
    dueAt: new Date(Date.parse(at(daysAgo - daysToWrite - 1, 0)) - 1).toISOString(),
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

/** Spread over the days there were, at hours at which students write. */
function sentAt(
  sample: SampleClass,
  essay: { id: string; student: number; number: number },
  now: Date,
): string {
  const { student, number } = essay;
  const { daysAgo = 0, daysToWrite = 0 } = sample.themes[number] ?? {};
  const days = Math.min(daysToWrite, daysAgo - QUIET_DAYS);
  const day = sample.latest[essay.id] ?? daysAgo - 1 - ((student * 5 + number * 3) % days);
  return clockOf(now)(day, 14 + ((student * 3 + number) % 9) - student / 60);
}

/** Instants by days before the day of `now` and hours of São Paulo. */
function clockOf(now: Date) {
  const today = saoPauloDayNumber(now) * DAY_MS + MIDNIGHT * HOUR_MS;
  return (daysAgo: number, hour: number) =>
    new Date(today - daysAgo * DAY_MS + Math.round(hour * 60) * 60_000).toISOString();
}
