import { formatDate } from '@/copy/dates';
import type { ScorePoint, SeriesStep } from '@/domain/progress/score-series';
import { lazily } from '@/domain/text/memo';

const ZONE = { timeZone: 'America/Sao_Paulo' } as const;
const day = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...ZONE, day: 'numeric', month: 'short' }));
const month = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...ZONE, month: 'short', year: 'numeric' }));
const year = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...ZONE, year: 'numeric' }));

/** Label of a point below the axis: "12 jul", "jul 2025", "2025". */
export function tickName(point: ScorePoint | undefined, step: SeriesStep): string {
  if (!point || isUndated(point)) return '–';
  const date = new Date(point.date);
  if (step === 'year') return year().format(date);
  return (step === 'month' ? month : day)().format(date).replaceAll(' de ', ' ').replace('.', '');
}

/**
 * Label of a point outside the axis, where it must be complete: "12/07/2025", "semana de 12/07/2025", "jul 2025",
 * "2025".
 */
export function pointName(point: ScorePoint, step: SeriesStep): string {
  if (isUndated(point)) return 'sem data';
  if (step === 'essay') return formatDate(new Date(point.date));
  return step === 'week' ? `semana de ${formatDate(new Date(point.date))}` : tickName(point, step);
}

/** Whether the point has no valid date; a date that could not be parsed is treated as the epoch. */
function isUndated({ date }: ScorePoint): boolean {
  return !(Date.parse(date) > 0);
}
