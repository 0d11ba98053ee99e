import { startTransition, useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import type { SignUpInput } from '@/contracts/entry';
import { FIELDS_KEPT, NO_ANSWER_SENTENCES } from '@/copy/no-answer';
import { noAnswerCode } from '@/data/no-answer-code';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import { toShortCode } from '@/domain/classrooms/short-code';
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
  // The class code typed so far. null until a sign-up is refused because too many accounts were created from the
  // network; from then on, a code is required.
  const [classCode, setClassCode] = useState<string | null>(null);

  async function submit({ name, ...typed }: SignUpInput) {
    const isAsked = mode === 'sign-up' && typed.userType === 'student' && Boolean(classCode?.trim());
    const shortCode = isAsked ? toShortCode(classCode ?? '') : undefined;
    if (shortCode === null) return setFailure(NO_CLASS_CODE);
    if (captcha.isMissing) return setFailure(CAPTCHA_MISSING);
    const credentials = { ...typed, captchaToken: captcha.token };
    setIsBusy(true);
    setFailure(null);
    try {
      // Loaded before signing in, because if loading fails, nobody must be signed in on a page that cannot
      // continue.
      const { tellWelcome } = await loadOutcome();
      const result = await (mode === 'sign-up'
        ? session.signUp({ name, ...credentials, returnTo, classCode: shortCode })
        : session.signIn(credentials));
      tellWelcome(result, mode, services);
      // Both calls are in one transition with the navigation, so that the form stays busy until the next page is
      // shown.
      startTransition(() => {
        onSignedIn(result);
        setIsBusy(false);
      });
    } catch (error) {
      if (errorCode(error) === 'too-many-accounts') setClassCode((typed) => typed ?? '');
      setFailure(await explain(error));
      setIsBusy(false);
      captcha.renew();
    }
  }

  return {
    isBusy,
    failure,
    captcha: captcha.widget,
    classCode,
    setClassCode,
    submit,
    clearFailure: () => setFailure(null),
  };
}

const NO_CLASS_CODE =
  'O código da sala tem 6 letras e números, sem vogais e sem 0 nem 1. Confira com o professor, ou deixe o campo vazio.';

/** If this code cannot be loaded either, the network caused the failure. */
async function explain(error: unknown): Promise<string> {
  try {
    return (await loadOutcome()).tellFailure(error);
  } catch (missing) {
    return `${NO_ANSWER_SENTENCES[noAnswerCode(missing, navigator.onLine)]} ${FIELDS_KEPT}`;
  }
}
