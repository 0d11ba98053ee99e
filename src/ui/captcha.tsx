import { lazy, Suspense, useState, type ReactNode } from 'react';

const CaptchaWidget = lazy(() => import('./captcha-widget'));

/** What Supabase Auth knows. */
export type CaptchaSetting = { provider: 'turnstile' | 'hcaptcha'; siteKey: string };

export const CAPTCHA_MISSING = 'Confirme acima que você não é um robô e envie de novo.';

type Captcha = {
  /** For the form, above its submit button; null where none is configured. */
  widget: ReactNode;
  /** What the request carries along. */
  token: string | undefined;
  /** The person has not answered it yet. */
  isMissing: boolean;
  /** Asks anew: a token serves one request. */
  renew(): void;
};

/** The CAPTCHA that Supabase Auth asks for before it signs anybody in or up, where one is configured. */
export function useCaptcha(setting: CaptchaSetting | null): Captcha {
  const [token, setToken] = useState<string>();
  const [request, setRequest] = useState(0);
  return {
    widget: setting && (
      <Suspense fallback={<div className="h-18" />}>
        <CaptchaWidget key={request} {...setting} onToken={setToken} />
      </Suspense>
    ),
    token,
    isMissing: setting !== null && token === undefined,
    renew() {
      setToken(undefined);
      setRequest((count) => count + 1);
    },
  };
}
