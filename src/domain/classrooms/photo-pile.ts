import { MIN_WORDS } from '../essay/send-rules.ts';
import { countWords } from '../text/counts.ts';
import { estimateEssayLines, INSUFFICIENT_LINES } from '../text/estimate-handwritten-lines.ts';
import type { ClassTheme } from './classroom.ts';

/** Maximum pages in a pile of photos, enough for the sheets of one class, some of which have two pages. */
export const MAX_PILE_PAGES = 60;

/** The writer of each page as chosen by the teacher; null leaves the page out. */
export type ChosenWriters = Readonly<Record<string, string | null>>;

/** A page with its writer; `writer` is null if the page is left out or no student of the roster remains. */
export type AssignedPage<Page> = { page: Page; writer: string | null };

/**
 * Assigns pages to writers: the teacher's choice, else the student after the previous page's writer in the order of the
 * roster, so that one choice moves all later pages. The second of two facing pages (with the same `whole` photo) has the
 * writer of the first.
 */
export function assignPages<Page extends { id: string; whole?: object }>(
  pages: readonly Page[],
  roster: readonly { id: string }[],
  chosen: ChosenWriters,
): AssignedPage<Page>[] {
  let next = 0;
  const assigned: AssignedPage<Page>[] = [];
  for (const page of pages) {
    const before = assigned.at(-1);
    const isSecond = before?.page.whole !== undefined && before.page.whole === page.whole;
    const choice = isSecond && chosen[page.id] === undefined ? before.writer : chosen[page.id];
    const at = choice === undefined ? next : roster.findIndex(({ id }) => id === choice);
    const writer = roster[at]?.id ?? null;
    if (writer !== null) next = at + 1;
    assigned.push({ page, writer });
  }
  return assigned;
}

/** The pages of one student, in the order of the pile of photos. */
export type PileSheet<Page> = { writer: string; pages: readonly Page[] };

/** The sheets of a pile, in the order of their first pages. */
export function sheetsOf<Page>(assigned: readonly AssignedPage<Page>[]): PileSheet<Page>[] {
  const sheets = new Map<string, Page[]>();
  for (const { page, writer } of assigned)
    if (writer !== null) sheets.set(writer, [...(sheets.get(writer) ?? []), page]);
  return [...sheets].map(([writer, pages]) => ({ writer, pages }));
}

/** The theme of the class for the essays of a pile: the newest theme with this name, as chosen on the server. */
export function themeOfPile<Theme extends Pick<ClassTheme, 'tema'>>(
  temas: readonly Theme[],
  theme: string,
): Theme | undefined {
  const bare = theme.trim().toLocaleLowerCase('pt-BR');
  return temas.find(({ tema }) => tema.toLocaleLowerCase('pt-BR') === bare);
}

/** Either too few lines (the exam annuls such essays), or fewer words than a student may send (R-ESSAY-2). */
export type TooShort = 'too-few-lines' | 'too-few-words';

/** Warns before a text is corrected that it is short and a page may be missing; null if it is long enough. */
export function shortnessOf(text: string): TooShort | null {
  if (estimateEssayLines(text) <= INSUFFICIENT_LINES) return 'too-few-lines';
  return countWords(text) < MIN_WORDS ? 'too-few-words' : null;
}
