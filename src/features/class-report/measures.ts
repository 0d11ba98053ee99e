import type { ClassFigures, Statistic } from '@/domain/classrooms/class-figures';
import type { ThemePoint } from '@/domain/classrooms/class-timeline';
import {
  COMPETENCY_NAMES,
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  MAX_TOTAL,
  ROMAN_NUMERALS,
  type CompetencyNumber,
} from '@/domain/rubric/competency';

/** A measure of the timeline: the total, or the level of one competency. */
export type Measure = 'total' | CompetencyNumber;

export const MEASURES: readonly { measure: Measure; name: string }[] = [
  { measure: 'total', name: 'Nota total' },
  ...COMPETENCY_NUMBERS.map((measure) => ({
    measure,
    name: `${ROMAN_NUMERALS[measure]} ${COMPETENCY_NAMES[measure]}`,
  })),
];

export function maxOf(measure: Measure): number {
  return measure === 'total' ? MAX_TOTAL : MAX_LEVEL;
}

/** A theme with mean and deviation of one measure, in whole points. */
export type MeasuredTheme = Statistic & {
  id: string;
  theme: string;
  /** The day on which the theme was assigned: "12 out". */
  day: string;
  /** Number of essays, excluding pending ones. */
  essays: number;
};

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'short',
});

/** The statistic of one measure for each theme, in the given order. Themes without counted essays are left out. */
export function measuredThemes(timeline: readonly ThemePoint[], measure: Measure): MeasuredTheme[] {
  return timeline.flatMap(({ theme: { id, tema, criado_em }, figures }) => {
    const statistic = statisticOf(figures, measure);
    if (!statistic) return [];
    return {
      id,
      theme: tema,
      day: dayFormat.format(new Date(criado_em)).replace(' de ', ' ').replace('.', ''),
      essays: figures.sent - figures.pending,
      mean: Math.round(statistic.mean),
      deviation: Math.round(statistic.deviation),
    };
  });
}

function statisticOf({ total, competencies }: ClassFigures, measure: Measure): Statistic | null {
  if (measure === 'total') return total;
  return competencies.find(({ competency }) => competency === measure) ?? null;
}
