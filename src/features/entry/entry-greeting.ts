import { messages, type Message } from '@/copy/messages';
import type { SignInResult } from '@/data/services';
import { isTrialOver } from '@/domain/session/roles';
import type { EntryMode } from './entry-copy';

/**
 * The toast of a successful entry (spec §8). Whoever comes back after the trial is not promised its two days again
 * (decisions §3), and signing up with a known e-mail opens that account: nothing was created.
 */
export function entryGreeting({ user, isReturning }: SignInResult, mode: EntryMode, now: Date): Message {
  if (isReturning && isTrialOver(user, now)) return messages.welcomeBack;
  return mode === 'sign-up' && !isReturning ? messages.accountCreated : messages.signedIn;
}
