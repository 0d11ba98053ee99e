import { delayText } from '@/copy/classes';
import type { EmptyCell, GradeEntry } from '@/domain/classrooms/gradebook';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** What a cell without an essay says. */
export const EMPTY_TEXT: Record<EmptyCell['state'], string> = {
  missing: 'falta',
  open: 'ainda não',
  away: 'entrou depois',
};

/** "I 120, II 160, …" */
export function levelsText(levels: readonly number[]): string {
  return COMPETENCY_NUMBERS.map((number) => `${ROMAN_NUMERALS[number]} ${levels[number - 1]}`).join(', ');
}

/** What a link to an essay says after its figures: how late it came, and that it is the last of several. */
export function entryNotes({ delay, sent }: Pick<GradeEntry, 'delay' | 'sent'>): string[] {
  return [
    ...(delay ? [`atrasada ${delayText(delay)}`] : []),
    ...(sent > 1 ? [`a última de ${sent} redações`] : []),
  ];
}

/** The name of a link to an essay where its theme stands beside it. */
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

/** The day of an instant as heads have room for: "4 ago". */
export function shortDay(iso: string): string {
  return dayFormat.format(new Date(iso)).replace(' de ', ' ').replace('.', '');
}
