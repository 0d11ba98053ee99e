import { isSameDraft } from './draft-moves';
import type { DraftRepository } from '@/data/services';
import type { Draft } from '@/domain/essay/draft';

export const SAVE_DELAY_MS = 500;

/** Edits this fresh count as unsaved when another tab saves: two people may be writing at once. */
export const RECENT_EDIT_MS = 5000;

export type DraftState = {
  draft: Draft;
  /** When the draft last reached the device; null before the first save. */
  savedAt: string | null;
  /** The device refused the last save: the draft lives in this tab only. */
  isRefused: boolean;
  /** A second version on offer: another tab's newer one, or ours after that one was taken. */
  other: { draft: Draft; isNewer: boolean } | null;
};

export type DraftKeeper = {
  get(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Takes a new draft and saves it a little later. */
  change(move: (draft: Draft) => Draft): void;
  /** Saves what is not saved yet, now. */
  flush(): void;
  /** Takes the other tab's version; ours becomes the one on offer. */
  takeOther(): void;
  dismissOther(): void;
  /** Listens to the other tabs until the returned function is called. */
  connect(): () => void;
};

export type DraftKeeperPorts = {
  drafts: DraftRepository;
  now: () => Date;
  userId: string;
  /** Who is signed in now. Once it is someone else, nothing of this draft is written and nothing of theirs read. */
  currentUserId: () => string | null;
  /** True while a correction runs: the text being corrected stays where it is. */
  isHeld?: () => boolean;
};

/** Keeps the draft of one user: saves while typing, follows the other tabs, loses nothing. */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { drafts, now, userId, currentUserId, isHeld = () => false } = ports;
  const listeners = new Set<() => void>();
  const loaded = drafts.load();
  let state: DraftState = { draft: loaded, savedAt: loaded.updatedAt, isRefused: false, other: null };
  let isDirty = false;
  let editedAtMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(patch: Partial<DraftState>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  function flush(): void {
    clearTimeout(timer);
    // With nobody signed in (a sign-out this very moment) the device still keeps it for its last user.
    if (!isDirty || (currentUserId() ?? userId) !== userId) return;
    isDirty = false;
    const draft = { ...state.draft, updatedAt: now().toISOString() };
    const isKept = drafts.save(draft);
    update({ draft, isRefused: !isKept, savedAt: isKept ? draft.updatedAt : state.savedAt });
  }

  function change(move: (draft: Draft) => Draft): void {
    const draft = move(state.draft);
    if (isSameDraft(draft, state.draft)) return;
    isDirty = true;
    editedAtMs = now().getTime();
    update({ draft });
    clearTimeout(timer);
    timer = setTimeout(flush, SAVE_DELAY_MS);
  }

  function followOtherTab(): void {
    if (currentUserId() !== userId) return;
    const theirs = drafts.load();
    if (isSameDraft(theirs, state.draft)) return;
    const hasOwnEdits = isDirty || now().getTime() - editedAtMs < RECENT_EDIT_MS;
    if (hasOwnEdits || isHeld()) {
      // Saving at once would answer the other tab's save for ever; the next edit or the page's end does it.
      isDirty = true;
      update({ other: { draft: theirs, isNewer: true } });
    } else {
      update({ draft: theirs, savedAt: theirs.updatedAt, other: null });
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    flush,
    takeOther() {
      const { other, draft } = state;
      if (!other) return;
      change(() => other.draft);
      update({ other: { draft, isNewer: false } });
    },
    dismissOther: () => update({ other: null }),
    connect: () => drafts.subscribe(followOtherTab),
  };
}
