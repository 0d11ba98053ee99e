import { isSameDraft, putAside, survivesIn } from './draft-moves';
import type { DraftRepository } from '@/data/services';
import type { Draft } from '@/domain/essay/draft';
import { createState } from '@/lib/create-state';

export const SAVE_DELAY_MS = 500;

/** Saving interval (ms) while typing without a pause; limits the loss in a crash. */
export const SAVE_AT_LATEST_MS = 2000;

/** Edits within this time (ms) count as unsaved when another tab saves, as both tabs may be in use. */
export const RECENT_EDIT_MS = 5000;

/** A second version of the draft: a newer version from another tab, or a text that was replaced in this tab. */
export type OtherVersion = { draft: Draft; isNewer: boolean };

export type DraftState = {
  draft: Draft;
  /** Time of the last successful save on the device; null before the first save. */
  savedAt: string | null;
  /** Whether the device refused the last save, so that the draft exists only in this tab. */
  isRefused: boolean;
  /**
   * The version offered to the student. Once it is accepted or dismissed, the version offered before it is offered
   * again.
   */
  other: OtherVersion | null;
};

export type DraftKeeper = {
  get(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Replaces the draft and schedules saving. */
  change(move: (draft: Draft) => Draft): void;
  /** Saves unsaved changes immediately. */
  flush(): void;
  /** Switches to the other tab's version; the current version is offered in its place. */
  takeOther(): void;
  dismissOther(): void;
  /** Removes the essay that was sent for this correction. A newer text of another tab stays. */
  clearSent(correctionId: string): void;
  /**
   * Called when another tab edits the draft. From then on, this tab shows the saved drafts and writes nothing.
   * Returns the unsaved draft, if any.
   */
  follow(): Draft | null;
  /**
   * Called when this tab edits again. It continues with the draft handed over by the other tab, or else with the
   * stored draft.
   */
  lead(handedOver: Draft | null): void;
  /** Listens for changes by other tabs until the returned function is called. */
  connect(): () => void;
};

export type DraftKeeperPorts = {
  drafts: DraftRepository;
  now: () => Date;
  userId: string;
  /**
   * The user currently signed in. While another user is signed in, this draft is not saved and that user's draft is
   * not loaded.
   */
  currentUserId: () => string | null;
  /** True while a correction runs, because the text being corrected must not change. */
  isHeld?: () => boolean;
};

/** Keeper of one user's draft: saves it while typing and follows changes by other tabs. */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { drafts, now, userId, currentUserId, isHeld = () => false } = ports;
  const loaded = drafts.load();
  const { get, set, subscribe } = createState<DraftState>({
    draft: loaded,
    savedAt: loaded.updatedAt,
    isRefused: false,
    other: null,
  });
  /**
   * The last draft that this tab loaded from or saved on the device. Any other draft on the device comes from
   * another tab.
   */
  let known = loaded;
  let offers: OtherVersion[] = [];
  let isDirty = false;
  /** Whether the shown text came from another tab, which also stores it. */
  let isFollowed = false;
  let editedAtMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;

  function update(patch: Partial<DraftState>): void {
    set({ ...get(), ...patch });
  }

  function offer(next: OtherVersion[], patch: Partial<DraftState> = {}): void {
    offers = next;
    update({ ...patch, other: offers.at(-1) ?? null });
  }

  function stopTimers(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    latest = undefined;
  }

  function flush(): void {
    if (!isFollowing) save();
  }

  function save(): void {
    stopTimers();
    // The draft is also saved during a sign-out, because the device keeps the draft of its last user.
    if (!isDirty || (currentUserId() ?? userId) !== userId) return;
    const draft = { ...get().draft, updatedAt: now().toISOString() };
    const isKept = drafts.save(draft);
    // A refused save is retried when the field loses focus and when the page is hidden or closed.
    isDirty = !isKept;
    if (isKept) known = draft;
    update({ draft, isRefused: !isKept, savedAt: isKept ? draft.updatedAt : get().savedAt });
  }

  function change(move: (draft: Draft) => Draft): void {
    if (!isFollowing) put(move);
  }

  function put(move: (draft: Draft) => Draft): void {
    const draft = move(get().draft);
    if (isSameDraft(draft, get().draft)) return;
    isDirty = true;
    isFollowed = false;
    editedAtMs = now().getTime();
    update({ draft });
    clearTimeout(timer);
    timer = setTimeout(flush, SAVE_DELAY_MS);
    latest ??= setTimeout(flush, SAVE_AT_LATEST_MS);
  }

  /**
   * Replaces the draft `replaced` with another tab's draft. If the new draft lacks the text of `replaced`,
   * `replaced` stays on offer.
   */
  function takeOver(theirs: Draft, replaced: Draft): void {
    const waiting = offers
      .filter(({ draft }) => !survivesIn(draft, theirs))
      .map(({ draft }) => ({ draft, isNewer: false }));
    // A text from another tab does not displace the offer of a text written in this tab.
    const isOffered = !isFollowing && !survivesIn(replaced, theirs) && !(isFollowed && waiting.length > 0);
    stopTimers();
    known = theirs;
    isDirty = false;
    isFollowed = true;
    editedAtMs = -Infinity;
    offer(isOffered ? [...waiting, { draft: replaced, isNewer: false }] : waiting, {
      draft: theirs,
      savedAt: theirs.updatedAt,
      isRefused: false,
    });
  }

  function followOtherTab(): void {
    if (currentUserId() !== userId) return;
    const theirs = drafts.load();
    if (isSameDraft(theirs, get().draft)) return;
    // The absolute value is compared, because otherwise an edit would count as recent for hours after the clock is
    // set back.
    const hasOwnEdits = isDirty || Math.abs(now().getTime() - editedAtMs) < RECENT_EDIT_MS;
    if (isHeld() && isFollowing) return;
    if ((hasOwnEdits && !isFollowing) || isHeld()) {
      // The draft is not saved now, because two tabs would otherwise react to each other's saves forever. The next
      // edit, or leaving the page, saves the draft.
      isDirty = true;
      offer([...offers.filter(({ isNewer }) => !isNewer), { draft: theirs, isNewer: true }]);
    } else {
      takeOver(theirs, get().draft);
    }
  }

  function clearSent(correctionId: string): void {
    const sent = get().draft;
    const cleared = putAside(sent, correctionId);
    const stored = drafts.load();
    const isOfOtherTab =
      currentUserId() === userId && !isSameDraft(stored, known) && !survivesIn(stored, sent);
    if (isOfOtherTab) return takeOver(stored, cleared);
    put(() => cleared);
    // The cleared draft is saved even if another tab has started to edit, because the essay shown there is the one
    // that was sent.
    save();
    // No unsaved text is left, so the next text of another tab may be shown.
    editedAtMs = -Infinity;
    offer(offers.filter(({ draft }) => !survivesIn(draft, cleared)));
  }

  return {
    get,
    subscribe,
    change,
    flush,
    takeOther() {
      const { other, draft } = get();
      if (!other) return;
      change(() => other.draft);
      offer([...offers.slice(0, -1), { draft, isNewer: false }]);
    },
    dismissOther: () => offer(offers.slice(0, -1)),
    clearSent,
    follow() {
      const unsaved = isDirty ? get().draft : null;
      stopTimers();
      isFollowing = true;
      isDirty = false;
      editedAtMs = -Infinity;
      followOtherTab();
      return unsaved;
    },
    lead(handedOver) {
      isFollowing = false;
      followOtherTab();
      if (!handedOver) return;
      change(() => handedOver);
      flush();
    },
    connect() {
      const disconnect = drafts.subscribe(followOtherTab);
      // Another tab may have saved since the draft was loaded.
      followOtherTab();
      return disconnect;
    },
  };
}
