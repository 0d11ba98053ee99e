import { saoPauloDayNumber, secondsToMidnight } from '../time/sao-paulo.ts';

/** Exercises of a day. */
export const A_DAY = 10;
/** Right answers in a row after which a fault is firm: it comes back only when its sentences are due. */
export const FIRM_FROM = 5;

/** The first answer of a card today, and whether it was right by now. */
export type AnsweredToday = { chave: string; certa: boolean; acertou: boolean };

/** What a card or a new exercise is known by. */
export type Choice = { key: string; fault: string };

/** What a day can be made of. Each list is in the order in which it should be asked. */
export type DaySources = {
  /** Cards that are due. */
  due: readonly Choice[];
  /** Sentences of her own essays that are no cards yet. */
  own: readonly Choice[];
  /** Sentences of the bank on faults she makes. */
  sameFaults: readonly Choice[];
  /** Exercises on links, thesis, proposal and joined sentences. */
  otherKinds: readonly Choice[];
  /** What is left: sentences of the class and of the bank. */
  rest: readonly Choice[];
};

/** Of the new exercises of a day, how many are of each kind while the others last. */
const NEW_A_DAY = { own: 5, sameFaults: 3, otherKinds: 2 };

/**
 * The exercises still to be asked today, so that the day has ten: what is due, then new ones. The fault that is least firm
 * comes first, and no fault twice in a row where others are left. Those answered wrong come again at the end.
 */
export function exercisesOfDay(
  sources: DaySources,
  today: readonly AnsweredToday[],
  streakOf: (fault: string) => number,
): { fresh: string[]; again: string[] } {
  const asked = new Set(today.map(({ chave }) => chave));
  const left = Math.max(0, A_DAY - today.length);
  const isOpen = ({ key }: Choice) => !asked.has(key);
  const due = sources.due.filter(isOpen).toSorted((a, b) => streakOf(a.fault) - streakOf(b.fault));
  const { own, sameFaults, otherKinds, rest } = sources;
  const first = [
    ...spread(own.filter(isOpen)).slice(0, NEW_A_DAY.own),
    ...spread(sameFaults.filter(isOpen)).slice(0, NEW_A_DAY.sameFaults),
    ...otherKinds.filter(isOpen).slice(0, NEW_A_DAY.otherKinds),
  ];
  const all = [...due, ...first, ...own, ...sameFaults, ...otherKinds, ...rest].filter(isOpen);
  const chosen = [...new Map(all.map((choice) => [choice.key, choice])).values()].slice(0, left);
  return {
    fresh: spread(chosen).map(({ key }) => key),
    again: today.filter(({ acertou }) => !acertou).map(({ chave }) => chave),
  };
}

/** The same choices in nearly the same order, but no fault twice in a row as long as another one is left. */
function spread(choices: readonly Choice[]): Choice[] {
  const waiting = [...choices];
  const result: Choice[] = [];
  while (waiting.length > 0) {
    const last = result.at(-1)?.fault;
    const other = waiting.findIndex(({ fault }) => fault !== last);
    result.push(...waiting.splice(Math.max(0, other), 1));
  }
  return result;
}

const DAY_MS = 86_400_000;
/** How far ahead due cards are asked for, so that a device without a network has its exercises for two weeks. */
const DAYS_AHEAD = 15;

/**
 * The São Paulo day of an instant: its number, start and end (ms since the epoch), and until when cards that are due are
 * listed.
 */
export function practiceDay(now: Date): { number: number; since: string; end: number; until: string } {
  const end = Math.floor(now.getTime() / 1000) * 1000 + secondsToMidnight(now) * 1000;
  return {
    number: saoPauloDayNumber(now),
    since: new Date(end - DAY_MS).toISOString(),
    end,
    until: new Date(end + (DAYS_AHEAD - 1) * DAY_MS).toISOString(),
  };
}
