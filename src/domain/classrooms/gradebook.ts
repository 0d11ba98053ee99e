import { COMPETENCY_NUMBERS } from '../rubric/competency.ts';
import { latestFirst } from '../time/latest-first.ts';
import { totalOf } from './class-figures.ts';
import type { Classroom, ClassTheme } from './classroom.ts';
import { writersOf, type ClassWriter } from './class-writers.ts';
import { delayAfter, isOver, type Delay } from './late-work.ts';
import { wasThemeFor } from './missing-students.ts';
import { countingLevels, type FiveLevels, type Submission } from './submission.ts';

/** The latest essay of a student on a theme; `sent` is the number of essays by this student on the theme. */
export type GradeEntry = {
  state: 'sent';
  essay: Submission;
  /** The valid levels; null if the levels are not valid yet ("Pendente"). */
  levels: FiveLevels | null;
  total: number | null;
  delay: Delay | null;
  sent: number;
};

/**
 * A cell without an essay. `missing`: the due date has passed or, without a due date, another theme has replaced
 * this one. `open`: neither has happened yet. `away`: the student joined only afterwards.
 */
export type EmptyCell = { state: 'missing' | 'open' | 'away' };
export type GradeCell = GradeEntry | EmptyCell;

/** Means of totals and of levels, each rounded to whole points; null if there is no valid level. */
export type Means = { total: number | null; competencies: readonly (number | null)[] };

/** Summary of some cells. */
export type GradeSummary = { means: Means; missing: number; late: number };

export type GradeRow = GradeSummary & {
  student: ClassWriter;
  /** One cell per theme, in the order of the columns. */
  cells: readonly GradeCell[];
};

export type GradeColumn = GradeSummary & { theme: ClassTheme };

export type Gradebook = {
  /** One column per theme, the oldest theme first. */
  columns: readonly GradeColumn[];
  /** Sorted by name; students who have not joined are included if they have an essay. */
  rows: readonly GradeRow[];
  all: GradeSummary;
  /** Number of essays on themes that do not belong to the class; these essays are in no cell. */
  elsewhere: number;
};

/** The table of students by themes, from all essays sent to a class. A teacher's level replaces the corrector's. */
export function gradebook(
  classroom: Pick<Classroom, 'temas' | 'alunos' | 'nomes'>,
  essays: readonly Submission[],
  now: Date,
): Gradebook {
  const themes = classroom.temas.toReversed();
  const byPlace = new Map<string, Submission[]>();
  for (const essay of essays.toSorted(latestFirst('enviado_em'))) {
    const place = placeOf(essay.aluno_id, essay.tema_id);
    const there = byPlace.get(place);
    if (there) there.push(essay);
    else byPlace.set(place, [essay]);
  }
  const rows = writersOf(classroom, essays).map((student): GradeRow => {
    const cells = themes.map((theme): GradeCell => {
      const [essay, ...others] = byPlace.get(placeOf(student.id, theme.id)) ?? [];
      if (essay) return toEntry(essay, theme, 1 + others.length);
      return { state: emptyState(classroom.temas, theme, student, now) };
    });
    return { student, cells, ...summaryOf(cells) };
  });
  const known = new Set(themes.map(({ id }) => id));
  return {
    columns: themes.map((theme, at) => ({
      theme,
      ...summaryOf(rows.flatMap(({ cells }) => cells[at] ?? [])),
    })),
    rows,
    all: summaryOf(rows.flatMap(({ cells }) => cells)),
    elsewhere: essays.filter(({ tema_id }) => tema_id === null || !known.has(tema_id)).length,
  };
}

function placeOf(studentId: string, themeId: string | null): string {
  return `${studentId} ${themeId}`;
}

function toEntry(essay: Submission, { prazo }: ClassTheme, sent: number): GradeEntry {
  const levels = countingLevels(essay);
  return {
    state: 'sent',
    essay,
    levels,
    total: levels && totalOf(levels),
    delay: delayAfter(prazo, essay.enviado_em),
    sent,
  };
}

function emptyState(
  themes: readonly ClassTheme[],
  theme: ClassTheme,
  student: ClassWriter,
  now: Date,
): EmptyCell['state'] {
  if (!wasThemeFor(themes, theme, student)) return 'away';
  const isPast = theme.prazo === null ? themes[0]?.id !== theme.id : isOver(theme.prazo, now);
  return isPast ? 'missing' : 'open';
}

function summaryOf(cells: readonly GradeCell[]): GradeSummary {
  const entries = cells.filter((cell) => cell.state === 'sent');
  const counting = entries.flatMap(({ levels }) => (levels ? [levels] : []));
  return {
    means: {
      total: meanOf(counting.map(totalOf)),
      competencies: COMPETENCY_NUMBERS.map((competency) =>
        meanOf(counting.map((levels) => levels[competency - 1] ?? 0)),
      ),
    },
    missing: cells.filter(({ state }) => state === 'missing').length,
    late: entries.filter(({ delay }) => delay !== null).length,
  };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
