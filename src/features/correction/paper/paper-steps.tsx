import { StepGain, TotalWithSteps } from '../result/step-gain';
import { TOUCH_TITLE } from '@/copy/step-gain';
import type { ToldOnce } from '@/domain/evaluation/told-once';

type PaperStepsProps = {
  steps: ToldOnce['steps'];
  /** Whether the only step is a finishing touch, because the essay is already at the top level. */
  isTouch: boolean;
  total: number | undefined;
};

/** Next steps, each with its text, reason and gain, and the total after all of them. */
export function PaperSteps({ steps, isTouch, total }: PaperStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section>
      <h3 className="text-md">
        <span className="hl">{isTouch ? TOUCH_TITLE : 'Próximos passos'}</span>
      </h3>
      <ol className="mt-1 grid gap-1.5">
        {steps.map(({ todo, why, quote, gain }, at) => (
          <li key={todo} className="grid grid-cols-[1.6rem_1fr]">
            <span aria-hidden="true" className="num font-serif text-md leading-[1.35] font-bold text-muted">
              {at + 1}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p>{todo}</p>
              {gain && <StepGain gain={gain} />}
              {(quote !== undefined || why !== undefined) && (
                <p className="text-sm text-ink-2">
                  {quote !== undefined && <q className="font-serif italic [quotes:'“'_'”']">{quote}</q>} {why}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {total !== undefined && <TotalWithSteps steps={steps.length} total={total} />}
    </section>
  );
}
