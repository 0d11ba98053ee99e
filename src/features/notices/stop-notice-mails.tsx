import { errorSentence } from '@/copy/errors';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { useStopMails } from './notice-mail-queries';

/**
 * Asks before ending the e-mail summaries. Opening the link must not end them, because mail programs open links
 * too.
 */
export function StopNoticeMails({ code }: { code: string }) {
  const { mutate, data: isStopped, isPending, error } = useStopMails();

  if (isStopped === true)
    return (
      <div role="status">
        <EmptyState
          griffin="reading"
          title="Pronto, você não recebe mais o resumo"
          headingLevel={1}
          action={<LinkButton to={paths.entry}>Abrir o {PRODUCT_NAME}</LinkButton>}
        >
          Os avisos continuam no {PRODUCT_NAME}. Se quiser o resumo de volta, ligue-o no seu perfil, em
          Preferências.
        </EmptyState>
      </div>
    );
  if (isStopped === false)
    return (
      <div role="alert">
        <EmptyState
          griffin="thinking"
          title="Este link não vale mais"
          headingLevel={1}
          action={<LinkButton to={paths.entry}>Abrir o {PRODUCT_NAME}</LinkButton>}
        >
          O endereço pode ter vindo incompleto, ou a conta foi excluída e já não recebe nada. Se o resumo
          ainda chega, desligue-o no seu perfil, em Preferências.
        </EmptyState>
      </div>
    );
  return (
    <EmptyState
      griffin="thinking"
      title="Parar de receber os avisos por e-mail?"
      headingLevel={1}
      action={
        <Button busy={isPending} busyLabel="Parando..." onClick={() => mutate(code)}>
          Parar de receber
        </Button>
      }
    >
      Não precisa entrar na conta. Os avisos continuam no {PRODUCT_NAME}, e o resumo volta quando você quiser.
      {error && (
        <p role="alert" className="mt-3 text-sm text-error">
          {errorSentence(error)}
        </p>
      )}
    </EmptyState>
  );
}
