import { useState } from 'react';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { isFirstEntry } from '@/domain/plans/entry-message';
import { usePlan } from './use-plan';

/** Whether the current user gets the welcome card, and the function that dismisses it. */
export function useFirstEntry(): { isFirst: boolean; answer(): void } {
  const { drafts, welcomed } = useServices();
  const user = useSessionUser();
  const { promo, now } = usePlan();
  const wasWelcomed = useStore(welcomed);
  const [hasDraft] = useState(() => drafts.load().essay.trim() !== '');
  return {
    isFirst: isFirstEntry({ user, now, promo, wasWelcomed, hasDraft }),
    answer: () => void welcomed.set(true),
  };
}
