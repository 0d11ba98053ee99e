import type { RevisionStore } from '@/data/services';
import { followLoss, isBigLoss, startLossRun, wasSent, type RevisionReason } from '@/domain/essay/revisions';
import type { Draft } from '@/domain/essay/draft';
import type { DraftKeeper } from '../draft-keeper';

/** Length of a pause in writing (ms) after which a revision is stored. */
export const PAUSE_MS = 15_000;

/** Interval of revisions (ms) without a pause; shorter if the device refuses the draft. */
export const AT_LATEST_MS = 120_000;
export const AT_LATEST_REFUSED_MS = 5000;

type Ports = {
  keeper: Pick<DraftKeeper, 'get' | 'subscribe'>;
  revisions: Pick<RevisionStore, 'keep'>;
  /** Whether another tab edits; the editing tab then stores the revisions. */
  isFollowing(): boolean;
  onSent(): void;
};

/** Watches the draft and stores revisions of it. The returned function stores a last revision and stops watching. */
export function recordRevisions({ keeper, revisions, isFollowing, onSent }: Ports): () => void {
  let previous = keeper.get().draft;
  let wasRefused = false;
  let run = startLossRun(previous);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  function stopTimers(): void {
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
  }

  function keep(draft: Draft, reason: RevisionReason): void {
    stopTimers();
    run = startLossRun(keeper.get().draft);
    void revisions.keep(draft, reason);
  }

  const keepAtPause = () => keep(keeper.get().draft, 'pause');

  function handleChange(): void {
    const { draft, isRefused } = keeper.get();
    const before = previous;
    if (isRefused !== wasRefused) {
      wasRefused = isRefused;
      clearTimeout(latest);
      latest = isRefused ? setTimeout(keepAtPause, AT_LATEST_REFUSED_MS) : undefined;
    }
    if (draft.theme === before.theme && draft.essay === before.essay) return;
    previous = draft;
    if (isFollowing()) {
      stopTimers();
      run = startLossRun(draft);
      return;
    }
    run = followLoss(run, before, draft);
    if (wasSent(before, draft)) {
      keep(before, 'sent');
      return onSent();
    }
    if (isBigLoss(run)) keep({ ...before, ...run.from }, 'before-loss');
    clearTimeout(pause);
    pause = setTimeout(keepAtPause, PAUSE_MS);
    latest ??= setTimeout(keepAtPause, isRefused ? AT_LATEST_REFUSED_MS : AT_LATEST_MS);
  }

  const unsubscribe = keeper.subscribe(handleChange);
  // Stores the draft that was recovered or begun before this code was loaded.
  keepAtPause();
  return () => {
    unsubscribe();
    if (!isFollowing()) keepAtPause();
    stopTimers();
  };
}
