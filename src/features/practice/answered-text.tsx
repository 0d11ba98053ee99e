import { differenceOf } from '@/domain/practice/sentence-pair';
import type { Answered } from './judge';
import { RULED } from './ruled-field';

/** The answer as it was given, with the passage that made it right or wrong. */
export function AnsweredText({ item, answer, judged }: Answered) {
  const { task } = item;
  const isRight = judged.outcome === 'right';
  if (task.kind !== 'sentence' || judged.outcome === 'open') return <p className={RULED}>{answer}</p>;
  const { before, wrong, after } = differenceOf({
    wrong: answer,
    right: isRight ? task.pair.wrong : task.pair.right,
  });
  return (
    <p className={RULED}>
      {before}
      {wrong && <mark className={isRight ? SOLVED : FAULTY}>{wrong}</mark>}
      {after}
    </p>
  );
}

const SOLVED = 'rounded-xs bg-success-bg text-ink shadow-[0_2px_0_var(--success)]';
const FAULTY =
  'bg-transparent text-ink underline decoration-pen-red-line decoration-wavy decoration-[1.5px] underline-offset-[0.22em]';
