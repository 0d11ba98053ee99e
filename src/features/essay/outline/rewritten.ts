import { useSyncExternalStore } from 'react';
import type { Draft } from '@/domain/essay/draft';
import type { DraftKeeper } from '../draft-keeper';

/** The strip has the same height whatever it says, so that the sheet below it never moves. */
export const STRIP_SPACE = 'mb-3 h-25 max-sm:-mx-4';

/** Like `rewrittenIn`, for the draft on the sheet. */
export function useRewritten({ get, subscribe }: DraftKeeper): string | null {
  return useSyncExternalStore(subscribe, () => rewrittenIn(get().draft));
}

/** The correction whose essay a draft rewrites; null if none, or while the former essay is put aside. */
export function rewrittenIn({ backup, rewriting }: Draft): string | null {
  return backup === '' ? (rewriting?.of ?? null) : null;
}
