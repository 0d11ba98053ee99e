import { MIN_WORDS } from '../essay/send-rules.ts';
import { countWords } from '../text/counts.ts';
import { estimateEssayLines, INSUFFICIENT_LINES } from '../text/estimate-handwritten-lines.ts';
import type { ClassTheme } from './classroom.ts';

/** Pages of one pile of photos: what a teacher carries home of a class, some sheets with two pages. */
export const MAX_PILE_PAGES = 60;

/** Whose a page is, where the teacher said so; null: it is left out. */
export type ChosenWriters = Readonly<Record<string, string | null>>;

/** A page and whose it is; null where it is left out, or the roster is at its end. */
export type AssignedPage<Page> = { page: Page; writer: string | null };

/**
 * Whose pages these are: what the teacher chose, else the student after the one of the page before, in the order of the
 * roster. So one choice moves all the pages behind it.
 */
export function assignPages<Page extends { id: string }>(
  pages: readonly Page[],
  roster: readonly { id: string }[],
  chosen: ChosenWriters,
): AssignedPage<Page>[] {
  let next = 0;
  return pages.map((page) => {
    const choice = chosen[page.id];
    if (choice === null) return { page, writer: null };
    const at = choice === undefined ? next : roster.findIndex(({ id }) => id === choice);
    const writer = roster[at]?.id ?? null;
    if (writer !== null) next = at + 1;
    return { page, writer };
  });
}

/** What one student wrote: the pages in the order of the pile. */
export type PileSheet<Page> = { writer: string; pages: readonly Page[] };

/** The sheets of a pile, in the order of their first pages. */
export function sheetsOf<Page>(assigned: readonly AssignedPage<Page>[]): PileSheet<Page>[] {
  const sheets = new Map<string, Page[]>();
  for (const { page, writer } of assigned)
    if (writer !== null) sheets.set(writer, [...(sheets.get(writer) ?? []), page]);
  return [...sheets].map(([writer, pages]) => ({ writer, pages }));
}

/** The theme of the class that the essays of a pile are on, as the server finds it: its newest of that name. */
export function themeOfPile<Theme extends Pick<ClassTheme, 'tema'>>(
  temas: readonly Theme[],
  theme: string,
): Theme | undefined {
  const bare = theme.trim().toLocaleLowerCase('pt-BR');
  return temas.find(({ tema }) => tema.toLocaleLowerCase('pt-BR') === bare);
}

/** A text the exam annuls for its length, or one with fewer words than a student may send (R-ESSAY-2). */
export type TooShort = 'too-few-lines' | 'too-few-words';

/** What a teacher is told of a text before it is corrected: a page may be missing. null where it is long enough. */
export function shortnessOf(text: string): TooShort | null {
  if (estimateEssayLines(text) <= INSUFFICIENT_LINES) return 'too-few-lines';
  return countWords(text) < MIN_WORDS ? 'too-few-words' : null;
}
