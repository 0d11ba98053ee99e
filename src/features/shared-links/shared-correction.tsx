import { Suspense, type ComponentType } from 'react';
import { formatDate } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import type { SharedCorrection as Shared } from '@/domain/shared-links/shared-link';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { useSharedCorrection } from './shared-link-queries';

type SharedCorrectionProps = {
  code: string;
  /** Renders the correction as its author sees it; may suspend. */
  View: ComponentType<{ shared: Shared }>;
};

/** The correction behind a link, for anyone who has the link. */
export function SharedCorrection({ code, View }: SharedCorrectionProps) {
  return (
    <Loaded
      query={useSharedCorrection(code)}
      placeholder={<SharedSkeleton />}
      failed={{
        title: 'Não deu para abrir a correção',
        headingLevel: 1,
        note: errorSentence,
        className: '',
      }}
      empty={<NotInForce />}
    >
      {(shared) => (
        <>
          <SharedHeading shared={shared} />
          <Suspense fallback={<Skeleton className="mt-6 h-120" />}>
            <View shared={shared} />
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

/** The sharing student, the expiry date, and whether the correction was verified. */
function SharedHeading({ shared: { nome, conferida, valido_ate } }: { shared: Shared }) {
  return (
    <div className="mb-4 border-b pb-4">
      <h1 className="text-[1.5rem] leading-tight wrap-anywhere">
        {nome === null ? 'Correção de redação' : `Correção da redação de ${nome}`}
      </h1>
      <p className="num mt-1.5 max-w-prose text-ink-2">
        Feita pelo {PRODUCT_NAME} e compartilhada por quem escreveu. O link vale até{' '}
        {formatDate(new Date(valido_ate))}.
        {!conferida &&
          ` Ela foi guardada pelo aparelho de quem escreveu, e o ${PRODUCT_NAME} não confere essa nota.`}
      </p>
    </div>
  );
}

/** Shown in the same form for revoked, expired, unknown and deleted links, so that guessing reveals nothing. */
function NotInForce() {
  const { capabilities } = useServices();
  return (
    <EmptyState
      griffin="thinking"
      title="Este link não vale mais"
      headingLevel={1}
      action={<LinkButton to={paths.entry}>Conhecer o {PRODUCT_NAME}</LinkButton>}
    >
      O prazo pode ter passado, quem compartilhou pode ter apagado o link, ou o endereço veio incompleto. Peça
      outro a quem mandou.
      {!capabilities.hasServer && ' No modo demonstração, um link só abre no navegador em que foi criado.'}
    </EmptyState>
  );
}

export function SharedSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Carregando a correção</output>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-4 h-24 w-52" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
