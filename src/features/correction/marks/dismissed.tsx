import { usePageKey } from '@/lib/use-page-key';
import { Button } from '@/ui/button';

type DismissedProps = {
  isDismissed: boolean;
  label: string;
  /** null if the dismissal cannot be changed. */
  onToggle: (() => void) | null;
};

/** Shows that a teacher dismissed an automatic mark, and lets the teacher toggle it, also by the key N. */
export function Dismissed({ isDismissed, label, onToggle }: DismissedProps) {
  usePageKey('n', () => onToggle?.());
  if (!isDismissed && !onToggle) return null;
  return (
    <div data-finding-note className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      {isDismissed && <b>{label}</b>}
      {onToggle && (
        <Button
          variant="ghost"
          size="small"
          aria-keyshortcuts="N"
          onClick={onToggle}
          className="-ml-3 text-link"
        >
          {isDismissed ? 'É erro, sim' : 'Não é erro'}
        </Button>
      )}
    </div>
  );
}
