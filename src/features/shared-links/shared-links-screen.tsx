import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import { isInForce, type SharedLink } from '@/domain/shared-links/shared-link';
import { focusIfLost } from '@/lib/focus';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { LinkRow } from './link-row';
import { useRevokeLink, useSharedLinks } from './shared-link-queries';

/** `/dashboard/student/links`: the student's shared links, with a button to revoke each. */
export function SharedLinksScreen() {
  const { now, capabilities } = useServices();
  const shared = useSharedLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ link: SharedLink; isOpen: boolean }>();
  const removal = useRevokeLink();
  const count = shared.data?.length;

  // The pressed button is removed with its link, so the heading gets the focus.
  const counted = useRef(count);
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== count) focusIfLost(heading.current);
    counted.current = count;
  }, [count]);

  return (
    <div className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
        Meus links
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">
        Quem tem um destes links lê a correção sem entrar no Grifo, até o prazo acabar ou você apagar o link.
        {!capabilities.hasServer && ' No modo demonstração, eles só abrem neste navegador.'}
      </p>
      <Loaded
        query={shared}
        placeholder={<ListSkeleton />}
        failed={{
          title: 'Não deu para ver seus links',
          note: 'Eles continuam como estavam. Confira a conexão e tente de novo.',
        }}
        empty={
          <EmptyState
            className="mt-8"
            headingLevel={3}
            title="Nenhuma correção compartilhada"
            action={<LinkButton to={paths.student.allCorrectedEssays}>Ver redações corrigidas</LinkButton>}
          >
            Abra uma redação corrigida e use “Compartilhar por link” para mostrar a alguém.
          </EmptyState>
        }
      >
        {(links) => (
          <>
            <LinksInForce
              links={links.filter((link) => isInForce(link, now()))}
              onRevoke={(link) => setAsked({ link, isOpen: true })}
            />
            <ExpiredLinks
              links={links.filter((link) => !isInForce(link, now()))}
              onRevoke={({ id }) => removal.mutate(id, { onError: tellFailure })}
            />
          </>
        )}
      </Loaded>
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

type LinksProps = { links: readonly SharedLink[]; onRevoke(link: SharedLink): void };

function LinksInForce({ links, onRevoke }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links-in-force" className="mt-8">
      <h3 id="links-in-force" className="border-b-[1.5px] border-ink pb-1.5 text-lg">
        Valendo
      </h3>
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => onRevoke(link)} />
        ))}
      </ul>
    </section>
  );
}

function ExpiredLinks({ links, onRevoke }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links-expired" className="mt-10">
      <h3 id="links-expired" className="border-b-[1.5px] border-ink pb-1.5 text-lg">
        Fora do prazo
      </h3>
      <p className="mt-2 text-sm text-ink-2">
        Já não abrem nada. Saem desta lista sozinhos, um mês depois do prazo.
      </p>
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} isExpired onRevoke={() => onRevoke(link)} />
        ))}
      </ul>
    </section>
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
