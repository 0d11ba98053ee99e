import { amountOfGain } from '@/copy/step-gain';
import type { StepGain as Gain } from '@/domain/evaluation/evaluation';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** The gain of a step, as worded by `describeGain`, with the amount emphasized. */
export function StepGain({ gain }: { gain: Gain }) {
  return (
    <p className="num text-sm text-ink-2">
      cerca de{' '}
      <b className="font-serif text-md leading-tight font-extrabold text-success">{amountOfGain(gain)}</b>{' '}
      <span aria-hidden="true">em {ROMAN_NUMERALS[gain.competency]}</span>
      <span className="sr-only">na competência {gain.competency}</span>
    </p>
  );
}

/** The total that the essay would reach with all steps. */
export function TotalWithSteps({ steps, total }: { steps: number; total: number }) {
  return (
    <p className="mt-3 text-sm text-ink-2">
      {WITH[steps] ?? 'Com todos'}, esta redação ficaria perto de <b className="num text-ink">{total}</b>.
    </p>
  );
}

const WITH: Record<number, string> = { 1: 'Com este passo', 2: 'Com os dois', 3: 'Com os três' };
