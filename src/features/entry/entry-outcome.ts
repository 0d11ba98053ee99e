import { formErrorSentence } from '@/copy/errors';
import { messages, type Message } from '@/copy/messages';
import type { EntryServices, SignInResult } from '@/data/services';
import { isTrialOver } from '@/domain/plans/trial';
import { paths } from '@/lib/paths';
import { creditValueOn } from '@/queries/use-checkout-address';
import { notify } from '@/ui/toast';
import type { EntryMode } from './entry-copy';

type Surroundings = Pick<EntryServices, 'now' | 'preferences' | 'config' | 'capabilities'>;

/**
 * Shows the toast of a successful entry. A new student who is redirected to the home page gets the welcome card
 * instead (R-OFFER-8).
 */
export function tellWelcome(result: SignInResult, mode: EntryMode, around: Surroundings): void {
  const { user, isReturning } = result;
  const isFirst =
    user.userType === 'student' &&
    !isReturning &&
    window.location.pathname === paths.entry &&
    around.preferences.promoStart.get() === null;
  if (!isFirst)
    notify(entryGreeting(result, mode, { now: around.now(), isTrialGiven: isTrialGiven(around) }));
}

/** Shows the toast of a failed entry and returns the sentence for the form. */
export function tellFailure(error: unknown): string {
  notify(messages.entryFailed);
  return formErrorSentence(error);
}

/** Whether the site has something to try. Until the server has said that it has a model, no reading by one is promised. */
function isTrialGiven({ config, capabilities }: Surroundings): boolean {
  return creditValueOn({ config, capabilities }, capabilities.hasModel.get() ?? false) !== 'nothing';
}

type Site = { now: Date; isTrialGiven: boolean };

/**
 * The toast of a successful entry (R-ENTRY-5). The two-day trial is not promised to devs and paying users, to users whose
 * trial is over, or where everything is free. Signing up with a known e-mail signs in to that account, so the toast does
 * not say "created".
 */
export function entryGreeting(
  { user, isReturning }: SignInResult,
  mode: EntryMode,
  { now, isTrialGiven }: Site,
): Message {
  const hasNoTrial = user.userType === 'dev' || user.plan !== 'trial';
  if (hasNoTrial || (isReturning && isTrialOver(user, now))) return messages.welcomeBack;
  if (!isTrialGiven) return isReturning ? messages.welcomeBack : messages.accountCreatedFree;
  return mode === 'sign-up' && !isReturning ? messages.accountCreated : messages.signedIn;
}
