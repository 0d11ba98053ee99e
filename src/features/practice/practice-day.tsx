import { useState } from 'react';
import type { PracticeCopy } from '@/contracts/practice-copy';
import { dayOfMonth } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import type { PracticeItem } from '@/domain/practice/item';
import { AnsweredBefore } from './answered-before';
import { DayEnd } from './day-end';
import { ExerciseCard } from './exercise-card';
import type { Answered } from './judge';
import { FaultList } from './fault-list';
import { PracticeIntro } from './practice-intro';
import { TenRow } from './ten-row';
import { useDay } from './use-day';
import { EssayGain } from './essay-gain';

/** The exercises of today, and how firm each fault is by now. */
export function PracticeDay({ copy }: { copy: PracticeCopy }) {
  const now = useServices().now();
  const { item, isChoice, count, judged, next, drop } = useDay(copy);
  const [before, setBefore] = useState<Answered | null>(null);
  const { state, essays } = copy;

  function handleNext(answered: Answered) {
    setBefore(answered);
    next(answered.judged.outcome);
  }

  return (
    <>
      <PracticeIntro hasOwn={essays.length > 0} />
      <TenRow today={state.hoje} isOver={item === null} />
      <div className="mt-6 grid gap-10 min-[75rem]:grid-cols-[minmax(0,1fr)_19rem] min-[75rem]:items-start min-[75rem]:gap-12">
        <div className="min-w-0">
          {item ? (
            <ExerciseCard
              key={count}
              item={item}
              source={sourceOf(item, essays, now)}
              isChoice={isChoice}
              progress={state.faltas.find(({ falta }) => falta === item.fault)}
              onJudged={(answered) => judged(answered.judged.outcome)}
              onNext={handleNext}
              onDrop={item.origin === 'bank' ? undefined : drop}
            />
          ) : (
            <DayEnd state={state} now={now} />
          )}
          {item && before && before.judged.outcome !== 'right' && <AnsweredBefore answered={before} />}
        </div>
        {state.faltas.length > 0 && (
          <section aria-labelledby="firm-faults">
            <h3 id="firm-faults" className="mb-2.5 text-lg">
              Até ficar firme
            </h3>
            <FaultList faults={state.faltas} now={now} />
            <EssayGain copy={copy} now={now} />
          </section>
        )}
      </div>
    </>
  );
}

/** "da sua redação de 14 de setembro"; null for a sentence of the bank. */
function sourceOf(
  { origin, essayId }: PracticeItem,
  essays: PracticeCopy['essays'],
  now: Date,
): string | null {
  if (origin === 'class') return 'de alguém da sua sala';
  if (origin === 'bank') return null;
  const essay = essays.find(({ id }) => id === essayId);
  return essay ? `da sua redação de ${dayOfMonth(essay.submittedAt, now)}` : 'de uma redação sua';
}
