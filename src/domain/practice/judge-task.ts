import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import type { Task } from './item.ts';
import { judgeJoin, type JoinVerdict } from './judge-join.ts';
import { judgeSentence, ruleOf, type RuleTold, type Verdict } from './judge-sentence.ts';

/** A verdict with the rule that the exercise is about; null where the task itself says it. */
export type JudgedAnswer = Verdict & { rule: RuleTold | null };

/** A task whose answer is a sentence. */
export type SentenceTask = Extract<Task, { kind: 'sentence' | 'join' }>;

/** Judges a sentence by the checker of essays. Accepts any text. */
export function judgeTask(task: SentenceTask, answer: string, lexicon: Lexicon): JudgedAnswer {
  if (task.kind === 'sentence')
    return { ...judgeSentence(task.pair, answer, lexicon), rule: ruleOf(task.pair.wrong, lexicon) };
  return { ...ofJoin(judgeJoin(task.exercise, answer, lexicon)), rule: null };
}

/** A link that is not found may be there in words that nobody listed, so that counts for nothing. */
function ofJoin(verdict: JoinVerdict): Verdict {
  if (verdict.ok) return { outcome: 'right', reason: null };
  const { reason } = verdict;
  if (reason === 'no-link')
    return { outcome: 'open', reason: 'Não encontrei a palavra que liga as duas. Só uma vírgula não liga.' };
  if (reason === 'lost-content')
    return { outcome: 'wrong', reason: `Faltou: ${verdict.words.slice(0, 3).join(', ')}.` };
  if (reason === 'splice' || reason === 'fault')
    return { outcome: 'wrong', reason: `${verdict.finding.name}.` };
  return { outcome: 'wrong', reason: JOIN_REASONS[reason] };
}

const JOIN_REASONS = {
  'two-sentences': 'Ainda são duas frases.',
  'wrong-relation': 'A palavra que liga diz outra relação.',
};
