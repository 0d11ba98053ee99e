import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';

type LiveStepsProps = { place?: { at: number; of: number }; onStep: (by: 1 | -1) => void };

/** To the previous and the next finding. */
export function LiveSteps({ place, onStep }: LiveStepsProps) {
  return (
    <span className="flex shrink-0 items-center">
      {place && (
        <span className="num whitespace-nowrap">
          {place.at} de {place.of}
        </span>
      )}
      <IconButton label="Marcação anterior" aria-keyshortcuts="Shift+F8" onClick={() => onStep(-1)}>
        <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Próxima marcação"
        aria-keyshortcuts="F8"
        onClick={() => onStep(1)}
        className="-ml-2.5"
      >
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
