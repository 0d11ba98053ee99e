import { Button } from '@/ui/button';

type SentUnknownProps = { isBusy: boolean; onRetry(): void };

/** In place of everything that would say, or ask, who may read the essay. */
export function SentUnknown({ isBusy, onRetry }: SentUnknownProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="text-ink-2">Não deu para ver agora se esta redação foi enviada.</p>
      <Button
        variant="ghost"
        size="small"
        busy={isBusy}
        busyLabel="Vendo..."
        className="-mx-3 underline underline-offset-4"
        onClick={onRetry}
      >
        Tentar de novo
      </Button>
    </div>
  );
}
