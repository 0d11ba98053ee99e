import { formErrorSentence } from '@/copy/errors';
import { messages, type Message } from '@/copy/messages';
import type { SignInResult } from '@/data/services';
import { isTrialOver } from '@/domain/plans/trial';
import { notify } from '@/ui/toast';
import type { EntryMode } from './entry-copy';

/** Shows the toast of a successful entry. */
export function tellWelcome(result: SignInResult, mode: EntryMode, now: Date): void {
  notify(entryGreeting(result, mode, now));
}

/** Shows the toast of a failed entry and returns the sentence for the form. */
export function tellFailure(error: unknown): string {
  notify(messages.entryFailed);
  return formErrorSentence(error);
}

/**
 * The toast of a successful entry (R-ENTRY-5). The two days of trial are promised neither to devs and whoever has paid, nor
 * again after they are over. Signing up with a known e-mail signs in to that account, so the toast does not say "created".
 */
export function entryGreeting({ user, isReturning }: SignInResult, mode: EntryMode, now: Date): Message {
  const hasNoTrial = user.userType === 'dev' || user.plan !== 'trial';
  if (hasNoTrial || (isReturning && isTrialOver(user, now))) return messages.welcomeBack;
  return mode === 'sign-up' && !isReturning ? messages.accountCreated : messages.signedIn;
}
