import { useEffect, useState, type ReactNode } from 'react';
import { errorCode, isUnanswered, type ErrorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { useEntryServices } from '@/data/services-context';
import type { SessionUser } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Spinner } from '@/ui/spinner';
import { NewPasswordForm } from './new-password-form';

/** The page that a recovery link opens (R-ENTRY-7). Without a server there is no password to recover. */
export function NewPassword(props: NewPasswordProps) {
  const { canResetPassword } = useEntryServices().capabilities;
  if (canResetPassword) return <RecoveryLink {...props} />;
  return (
    <TitledSheet
      title="Não há senha para recuperar"
      lead="No modo demonstração, nenhuma senha fica guardada neste aparelho. Entre com o mesmo e-mail e qualquer senha de 6 caracteres ou mais: suas redações estarão lá."
    >
      <LinkButton to={paths.entry}>Voltar para o início</LinkButton>
    </TitledSheet>
  );
}

type NewPasswordProps = {
  /** Called when the password is set and the user signed in. */
  onSaved(user: SessionUser): void;
  /** Called when the user asks for another e-mail; passes the address if known, else an empty string. */
  onAskAgain(email: string): void;
  /** Called when the user retries the same link. */
  onRetry(): void;
};

/**
 * The link's loading and error states, or the form. All states are in one `TitledSheet`, so that changes are
 * announced.
 */
function RecoveryLink({ onSaved, onAskAgain, onRetry }: NewPasswordProps) {
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
      lead={`Para a conta ${user.email}. Nos outros aparelhos, você vai precisar entrar de novo.`}
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

type TitledSheetProps = { title: string; lead: ReactNode; children?: ReactNode };

/** Announces its title and lead to screen readers when they change. */
function TitledSheet({ title, lead, children }: TitledSheetProps) {
  return (
    <div className="grid gap-5 rounded-lg border bg-paper p-5 shadow-sheet sm:p-6">
      <div aria-live="polite" className="grid gap-1.5">
        <h1 className="text-xl">{title}</h1>
        <p className="wrap-anywhere text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  );
}

type LinkFailureActionsProps = { error: unknown; onAskAgain(): void; onRetry(): void };

/** Offers a new link, and a retry if the link itself is not the cause. */
function LinkFailureActions({ error, onAskAgain, onRetry }: LinkFailureActionsProps) {
  const isWorthRetrying = isUnanswered(error) || PASSING.has(errorCode(error));
  return (
    <div className="flex flex-wrap gap-3">
      {isWorthRetrying && <Button onClick={onRetry}>Tentar de novo</Button>}
      <Button variant={isWorthRetrying ? 'outline' : 'primary'} onClick={onAskAgain}>
        Pedir um novo link
      </Button>
    </div>
  );
}

const PASSING: ReadonlySet<ErrorCode> = new Set(['server-unavailable', 'too-many-attempts', 'unexpected']);

type LinkState =
  | { status: 'opening' }
  | { status: 'open'; user: SessionUser }
  | { status: 'failed'; error: unknown };

/** Opens the recovery link in the URL. */
function useRecoveryLink(): LinkState {
  const { session } = useEntryServices();
  const [link, setLink] = useState<LinkState>({ status: 'opening' });

  useEffect(() => {
    let isStale = false;
    const update = (state: LinkState) => {
      if (!isStale) setLink(state);
    };
    session.openRecoveryLink().then(
      (user) => update({ status: 'open', user }),
      (error: unknown) => update({ status: 'failed', error }),
    );
    return () => {
      isStale = true;
    };
  }, [session]);

  return link;
}
