import { startTransition, useState } from 'react';
import type { SignUpInput } from '@/contracts/entry';
import { FIELDS_KEPT, NO_ANSWER_SENTENCES } from '@/copy/no-answer';
import { noAnswerCode } from '@/data/no-answer-code';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import { CAPTCHA_MISSING, useCaptcha } from '@/ui/captcha';
import type { EntryMode } from './entry-copy';

/** Loaded with the first submit, to keep the landing page small. */
const loadOutcome = () => import('./entry-outcome');

/** Signs in or up and shows the outcome. A failure keeps the values of the form. */
export function useEntrySubmit(
  mode: EntryMode,
  { onSignedIn, returnTo }: { onSignedIn(result: SignInResult): void; returnTo?: string | undefined },
) {
  const services = useEntryServices();
  const { session } = services;
  const captcha = useCaptcha(services.config.captcha);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ name, ...typed }: SignUpInput) {
    if (captcha.isMissing) return setFailure(CAPTCHA_MISSING);
    const credentials = { ...typed, captchaToken: captcha.token };
    setIsBusy(true);
    setFailure(null);
    try {
      // Loaded before signing in: if it fails, nobody is signed in on a page that cannot continue.
      const { tellWelcome } = await loadOutcome();
      const result = await (mode === 'sign-up'
        ? session.signUp({ name, ...credentials, returnTo })
        : session.signIn(credentials));
      tellWelcome(result, mode, services);
      // In one transition with the navigation: the form stays busy until the next page is shown.
      startTransition(() => {
        onSignedIn(result);
        setIsBusy(false);
      });
    } catch (error) {
      setFailure(await explain(error));
      setIsBusy(false);
      captcha.renew();
    }
  }

  return {
    isBusy,
    failure,
    captcha: captcha.widget,
    submit,
    clearFailure: () => setFailure(null),
  };
}

/** If the texts cannot be loaded either, the network is the cause. */
async function explain(error: unknown): Promise<string> {
  try {
    return (await loadOutcome()).tellFailure(error);
  } catch (missing) {
    return `${NO_ANSWER_SENTENCES[noAnswerCode(missing, navigator.onLine)]} ${FIELDS_KEPT}`;
  }
}
