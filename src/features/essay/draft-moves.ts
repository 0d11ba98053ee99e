import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { isBlank } from '@/domain/essay/send-rules';

/*
 * What the buttons and keys of the editor do to the draft (R-ESSAY-8).
 * `backup` is the essay just corrected. It stands only beside an empty essay: with a theme the screen is "done",
 * without one it is blank and still offers the essay back.
 */

/** A key press. Whoever starts writing again no longer needs the backup: the history has that essay. */
export function edit(draft: Draft, patch: Partial<Pick<Draft, 'theme' | 'essay'>>): Draft {
  return { ...draft, ...patch, backup: '' };
}

/** The essay was corrected: the text goes away and stays as backup. */
export function putAside(draft: Draft): Draft {
  return { ...draft, essay: '', backup: draft.essay };
}

/** "Enviar nova redação" clears theme, text and backup. */
export function startNew(): Draft {
  return EMPTY_DRAFT;
}

/** "Refazer esta redação" brings the backup back. */
export function redo(draft: Draft): Draft {
  return { ...draft, essay: draft.backup, backup: '' };
}

/** "Nova redação em branco" clears theme and text, not the backup. */
export function startBlank(draft: Draft): Draft {
  return { ...draft, theme: '', essay: '' };
}

/** Whether a blank screen can still bring the corrected essay back. */
export function canRedo(draft: Draft): boolean {
  return draft.essay === '' && draft.backup !== '';
}

/** Same content, whenever it was saved. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.theme === other.theme && one.essay === other.essay && one.backup === other.backup;
}

/** Whether nothing of the essay is lost when `later` takes its place. */
export function survivesIn({ essay }: Draft, later: Draft): boolean {
  return isBlank(essay) || later.essay.startsWith(essay) || later.backup === essay;
}
