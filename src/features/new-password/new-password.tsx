import type { SessionUser } from '@/domain/session/session-user';
import { useEntryServices } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { RecoveryLink } from './recovery-link';
import { TitledSheet } from './titled-sheet';

export type NewPasswordProps = {
  /** The password is set and its owner signed in. */
  onSaved(user: SessionUser): void;
  /** Wants another e-mail; the address where it is known, else empty. */
  onAskAgain(email: string): void;
  /** Wants the same link to be opened once more. */
  onRetry(): void;
};

/** What a recovery link opens (decisions §3). On a device that keeps no password, says so. */
export function NewPassword(props: NewPasswordProps) {
  const { session } = useEntryServices();
  if (!session.isDemo) return <RecoveryLink {...props} />;
  return (
    <TitledSheet
      title="Não há senha para recuperar"
      lead="No modo demonstração, nenhuma senha fica guardada neste aparelho. Entre com o mesmo e-mail e qualquer senha de 6 caracteres ou mais: suas redações estarão lá."
    >
      <LinkButton to={paths.entry}>Voltar para o início</LinkButton>
    </TitledSheet>
  );
}
