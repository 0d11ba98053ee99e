import { lazy, Suspense, useState } from 'react';
import { MODE_TEXTS, type EntryMode } from './entry-copy';

const RecoverPasswordDialog = lazy(() => import('./recover-password-dialog'));

type EntryFooterProps = {
  mode: EntryMode;
  isBusy: boolean;
  onSwitch(): void;
  /** Read when the dialog opens, so that the e-mail is not typed twice. */
  typedEmail(): string;
};

/** The two ways around the form: the other mode, and the forgotten password. */
export function EntryFooter({ mode, isBusy, onSwitch, typedEmail }: EntryFooterProps) {
  const [recoveryEmail, setRecoveryEmail] = useState<string | null>(null);
  const texts = MODE_TEXTS[mode];
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      {mode === 'sign-in' && (
        <button type="button" className={LINK_LIKE} onClick={() => setRecoveryEmail(typedEmail())}>
          Esqueci minha senha
        </button>
      )}
      <p>
        {texts.switchQuestion}{' '}
        <button type="button" disabled={isBusy} className={`${LINK_LIKE} font-semibold`} onClick={onSwitch}>
          {texts.switchLabel}
        </button>
      </p>
      {recoveryEmail !== null && (
        <Suspense fallback={null}>
          <RecoverPasswordDialog initialEmail={recoveryEmail} onClose={() => setRecoveryEmail(null)} />
        </Suspense>
      )}
    </div>
  );
}

const LINK_LIKE =
  'min-h-11 rounded-sm py-2 text-link underline decoration-1 underline-offset-[0.18em] hover:decoration-2 disabled:text-muted';
