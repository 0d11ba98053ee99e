import { errorSentence } from '@/copy/errors';
import { Spinner } from '@/ui/spinner';
import { LinkFailureActions } from './link-failure-actions';
import type { NewPasswordProps } from './new-password';
import { NewPasswordForm } from './new-password-form';
import { TitledSheet } from './titled-sheet';
import { useRecoveryLink } from './use-recovery-link';

/** The link while it is read, what is wrong with it, or the form. One sheet throughout, so that changes are read out. */
export function RecoveryLink({ onSaved, onAskAgain, onRetry }: NewPasswordProps) {
  const link = useRecoveryLink();
  if (link.status === 'opening') return <TitledSheet title={TITLE} lead={<Opening />} />;
  if (link.status === 'failed')
    return (
      <TitledSheet title="O link não abriu" lead={errorSentence(link.error)}>
        <LinkFailureActions error={link.error} onAskAgain={() => onAskAgain('')} onRetry={onRetry} />
      </TitledSheet>
    );
  const { user } = link;
  return (
    <TitledSheet
      title={TITLE}
      lead={`Para a conta ${user.email}. Seus outros aparelhos terão de entrar de novo.`}
    >
      <NewPasswordForm user={user} onSaved={() => onSaved(user)} onAskAgain={() => onAskAgain(user.email)} />
    </TitledSheet>
  );
}

const TITLE = 'Criar senha nova';

function Opening() {
  return (
    <span className="flex items-center gap-2">
      <Spinner />
      Abrindo o link...
    </span>
  );
}
