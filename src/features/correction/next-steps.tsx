import { StepGain, TotalWithSteps } from './step-gain';
import { type Correction, type FormerStep, partsOfStep, stepsOf } from '@/domain/evaluation/correction';

type NextStepsProps = { correction: Correction; most: number };

/** On paper: what to do next, each step with what it would bring, and what all of them together would make of the total. */
export function NextSteps({ correction, most }: NextStepsProps) {
  const { praise, totalWithSteps } = correction.aiAnalysis.grifo ?? {};
  const named = stepsOf(correction);
  // A former correction of a text without steps says in its summary what there is to say.
  const told =
    named.length > 0 || praise !== undefined
      ? named
      : correction.summary.improvements.map((text) => ({ text }));
  const steps: FormerStep[] = told.slice(0, most);
  if (steps.length === 0 && praise === undefined) return null;
  return (
    <section>
      <h3 className="text-md">
        <span className="hl">Próximos passos</span>
      </h3>
      {praise !== undefined && <p className="mt-2 text-ink-2 wrap-anywhere">{praise}</p>}
      {praise !== undefined && steps.length > 0 && <p className="mt-2">Se quiser, ainda um retoque:</p>}
      <ol className="mt-2 grid gap-3">
        {steps.map((step, at) => (
          <Step key={step.text} step={step} ordinal={at + 1} />
        ))}
      </ol>
      {totalWithSteps !== undefined && <TotalWithSteps steps={steps.length} total={totalWithSteps} />}
    </section>
  );
}

function Step({ step, ordinal }: { step: FormerStep; ordinal: number }) {
  const { todo, why } = partsOfStep(step);
  return (
    <li className="grid grid-cols-[1.6rem_1fr]">
      <span aria-hidden="true" className="num font-serif text-md leading-[1.35] font-bold text-muted">
        {ordinal}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p>{todo}</p>
        {step.gain && <StepGain gain={step.gain} />}
        {why && <p className="mt-0.5 text-sm text-ink-2">{why.charAt(0).toUpperCase() + why.slice(1)}</p>}
      </div>
    </li>
  );
}
