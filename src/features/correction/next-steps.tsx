import { type Correction, type FormerStep, partsOfStep, stepsOf } from '@/domain/evaluation/correction';
import type { StepGain } from '@/domain/evaluation/evaluation';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

type NextStepsProps = { correction: Correction; most: number };

/** What to do next, each step with what it would bring, and what all of them together would make of the total. */
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
      {totalWithSteps !== undefined && (
        <p className="mt-3 text-sm text-ink-2">
          {WITH[steps.length] ?? 'Com todos'}, esta redação ficaria perto de{' '}
          <b className="num text-ink">{totalWithSteps}</b>.
        </p>
      )}
    </section>
  );
}

const WITH: Record<number, string> = { 1: 'Com este passo', 2: 'Com os dois', 3: 'Com os três' };

function Step({ step, ordinal }: { step: FormerStep; ordinal: number }) {
  const { todo, why } = partsOfStep(step);
  return (
    <li className="grid grid-cols-[1.6rem_1fr]">
      <span aria-hidden="true" className="num font-serif text-md leading-[1.35] font-bold text-muted">
        {ordinal}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p>{todo}</p>
        {step.gain && <Gain gain={step.gain} />}
        {why && <p className="mt-0.5 text-sm text-ink-2">{why.charAt(0).toUpperCase() + why.slice(1)}</p>}
      </div>
    </li>
  );
}

/** A level more is told as levels are; where none rises, the points that bring the text nearer to it. */
function Gain({ gain: { competency, points, level } }: { gain: StepGain }) {
  return (
    <p className="num text-sm text-ink-2">
      cerca de{' '}
      <b className="font-serif text-md leading-tight font-extrabold text-success">
        {level === undefined ? points : `+${level}`}
      </b>{' '}
      {level === undefined && (points === 1 ? 'ponto ' : 'pontos ')}
      <span aria-hidden="true">em {ROMAN_NUMERALS[competency]}</span>
      <span className="sr-only">na competência {competency}</span>
    </p>
  );
}
