import { hashText } from '../text/hash-text.ts';
import { PRACTICE_BANK } from './bank/bank.ts';
import type { JoinExercise } from './bank/join-exercise.ts';
import { JOIN_EXERCISES } from './bank/joins.ts';
import { LINK_EXERCISES, type LinkExercise } from './bank/links.ts';
import { PROPOSAL_EXERCISES, type ProposalExercise } from './bank/proposals.ts';
import { THESIS_EXERCISES, type ThesisExercise } from './bank/thesis.ts';
import type { FaultySentence } from './essay-practice.ts';
import { faultOfRule, type Fault } from './faults.ts';
import type { SentencePair } from './sentence-pair.ts';

/** What an exercise is about, and what the student does with it. */
export type Task =
  | { kind: 'sentence'; pair: SentencePair }
  | { kind: 'links'; exercise: LinkExercise }
  | { kind: 'thesis'; exercise: ThesisExercise }
  | { kind: 'proposal'; exercise: ProposalExercise }
  | { kind: 'join'; exercise: JoinExercise };

/** One exercise under a key that never changes, so that its answers find it again. */
export type PracticeItem = {
  key: string;
  fault: Fault;
  origin: 'essay' | 'class' | 'bank';
  /** Of an own sentence, the essay that it was taken from. */
  essayId: string | null;
  task: Task;
};

/** The sentences of the bank, one of each rule in turn. */
export const BANK_SENTENCES: readonly PracticeItem[] = inTurn(
  PRACTICE_BANK.map(({ rule, pairs }) => {
    const fault = faultOfRule(rule);
    return fault
      ? pairs.map((pair) =>
          bankItem(`banco:${rule}:${hashText(pair.wrong)}`, fault, { kind: 'sentence', pair }),
        )
      : [];
  }),
);

/** The exercises on more than one sentence's faults, one of each kind in turn. */
export const OTHER_KINDS: readonly PracticeItem[] = inTurn([
  LINK_EXERCISES.map((exercise) => bankItem(`elos:${exercise.id}`, 'ligacoes', { kind: 'links', exercise })),
  THESIS_EXERCISES.map((exercise) => bankItem(`tese:${exercise.id}`, 'tese', { kind: 'thesis', exercise })),
  PROPOSAL_EXERCISES.map((exercise) =>
    bankItem(`proposta:${exercise.id}`, 'proposta', { kind: 'proposal', exercise }),
  ),
  JOIN_EXERCISES.map((exercise) =>
    bankItem(`juntar:${exercise.id}`, 'frases-inteiras', { kind: 'join', exercise }),
  ),
]);

function bankItem(key: string, fault: Fault, task: Task): PracticeItem {
  return { key, fault, origin: 'bank', essayId: null, task };
}

/** A sentence out of the student's own essay. The same sentence in another version of the essay is the same exercise. */
export function essayItem(essayId: string, sentence: FaultySentence): PracticeItem {
  return { ...sentenceItem('frase', sentence), origin: 'essay', essayId };
}

/** A sentence out of the class, of which nothing tells the writer. */
export function classItem(sentence: FaultySentence): PracticeItem {
  return { ...sentenceItem('turma', sentence), origin: 'class', essayId: null };
}

function sentenceItem(name: string, { fault, wrong, right }: FaultySentence) {
  const task: Task = { kind: 'sentence', pair: { wrong, right } };
  return { key: `${name}:${hashText(wrong)}${hashText(right)}`, fault, task };
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
