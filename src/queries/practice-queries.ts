import type { QueryClient } from '@tanstack/react-query';
import type { PracticeAnswer, PracticeDismissal } from '@/contracts/practice';
import type { Backend } from '@/data/ports/backend';
import { defineQueuedMutation } from './query-client';

/** Query keys of the current student's practice. All begin with `all`. */
export const practiceKeys = { all: ['practice'] as const };

export const ANSWER = 'practice-answer';
export const DISMISS = 'practice-dismiss';

/** With a server, answers wait in the outbox, behind the essays that their sentences are taken from. */
export function definePracticeMutations(client: QueryClient, { practice }: Backend, isQueued: boolean): void {
  // The screen shows an answer at once, so nothing is read again.
  const common = { invalidates: [...practiceKeys.all, 'sent'], scope: 'essays', isQueued };
  defineQueuedMutation<PracticeAnswer>(client, ANSWER, { ...common, send: practice.answer });
  defineQueuedMutation<PracticeDismissal>(client, DISMISS, { ...common, send: practice.dismiss });
}
