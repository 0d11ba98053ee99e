/**
 * What the editor keeps while a student writes. `backup` is the essay just sent, for "Refazer esta redação"
 * (R-ESSAY-7). An empty draft has empty strings and `updatedAt` null.
 */
export type Draft = {
  theme: string;
  essay: string;
  backup: string;
  updatedAt: string | null;
  rewriting: Rewriting | null;
  /** The essay, or its backup, came from photos of a sheet. */
  isFromPhoto?: boolean | undefined;
};

/** The essay, or its backup, is a new version of this correction's; `ticked` are the indices of its steps that are done. */
export type Rewriting = { of: string; ticked: number[] };

export const EMPTY_DRAFT: Draft = { theme: '', essay: '', backup: '', updatedAt: null, rewriting: null };

/** Whether the essay was corrected and nothing was begun since: the screen shows what to do next, not the sheet. */
export function isDone(draft: Draft): boolean {
  return draft.essay === '' && draft.backup !== '' && draft.theme !== '';
}

/** What a theme may have, in the editor, the functions and the tables. The longest official one has 121 characters. */
export const MAX_THEME_CHARACTERS = 300;

/** What the functions take and the tables hold of an essay. */
export const MAX_ESSAY_CHARACTERS = 20_000;
