import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';

/** Unknown, revoked and deleted look the same: a code tells nothing to whoever guesses. */
export function InvitationMissing() {
  return (
    <EmptyState
      griffin="thinking"
      title="Sala não encontrada"
      headingLevel={1}
      action={<LinkButton to={paths.entry}>Voltar para o início</LinkButton>}
    >
      O link de convite não é válido ou a sala foi removida.
    </EmptyState>
  );
}
