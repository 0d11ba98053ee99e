import { clsx } from 'clsx';
import { COMPETENCY_NAMES, type CompetencyNumber, type Level, LEVELS } from '@/domain/rubric/competency';
import { DESCRIPTORS, DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';
import { GRIDS_SOURCE } from '@/domain/rubric/grids';
import { Dialog } from '@/ui/dialog';

type DescriptorsDialogProps = {
  open: boolean;
  onClose: () => void;
  competency: CompetencyNumber;
  /** The essay's level. */
  level: Level;
};

/** The official descriptors of all levels of a competency, highest first, with their source. */
export function DescriptorsDialog({ open, onClose, competency, level }: DescriptorsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${COMPETENCY_NAMES[competency]}: os seis níveis`}
      description="Nas palavras do ENEM, do mais alto ao mais baixo."
      size="wide"
    >
      <dl className="grid gap-1">
        {LEVELS.toReversed().map((one) => (
          <div
            key={one}
            aria-current={one === level || undefined}
            className={clsx(
              'grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 rounded-md px-2 py-1.5',
              one === level && 'bg-hl-soft',
            )}
          >
            <dt className="num font-serif font-extrabold">{one}</dt>
            <dd className={clsx(one === level ? 'text-ink' : 'text-ink-2')}>
              {DESCRIPTORS[competency].levels[one]}
              {one === level && <b className="block text-sm text-ink">Seu texto está aqui.</b>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t pt-3 text-xs text-muted">
        {DESCRIPTORS_SOURCE} {GRIDS_SOURCE}
      </p>
    </Dialog>
  );
}
