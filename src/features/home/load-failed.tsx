import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

type LoadFailedProps = { /** Some are shown above. */ isPartly: boolean; onRetry: () => void };

/** The corrections could not be read; the way to write stays open above. */
export function LoadFailed({ isPartly, onRetry }: LoadFailedProps) {
  return (
    <section role="alert" className="border-t pt-6">
      <EmptyState
        title={`Não deu para carregar as ${isPartly ? 'outras ' : ''}redações`}
        action={
          <Button variant="outline" onClick={onRetry}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
            Tentar de novo
          </Button>
        }
      >
        Elas continuam guardadas. Você pode tentar de novo ou escrever enquanto isso.
      </EmptyState>
    </section>
  );
}
