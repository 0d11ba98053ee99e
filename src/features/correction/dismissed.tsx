import { usePageKey } from '@/lib/use-page-key';
import { Button } from '@/ui/button';

type DismissedProps = {
  isDismissed: boolean;
  label: string;
  /** null where it is only read. */
  onToggle: (() => void) | null;
};

/** That a teacher takes an automatic mark for none, and, for the teacher, the way to say so: the key N as well. */
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
