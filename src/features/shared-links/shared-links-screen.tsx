import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import { isInForce, type SharedLink } from '@/domain/shared-links/shared-link';
import { focusIfLost } from '@/lib/focus';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { LinkRow } from './link-row';
import { useRevokeLink, useSharedLinks } from './shared-link-queries';

/** `/dashboard/student/links`: the links by which the student shows corrections, and the end of each. */
export function SharedLinksScreen() {
  const { now, capabilities } = useServices();
  const { data, isPending, isError, refetch } = useSharedLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ link: SharedLink; isOpen: boolean }>();
  const removal = useRevokeLink();
  const count = data?.length;

  // A link that goes takes the button along that was pressed.
  const counted = useRef(count);
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== count) focusIfLost(heading.current);
    counted.current = count;
  }, [count]);

  const links = data ?? [];
  const inForce = links.filter((link) => isInForce(link, now()));
  const expired = links.filter((link) => !isInForce(link, now()));
  return (
    <div className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
        Meus links
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">
        Quem tem um destes links lê a correção sem entrar no Grifo, até o prazo acabar ou você apagar o link.
        {!capabilities.hasServer && ' No modo demonstração, eles só abrem neste navegador.'}
      </p>
      {isPending && <ListSkeleton />}
      {isError && !data && (
        <LoadFailed title="Não deu para ver seus links" onRetry={() => void refetch()}>
          Eles continuam como estavam. Confira a conexão e tente de novo.
        </LoadFailed>
      )}
      {count === 0 && (
        <EmptyState
          className="mt-8"
          headingLevel={3}
          title="Nenhuma correção compartilhada"
          action={<LinkButton to={paths.student.allCorrectedEssays}>Ver redações corrigidas</LinkButton>}
        >
          Abra uma redação corrigida e use “Compartilhar por link” para mostrar a alguém.
        </EmptyState>
      )}
      {inForce.length > 0 && (
        <section aria-labelledby="links-in-force" className="mt-8">
          <h3 id="links-in-force" className="border-b-[1.5px] border-ink pb-1.5 text-lg">
            Valendo
          </h3>
          <ul>
            {inForce.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => setAsked({ link, isOpen: true })} />
            ))}
          </ul>
        </section>
      )}
      {expired.length > 0 && (
        <section aria-labelledby="links-expired" className="mt-10">
          <h3 id="links-expired" className="border-b-[1.5px] border-ink pb-1.5 text-lg">
            Fora do prazo
          </h3>
          <p className="mt-2 text-sm text-ink-2">
            Já não abrem nada. Saem desta lista sozinhos, um mês depois do prazo.
          </p>
          <ul>
            {expired.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isExpired
                onRevoke={() => removal.mutate(link.id, { onError: tellFailure })}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <RevokeDialog
          key={asked.link.id}
          link={asked.link}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </div>
  );
}

function tellFailure(error: Error) {
  notify({ title: 'O link continua na lista', description: errorSentence(error), variant: 'destructive' });
}

type RevokeDialogProps = { link: SharedLink; open: boolean; onClose: () => void };

function RevokeDialog({ link, open, onClose }: RevokeDialogProps) {
  const revocation = useRevokeLink();

  function handleSuccess() {
    onClose();
    notify({ title: 'Link apagado', description: 'Ninguém mais abre a correção por ele.' });
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        revocation.reset();
        onClose();
      }}
      onConfirm={() => revocation.mutate(link.id, { onSuccess: handleSuccess })}
      title="Apagar este link?"
      description={
        <>
          Quem tem o link de <b>{link.tema}</b> não abre mais a correção. Não dá para desfazer, mas você pode
          criar outro link. Quem já leu ou imprimiu continua com o que viu.
        </>
      }
      confirmLabel="Apagar link"
      busyLabel="Apagando..."
      isBusy={revocation.isPending}
      failure={revocation.error && errorSentence(revocation.error)}
    />
  );
}

function ListSkeleton() {
  return (
    <div className="mt-8 grid gap-4">
      <output className="sr-only">Carregando seus links</output>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
