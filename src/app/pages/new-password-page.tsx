import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NewPassword } from '@/features/new-password/new-password';
import { areaHome } from '../guards/destination';
import { PublicFrame } from '../layouts/public-frame';

const RecoverPasswordDialog = lazy(() => import('@/features/entry/recover-password-dialog'));

/** Target of the link in a recovery e-mail. */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  const [recoveryEmail, setRecoveryEmail] = useState<string | null>(null);
  return (
    <PublicFrame className="mx-auto w-full max-w-md flex-1 px-4 pt-2 pb-12 outline-none sm:pt-6">
      <NewPassword
        onSaved={(user) => void navigate(areaHome(user.userType), { replace: true })}
        onAskAgain={setRecoveryEmail}
        // Reloads the page, because the client reads the URL only when it is created.
        onRetry={() => location.reload()}
      />
      {recoveryEmail !== null && (
        <Suspense fallback={null}>
          <RecoverPasswordDialog initialEmail={recoveryEmail} onClose={() => setRecoveryEmail(null)} />
        </Suspense>
      )}
    </PublicFrame>
  );
}
