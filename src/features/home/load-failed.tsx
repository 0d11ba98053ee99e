import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** The corrections could not be read; the way to write stays open above. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="border-t pt-6">
      <EmptyState
        title="Não deu para carregar as redações"
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
