import { type ComponentType, useEffect } from 'react';
import { CorrectionReader } from './correction-reader';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { useShownTitle } from '@/lib/use-shown-title';
import { useCorrection } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

type CorrectionByIdProps = {
  id: string;
  onBack: () => void;
  /** Rendered beside the result; shows who else may see the essay. */
  Sharing?: ComponentType<{ correction: Correction }>;
};

/** The correction with this id, or a message if there is no such correction. */
export function CorrectionById({ id, onBack, Sharing }: CorrectionByIdProps) {
  const query = useCorrection(id);
  const { data: correction } = query;
  useShownTitle(correction ? `${correction.theme} · ${PRODUCT_NAME}` : undefined);

  useEffect(() => {
    // Braces are needed because newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, []);

  return (
    <Loaded
      query={query}
      placeholder={<ReaderSkeleton />}
      failed={{
        title: 'Não conseguimos abrir esta redação',
        headingLevel: 2,
        note: 'Ela continua guardada na sua conta. Confira a conexão e tente de novo.',
        other: (
          <Button variant="outline" onClick={onBack}>
            Ver redações corrigidas
          </Button>
        ),
        className: '',
      }}
      empty={
        <EmptyState
          title="Redação não encontrada"
          headingLevel={2}
          action={<Button onClick={onBack}>Ver redações corrigidas</Button>}
        >
          Nenhuma redação sua tem este endereço.
        </EmptyState>
      }
    >
      {(correction) => (
        <CorrectionReader
          correction={correction}
          onBack={onBack}
          sharing={Sharing && <Sharing correction={correction} />}
        />
      )}
    </Loaded>
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
