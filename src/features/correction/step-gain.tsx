import type { StepGain as Gain } from '@/domain/evaluation/evaluation';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** Above the only step of a text at the top. */
export const ONE_TOUCH = 'Se quiser, ainda um retoque';

/** A level more is told as levels are; where none rises, the points that bring the text nearer to it. */
export function StepGain({ gain: { competency, points, level } }: { gain: Gain }) {
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

/** What all steps together would make of the total. */
export function TotalWithSteps({ steps, total }: { steps: number; total: number }) {
  return (
    <p className="mt-3 text-sm text-ink-2">
      {WITH[steps] ?? 'Com todos'}, esta redação ficaria perto de <b className="num text-ink">{total}</b>.
    </p>
  );
}

const WITH: Record<number, string> = { 1: 'Com este passo', 2: 'Com os dois', 3: 'Com os três' };
