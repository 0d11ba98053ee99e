import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { SignInResult } from '@/data/services';
import { notify } from '@/ui/toast';
import type { EntryMode } from './entry-copy';
import { entryGreeting } from './entry-greeting';

/** Says that the entry worked. */
export function tellWelcome(result: SignInResult, mode: EntryMode, now: Date): void {
  notify(entryGreeting(result, mode, now));
}

/** Says that it did not, and answers the sentence for the form. */
export function tellFailure(error: unknown): string {
  notify(messages.entryFailed);
  return formErrorSentence(error);
}
