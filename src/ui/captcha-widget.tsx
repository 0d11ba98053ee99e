import HCaptcha from '@hcaptcha/react-hcaptcha';
import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile';
import { useState } from 'react';
import { Button } from './button';

/** The providers supported by Supabase Auth. */
export type CaptchaSetting = { provider: 'turnstile' | 'hcaptcha'; siteKey: string };

type CaptchaWidgetProps = CaptchaSetting & { onToken(token: string | undefined): void };

/** The provider's widget, in its own frame. */
export default function CaptchaWidget({ provider, siteKey, onToken }: CaptchaWidgetProps) {
  const [isBroken, setIsBroken] = useState(false);
  const handleError = () => {
    onToken(undefined);
    setIsBroken(true);
  };
  const handleMissingScript = () => {
    // The script element is removed, because the library would otherwise assume that the failed script is loaded.
    document.getElementById(DEFAULT_SCRIPT_ID)?.remove();
    handleError();
  };
  if (isBroken) {
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-2 rounded-md bg-error-bg px-3.5 py-2.5 text-sm text-error"
      >
        <p>
          A verificação contra robôs não carregou. Confira a conexão, desligue bloqueadores nesta página e
          tente de novo.
        </p>
        <Button variant="outline" size="small" onClick={() => setIsBroken(false)}>
          Carregar de novo
        </Button>
      </div>
    );
  }
  const common = { onExpire: () => onToken(undefined), onError: handleError };
  return (
    <div className="min-h-18 overflow-x-auto">
      {provider === 'turnstile' ? (
        <Turnstile
          siteKey={siteKey}
          options={{ language: 'pt-BR', size: 'flexible' }}
          scriptOptions={{ onError: handleMissingScript }}
          onSuccess={onToken}
          {...common}
        />
      ) : (
        <HCaptcha sitekey={siteKey} languageOverride="pt-BR" sentry={false} onVerify={onToken} {...common} />
      )}
    </div>
  );
}
