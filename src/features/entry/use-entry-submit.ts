import { startTransition, useState } from 'react';
import type { SignUpInput } from '@/contracts/entry';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import { notify } from '@/ui/toast';
import type { EntryMode } from './entry-copy';
import { entryGreeting } from './entry-greeting';

/** Signs in or up and says how it went; a failure leaves the fields as they are. */
export function useEntrySubmit(mode: EntryMode, onSignedIn: (result: SignInResult) => void) {
  const { session, now } = useEntryServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ name, ...credentials }: SignUpInput) {
    setIsBusy(true);
    setFailure(null);
    try {
      const result =
        mode === 'sign-up'
          ? await session.signUp({ name, ...credentials })
          : await session.signIn(credentials);
      notify(entryGreeting(result, mode, now()));
      // One transition with the navigation: the form stays busy until the next page is there.
      startTransition(() => {
        onSignedIn(result);
        setIsBusy(false);
      });
    } catch (error) {
      setIsBusy(false);
      setFailure(errorSentence(error));
      notify(messages.entryFailed);
    }
  }

  return { isBusy, failure, submit, clearFailure: () => setFailure(null) };
}
