import { ELEMENT_ENDINGS } from '../argument/intervention-elements.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import type { Task } from './item.ts';
import { judgeJoin, type JoinVerdict } from './judge-join.ts';
import { judgeProposal, type ProposalVerdict } from './judge-proposal.ts';
import { judgeSentence, ruleOf, type RuleTold, type Verdict } from './judge-sentence.ts';

/** A verdict with the rule that the exercise is about; null where the task itself says it. */
export type JudgedAnswer = Verdict & { rule: RuleTold | null };

/** A task whose answer is written. */
export type WrittenTask = Extract<Task, { kind: 'sentence' | 'proposal' | 'join' }>;

/** Judges a written answer by the readers of essays. Accepts any text. */
export function judgeTask(task: WrittenTask, answer: string, lexicon: Lexicon): JudgedAnswer {
  if (task.kind === 'sentence')
    return { ...judgeSentence(task.pair, answer, lexicon), rule: ruleOf(task.pair.wrong, lexicon) };
  if (task.kind === 'join') return { ...ofJoin(judgeJoin(task.exercise, answer, lexicon)), rule: null };
  const isChanged = answer.trim() !== task.exercise.proposal.trim();
  return { ...ofProposal(judgeProposal(task.exercise, answer), isChanged), rule: null };
}

/** A link or an element that a reader does not find may be there in words it does not know, so that counts for nothing. */
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

function ofProposal(verdict: ProposalVerdict, isChanged: boolean): Verdict {
  if (verdict.ok) return { outcome: 'right', reason: null };
  if (!isChanged) return { outcome: 'wrong', reason: 'A proposta ficou como estava.' };
  if (verdict.reason === 'vague') return { outcome: 'wrong', reason: 'Isso cabe em qualquer proposta.' };
  const [element] = verdict.elements;
  const named = element ? `${ELEMENT_ENDINGS[element]} ${element}` : '';
  return verdict.reason === 'lost'
    ? { outcome: 'wrong', reason: `Sumiu da proposta: ${named}.` }
    : { outcome: 'open', reason: `Não encontrei ${named}.` };
}
