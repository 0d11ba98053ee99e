import { delayText } from '@/copy/classes';
import type { EmptyCell, GradeEntry } from '@/domain/classrooms/gradebook';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** Text of a cell without an essay. */
export const EMPTY_TEXT: Record<EmptyCell['state'], string> = {
  missing: 'falta',
  open: 'ainda não',
  away: 'entrou depois',
};

/** "I 120, II 160, …" */
export function levelsText(levels: readonly number[]): string {
  return COMPETENCY_NUMBERS.map((number) => `${ROMAN_NUMERALS[number]} ${levels[number - 1]}`).join(', ');
}

/** Notes after the figures in a link to an essay: its delay, and whether it is the last of several essays. */
export function entryNotes({ delay, sent }: Pick<GradeEntry, 'delay' | 'sent'>): string[] {
  return [
    ...(delay ? [`atrasada ${delayText(delay)}`] : []),
    ...(sent > 1 ? [`a última de ${sent} redações`] : []),
  ];
}

/** Accessible name of a link to an essay: figures, notes and theme. */
export function entryName(entry: GradeEntry, theme: string): string {
  const { total, levels } = entry;
  const figures = levels ? `${total}, ${levelsText(levels)}` : 'Pendente';
  return `${[figures, ...entryNotes(entry)].join(', ')}: ${theme}`;
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'short',
});

/** The date of an instant, short enough for headers: "4 ago". */
export function shortDay(iso: string): string {
  return dayFormat.format(new Date(iso)).replace(' de ', ' ').replace('.', '');
}
