import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { isBlank } from '@/domain/essay/send-rules';

/*
 * What the buttons and keys of the editor do to the draft (R-ESSAY-8).
 * `backup` is the essay just corrected. It stands only beside an empty essay: with a theme the screen is "done",
 * without one it is blank and still offers the essay back.
 */

/**
 * A key press. Whoever starts writing again no longer needs the backup: the history has that essay, and the text begun is no
 * version of it.
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

/** A text that was read from photos, or typed beside one. */
export function read(draft: Draft, essay: string): Draft {
  return { ...edit(draft, { essay }), isFromPhoto: !isBlank(essay) };
}

/** The essay was corrected: the text goes away and stays as backup, for a new version of that correction's. */
export function putAside(draft: Draft, correctionId: string): Draft {
  return { ...draft, essay: '', backup: draft.essay, rewriting: { of: correctionId, ticked: [] } };
}

/** "Reescrever": the essay of a correction on the sheet again. */
export function rewrite(correction: Correction): Draft {
  const { theme, originalText: essay } = correction;
  return { ...EMPTY_DRAFT, theme, essay, rewriting: { of: storedIdOf(correction), ticked: [] } };
}

/** Ticks a step of the former correction, or takes the tick away. */
export function tick(draft: Draft, step: number): Draft {
  const { rewriting } = draft;
  if (!rewriting) return draft;
  const others = rewriting.ticked.filter((one) => one !== step);
  const ticked = others.length < rewriting.ticked.length ? others : [...others, step];
  return { ...draft, rewriting: { ...rewriting, ticked } };
}

/** No longer as a new version: an essay of its own. */
export function stopRewriting(draft: Draft): Draft {
  return { ...draft, rewriting: null };
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
  return (
    one.theme === other.theme &&
    one.essay === other.essay &&
    one.backup === other.backup &&
    (one.isFromPhoto ?? false) === (other.isFromPhoto ?? false) &&
    one.rewriting?.of === other.rewriting?.of &&
    one.rewriting?.ticked.join() === other.rewriting?.ticked.join()
  );
}

/** Whether nothing of the essay is lost when `later` takes its place. */
export function survivesIn({ essay }: Draft, later: Draft): boolean {
  return isBlank(essay) || later.essay.startsWith(essay) || later.backup === essay;
}
