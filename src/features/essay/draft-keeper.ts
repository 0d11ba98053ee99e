import { isSameDraft, putAside, survivesIn } from './draft-moves';
import type { DraftRepository } from '@/data/services';
import type { Draft } from '@/domain/essay/draft';
import { createState } from '@/lib/create-state';

export const SAVE_DELAY_MS = 500;

/** Without a pause, the draft is saved at this interval, which bounds what a crash can lose. */
export const SAVE_AT_LATEST_MS = 2000;

/** More recent edits count as unsaved when another tab saves: both tabs may be in use. */
export const RECENT_EDIT_MS = 5000;

/** A second version: another tab's newer one, or a text that stood here until another version took its place. */
export type OtherVersion = { draft: Draft; isNewer: boolean };

export type DraftState = {
  draft: Draft;
  /** When the draft last reached the device; null before the first save. */
  savedAt: string | null;
  /** The device refused the last save: the draft lives in this tab only. */
  isRefused: boolean;
  /** The version on offer; once it is taken or dismissed, the one offered before it comes back. */
  other: OtherVersion | null;
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
  /** Removes the essay that this correction is of. A newer text of another tab stays. */
  clearSent(correctionId: string): void;
  /** Another tab edits: from now on this one shows what it saves and writes nothing. Returns the unsaved draft, if any. */
  follow(): Draft | null;
  /** This tab edits again, from the stored draft or the one the other tab handed over. */
  lead(handedOver: Draft | null): void;
  /** Listens to the other tabs until the returned function is called. */
  connect(): () => void;
};

export type DraftKeeperPorts = {
  drafts: DraftRepository;
  now: () => Date;
  userId: string;
  /** Who is signed in now. For another user, this draft is not written and theirs is not read. */
  currentUserId: () => string | null;
  /** True while a correction runs: the text being corrected stays where it is. */
  isHeld?: () => boolean;
};

/** The draft of one user: saves it while typing and follows the other tabs. */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { drafts, now, userId, currentUserId, isHeld = () => false } = ports;
  const loaded = drafts.load();
  const { get, set, subscribe } = createState<DraftState>({
    draft: loaded,
    savedAt: loaded.updatedAt,
    isRefused: false,
    other: null,
  });
  /** What this tab last read from the device or wrote to it; anything else there is another tab's. */
  let known = loaded;
  let offers: OtherVersion[] = [];
  let isDirty = false;
  /** The text shown came from another tab, which stores it too. */
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
    // Also during a sign-out: the device stores the draft for its last user.
    if (!isDirty || (currentUserId() ?? userId) !== userId) return;
    const draft = { ...get().draft, updatedAt: now().toISOString() };
    const isKept = drafts.save(draft);
    // A refused save is retried when the field is left and when the page is hidden or closed.
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

  /** Another tab's draft takes the place of `replaced`; what it does not contain stays on offer. */
  function takeOver(theirs: Draft, replaced: Draft): void {
    const waiting = offers
      .filter(({ draft }) => !survivesIn(draft, theirs))
      .map(({ draft }) => ({ draft, isNewer: false }));
    // A text that came from another tab does not replace the offer of one written here.
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
    // The absolute value: a clock that was set back must not make an edit recent for hours.
    const hasOwnEdits = isDirty || Math.abs(now().getTime() - editedAtMs) < RECENT_EDIT_MS;
    if (isHeld() && isFollowing) return;
    if ((hasOwnEdits && !isFollowing) || isHeld()) {
      // Not saved now: two tabs would answer each other's saves for ever. The next edit or the end of the page saves.
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
    // Also where another tab edits by now: the essay it shows is the one that was sent.
    save();
    // The next text of another tab may be shown: nothing unsaved is left here.
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
