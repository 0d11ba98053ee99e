import { MarkSteps } from '@/ui/mark-steps';

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
      <MarkSteps onStep={onStep} className="-space-x-2.5" />
    </span>
  );
}
