import { useMemo, useState } from 'react';
import type { PracticeCard } from '@/contracts/practice';
import type { PracticeCopy } from '@/contracts/practice-copy';
import { useServices } from '@/data/services-context';
import { exercisesOfDay, FIRM_FROM, practiceDay } from '@/domain/practice/day';
import { faultName, type Fault } from '@/domain/practice/faults';
import { BANK_SENTENCES, classItem, essayItem, OTHER_KINDS, type PracticeItem } from '@/domain/practice/item';
import type { Verdict } from '@/domain/practice/judge-sentence';
import { usePracticeChanges } from './practice-queries';
import { scheduleAnswer } from './schedule';

export type Outcome = Verdict['outcome'];

/** The exercises of today, one at a time. Answers are kept and sent as they are given. */
export function useDay(copy: PracticeCopy) {
  const { now } = useServices();
  const { answer, dismiss } = usePracticeChanges();
  const items = useMemo(() => itemsOf(copy), [copy]);
  const [queue, setQueue] = useState(() => queueOf(copy, items, now()));
  /** Exercises that were answered in a way nobody can judge, or wrong, today: the next time they are a choice. */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  /** Exercises gone through, as a key for the one on screen. */
  const [count, setCount] = useState(0);
  const item = items.get(queue[0] ?? '') ?? null;

  function cardOf({ key, fault, essayId, origin, task }: PracticeItem, isRight: boolean): PracticeCard {
    const former = copy.state.cartoes.find(({ chave }) => chave === key);
    const isAgain = copy.state.hoje.some(({ chave }) => chave === key);
    const at = now();
    // A second answer of the day tells nothing of the memory.
    const schedule =
      isAgain && former
        ? { vence: former.vence, memoria: former.memoria }
        : scheduleAnswer(former?.memoria ?? null, isRight, at);
    const frase =
      origin === 'essay' && task.kind === 'sentence'
        ? { errada: task.pair.wrong, certa: task.pair.right }
        : null;
    return {
      chave: key,
      falta: fault,
      redacao_id: essayId,
      frase,
      respondido_em: at.toISOString(),
      ...schedule,
    };
  }

  return {
    item,
    count,
    isChoice: item !== null && tried.has(item.key),
    /** Keeps what an answer was worth. One that is open counts for nothing. */
    judged(outcome: Outcome) {
      if (item && outcome !== 'open') answer(cardOf(item, outcome === 'right'), outcome === 'right');
    },
    /** Goes on; what was not right comes again at the end. */
    next(outcome: Outcome) {
      if (!item) return;
      setCount(count + 1);
      if (outcome !== 'right') setTried(new Set([...tried, item.key]));
      setQueue([...queue.slice(1), ...(outcome === 'right' ? [] : [item.key])]);
    },
    /** "Isto não era erro": another exercise takes its place. */
    drop() {
      if (!item) return;
      setCount(count + 1);
      dismiss(cardOf(item, true));
      const left = new Set(queue);
      const spare = queueOf(copy, items, now()).find((key) => !left.has(key));
      setQueue([...queue.slice(1), ...(spare === undefined ? [] : [spare])]);
    },
  };
}

/** Every exercise that can be asked now, by its key. */
function itemsOf({ state, essays, classSentences }: PracticeCopy): Map<string, PracticeItem> {
  const known = state.cartoes.flatMap(({ chave, falta, frase, redacao_id }) =>
    frase && redacao_id !== null && faultName(falta) !== null
      ? [{ ...essayItem(redacao_id, toFaulty(falta, frase.errada, frase.certa)), key: chave }]
      : [],
  );
  const ofClass = classSentences.map(({ fault, wrong, right }) => classItem(toFaulty(fault, wrong, right)));
  const all = [...BANK_SENTENCES, ...OTHER_KINDS, ...ofClass, ...known, ...ownItems(essays)];
  return new Map(all.map((item) => [item.key, item]));
}

/** The sentences of the essays, the latest essay first; a sentence of several versions once, of the latest. */
function ownItems(essays: PracticeCopy['essays']): PracticeItem[] {
  const items = essays.flatMap(({ id, sentences }) =>
    sentences.map(({ fault, wrong, right }) => essayItem(id, toFaulty(fault, wrong, right))),
  );
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

const toFaulty = (fault: string, wrong: string, right: string) => ({ fault: fault as Fault, wrong, right });

function queueOf(copy: PracticeCopy, items: ReadonlyMap<string, PracticeItem>, now: Date): string[] {
  const { state, essays } = copy;
  const { end } = practiceDay(now);
  const streakOf = (fault: string) => state.faltas.find(({ falta }) => falta === fault)?.seguidas ?? 0;
  const unseen = new Set(copy.unseen);
  const isNew = ({ key }: PracticeItem) => unseen.has(key);
  const ofClass = [...items.values()].filter((item) => item.origin === 'class' && isNew(item));
  const made = new Set(essays.flatMap(({ faults }) => Object.keys(faults)));
  const sentences = BANK_SENTENCES.filter((item) => isNew(item) && streakOf(item.fault) < FIRM_FROM);
  const { fresh, again } = exercisesOfDay(
    {
      due: state.cartoes
        .filter(({ chave, vence }) => Date.parse(vence) < end && items.has(chave))
        .toSorted((a, b) => a.vence.localeCompare(b.vence))
        .map(({ chave, falta }) => ({ key: chave, fault: falta })),
      own: ownItems(essays).filter((item) => isNew(item) && streakOf(item.fault) < FIRM_FROM),
      sameFaults: sentences.filter(({ fault }) => made.has(fault)),
      otherKinds: OTHER_KINDS.filter(isNew),
      rest: [...ofClass, ...sentences],
    },
    state.hoje,
    streakOf,
  );
  return [...fresh, ...again.filter((key) => items.has(key))];
}
