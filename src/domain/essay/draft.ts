/**
 * The editor's saved state. `backup` is the essay just sent, for "Refazer esta redação" (R-ESSAY-7). An empty draft has empty
 * strings and a null `updatedAt`.
 */
export type Draft = {
  theme: string;
  essay: string;
  backup: string;
  updatedAt: string | null;
  rewriting: Rewriting | null;
  /** Whether the essay, or its backup, came from photos of a sheet. */
  isFromPhoto?: boolean | undefined;
};

/**
 * Marks the essay, or its backup, as a new version of correction `of`; `ticked` contains the indices of the
 * correction's steps that the student has done.
 */
export type Rewriting = { of: string; ticked: number[] };

export const EMPTY_DRAFT: Draft = { theme: '', essay: '', backup: '', updatedAt: null, rewriting: null };

/**
 * Whether the essay was corrected and no new essay was begun. The screen then shows the next actions instead of the
 * editor.
 */
export function isDone(draft: Draft): boolean {
  return draft.essay === '' && draft.backup !== '' && draft.theme !== '';
}

/**
 * Maximum length of a theme in the editor, the functions and the tables. The longest official theme has 121
 * characters.
 */
export const MAX_THEME_CHARACTERS = 300;

/** Maximum length of an essay in the functions and the tables. */
export const MAX_ESSAY_CHARACTERS = 20_000;
