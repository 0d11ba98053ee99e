import { type ComponentType, useEffect } from 'react';
import { CorrectionReader } from './correction-reader';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { useShownTitle } from '@/lib/use-shown-title';
import { useCorrection } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';

type CorrectionByIdProps = {
  id: string;
  onBack: () => void;
  /** Beside the result: who else may see the essay. */
  Sharing?: ComponentType<{ correction: Correction }>;
};

/** The correction with this id, or a message that there is none. */
export function CorrectionById({ id, onBack, Sharing }: CorrectionByIdProps) {
  const { data: correction, isPending, isError, refetch } = useCorrection(id);
  useShownTitle(correction ? `${correction.theme} · ${PRODUCT_NAME}` : undefined);

  useEffect(() => {
    // In a block: in newer browsers scrollTo returns a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, []);

  if (isPending) return <ReaderSkeleton />;
  if (correction)
    return (
      <CorrectionReader
        correction={correction}
        onBack={onBack}
        sharing={Sharing && <Sharing correction={correction} />}
      />
    );
  if (isError)
    return (
      <EmptyState
        title="Não conseguimos abrir esta redação"
        headingLevel={2}
        action={
          <>
            <Button onClick={() => void refetch()}>Tentar de novo</Button>
            <Button variant="outline" onClick={onBack}>
              Ver redações corrigidas
            </Button>
          </>
        }
      >
        Ela continua guardada na sua conta. Confira a conexão e tente de novo.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Redação não encontrada"
      headingLevel={2}
      action={<Button onClick={onBack}>Ver redações corrigidas</Button>}
    >
      Nenhuma redação sua tem este endereço.
    </EmptyState>
  );
}

function ReaderSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Carregando a correção</output>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-8 w-4/5 max-w-md" />
      <Skeleton className="h-24 w-52" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
