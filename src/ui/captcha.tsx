import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { CaptchaSetting } from './captcha-widget';

const CaptchaWidget = lazy(() => import('./captcha-widget'));

export const CAPTCHA_MISSING = 'Confirme acima que você não é um robô e envie de novo.';

type Captcha = {
  /** The CAPTCHA, to be placed above the form's submit button; null if none is configured. */
  widget: ReactNode;
  /** Token to send with the request. */
  token: string | undefined;
  /** Whether the user has not solved the CAPTCHA yet. */
  isMissing: boolean;
  /** Requests a new token, because each token is valid for one request only. */
  renew(): void;
};

/** The CAPTCHA that Supabase Auth requires for signing in or up, if one is configured. */
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
