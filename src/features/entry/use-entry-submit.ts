import { startTransition, useState } from 'react';
import type { SignUpInput } from '@/contracts/entry';
import { FIELDS_KEPT, NO_ANSWER_SENTENCES } from '@/copy/no-answer';
import { noAnswerCode } from '@/data/no-answer-code';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import type { EntryMode } from './entry-copy';

/** The texts of the outcome come with the first submit: whoever only looks does not load them. */
const loadOutcome = () => import('./entry-outcome');

/** Signs in or up and says how it went; a failure leaves the fields as they are. */
export function useEntrySubmit(mode: EntryMode, onSignedIn: (result: SignInResult) => void) {
  const { session, now } = useEntryServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ name, ...credentials }: SignUpInput) {
    setIsBusy(true);
    setFailure(null);
    try {
      // First, so that nobody is signed in by a page that cannot go on.
      const { tellWelcome } = await loadOutcome();
      const result = await (mode === 'sign-up'
        ? session.signUp({ name, ...credentials })
        : session.signIn(credentials));
      tellWelcome(result, mode, now());
      // One transition with the navigation: the form stays busy until the next page is there.
      startTransition(() => {
        onSignedIn(result);
        setIsBusy(false);
      });
    } catch (error) {
      setFailure(await explain(error));
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    submit,
    clearFailure: () => setFailure(null),
  };
}

/** Where not even the texts arrive, that is what failed. */
async function explain(error: unknown): Promise<string> {
  try {
    return (await loadOutcome()).tellFailure(error);
  } catch (missing) {
    return `${NO_ANSWER_SENTENCES[noAnswerCode(missing, navigator.onLine)]} ${FIELDS_KEPT}`;
  }
}
