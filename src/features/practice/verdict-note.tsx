import { Check, CircleHelp, RotateCcw } from 'lucide-react';
import type { FaultProgress } from '@/contracts/practice';
import { faultName } from '@/domain/practice/faults';
import { differenceOf } from '@/domain/practice/sentence-pair';
import type { Answered } from './judge';
import { isFirm, streakText } from './fault-list';
import type { Solution } from './solution';

type VerdictNoteProps = {
  answered: Answered;
  solution: Solution;
  progress: FaultProgress | undefined;
};

/** What an answer was worth, the rule behind it, and how firm the fault is by now. */
export function VerdictNote({ answered, solution, progress }: VerdictNoteProps) {
  const { item, judged } = answered;
  const { outcome, reason, rule } = judged;
  const Icon = ICONS[outcome];
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 gap-y-1 border-t px-4 pt-3.5 pb-4 sm:px-5 *:col-start-2">
      <Icon
        size={22}
        strokeWidth={2}
        aria-hidden="true"
        className={
          outcome === 'right'
            ? 'col-start-1! mt-0.5 text-success'
            : 'col-start-1! mt-0.5 text-pen-orange-text'
        }
      />
      <h4 className="col-start-2 row-start-1 font-serif text-lg leading-snug font-bold">
        {outcome === 'right' && 'Certo'}
        {outcome === 'wrong' && (
          <>
            Ainda não: <span className="font-semibold">{solution.passage}</span>
          </>
        )}
        {outcome === 'open' && 'Esta não sei conferir'}
      </h4>
      {reason && <p className="text-ink-2">{reason}</p>}
      {outcome === 'open' && (
        <p className="text-ink-2">
          {!reason && 'Não vi erro na sua frase. '}Eu esperava algo como: “{solution.whole}” Esta não conta e
          volta no fim de hoje.
        </p>
      )}
      {rule && <p>{rule.message}</p>}
      {rule?.example && <p className="text-sm text-ink-2">Exemplo: {rule.example}</p>}
      <p className="text-sm text-ink-2">
        {outcome === 'right' && item.origin === 'essay' && item.task.kind === 'sentence' && (
          <>Você tinha escrito “{differenceOf(item.task.pair).wrong}”. </>
        )}
        {progress && outcome !== 'open' && (
          <>
            {faultName(item.fault)}: {isFirm(progress) ? 'firme, cinco seguidas' : streakText(progress)}.{' '}
          </>
        )}
        {outcome === 'wrong' && 'A frase volta no fim de hoje.'}
      </p>
    </div>
  );
}

const ICONS = { right: Check, wrong: RotateCcw, open: CircleHelp };
