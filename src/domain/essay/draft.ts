/**
 * What the editor keeps while a student writes. `backup` is the essay just sent, for "Refazer esta redação"
 * (spec §4). An empty draft has empty strings and `updatedAt` null.
 */
export type Draft = { theme: string; essay: string; backup: string; updatedAt: string | null };

export const EMPTY_DRAFT: Draft = { theme: '', essay: '', backup: '', updatedAt: null };

/** Whether the essay was corrected and nothing was begun since: the screen shows what to do next, not the sheet. */
export function isDone(draft: Draft): boolean {
  return draft.essay === '' && draft.backup !== '' && draft.theme !== '';
}
