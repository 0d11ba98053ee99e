import { hashText } from '../text/hash-text.ts';
import { PRACTICE_BANK } from './bank/bank.ts';
import { faultOfRule, type Fault } from './faults.ts';
import type { FaultySentence } from './essay-practice.ts';
import type { SentencePair } from './sentence-pair.ts';

/** What one exercise is about, under a key that never changes, so that its answers find it again. */
export type PracticeItem = { key: string; fault: Fault; pair: SentencePair; essayId: string | null };

/** Where an item comes from, told by its key. */
export type ItemOrigin = 'essay' | 'class' | 'bank';

/** All sentences of the bank, the rules in its order. */
export const BANK_ITEMS: readonly PracticeItem[] = PRACTICE_BANK.flatMap(({ rule, pairs }) => {
  const fault = faultOfRule(rule);
  return fault
    ? pairs.map((pair) => ({ key: `banco:${rule}:${hashText(pair.wrong)}`, fault, pair, essayId: null }))
    : [];
});

const BANK_BY_KEY = new Map(BANK_ITEMS.map((item) => [item.key, item]));

/** The item of the bank with this key, or null if this version of the bank has none. */
export function bankItem(key: string): PracticeItem | null {
  return BANK_BY_KEY.get(key) ?? null;
}

/** A sentence out of the student's own essay. */
export function essayItem(essayId: string, { fault, wrong, right }: FaultySentence): PracticeItem {
  return { key: `frase:${essayId}:${hashText(wrong + right)}`, fault, pair: { wrong, right }, essayId };
}

/** A sentence out of the class, of which nothing tells the writer. */
export function classItem({ fault, wrong, right }: FaultySentence): PracticeItem {
  return { key: `turma:${hashText(wrong + right)}`, fault, pair: { wrong, right }, essayId: null };
}

/** The origin of an item with this key. */
export function originOf(key: string): ItemOrigin {
  return key.startsWith('frase:') ? 'essay' : key.startsWith('turma:') ? 'class' : 'bank';
}
