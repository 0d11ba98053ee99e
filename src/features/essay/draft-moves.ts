import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { isBlank } from '@/domain/essay/send-rules';

/*
 * Effects of the editor's buttons and keys on the draft (R-ESSAY-8).
 * `backup` is the essay just corrected. It exists only beside an empty essay: with a theme the screen is "done",
 * without one it is blank and can still restore the essay.
 */

/**
 * Applies an edit by the student. Writing a new text drops the backup, because the history contains the essay in
 * the backup and the new text is not a version of it.
 */
export function edit(draft: Draft, patch: Partial<Pick<Draft, 'theme' | 'essay'>>): Draft {
  const edited = { ...draft, ...patch };
  return {
    ...edited,
    backup: '',
    rewriting: draft.backup === '' ? draft.rewriting : null,
    isFromPhoto: draft.isFromPhoto && draft.backup === '' && !isBlank(edited.essay),
  };
}

/** Sets a text that was recognized in photos, or typed beside a photo. */
export function read(draft: Draft, essay: string): Draft {
  return { ...edit(draft, { essay }), isFromPhoto: !isBlank(essay) };
}

/** After a correction: moves the text to the backup, so that a new version of it can be written. */
export function putAside(draft: Draft, correctionId: string): Draft {
  return { ...draft, essay: '', backup: draft.essay, rewriting: { of: correctionId, ticked: [] } };
}

/** "Reescrever": a draft with the essay of a correction. */
export function rewrite(correction: Correction): Draft {
  const { theme, originalText: essay } = correction;
  return { ...EMPTY_DRAFT, theme, essay, rewriting: { of: storedIdOf(correction), ticked: [] } };
}

/** Ticks or unticks one of the former correction's steps. */
export function tick(draft: Draft, step: number): Draft {
  const { rewriting } = draft;
  if (!rewriting) return draft;
  const others = rewriting.ticked.filter((one) => one !== step);
  const ticked = others.length < rewriting.ticked.length ? others : [...others, step];
  return { ...draft, rewriting: { ...rewriting, ticked } };
}

/** Makes the essay independent instead of a new version. */
export function stopRewriting(draft: Draft): Draft {
  return { ...draft, rewriting: null };
}

/** "Enviar nova redação" clears theme, text and backup. */
export function startNew(): Draft {
  return EMPTY_DRAFT;
}

/** "Refazer esta redação" restores the backup. */
export function redo(draft: Draft): Draft {
  return { ...draft, essay: draft.backup, backup: '' };
}

/** "Nova redação em branco" clears theme and text, not the backup. */
export function startBlank(draft: Draft): Draft {
  return { ...draft, theme: '', essay: '' };
}

/** Whether the corrected essay can still be restored on the blank screen. */
export function canRedo(draft: Draft): boolean {
  return draft.essay === '' && draft.backup !== '';
}

/** Whether two drafts have the same content, regardless of when they were saved. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.theme === other.theme &&
    one.essay === other.essay &&
    one.backup === other.backup &&
    (one.isFromPhoto ?? false) === (other.isFromPhoto ?? false) &&
    one.rewriting?.of === other.rewriting?.of &&
    one.rewriting?.ticked.join() === other.rewriting?.ticked.join()
  );
}

/** Whether replacing the draft with `later` loses none of its essay. */
export function survivesIn({ essay }: Draft, later: Draft): boolean {
  return isBlank(essay) || later.essay.startsWith(essay) || later.backup === essay;
}
