import { ELEMENT_ENDINGS } from '../argument/intervention-elements.ts';
import type { ProposalExercise } from './bank/proposals.ts';
import { judgeProposal, type ProposalVerdict } from './judge-proposal.ts';
import type { Verdict } from './judge-sentence.ts';
import type { JudgedAnswer } from './judge-task.ts';

/**
 * Judges a completed proposal by the reader of essays. An element that it does not find may be there in words that it does
 * not know, so that counts for nothing. Accepts any text.
 */
export function judgeCompleted(exercise: ProposalExercise, answer: string): JudgedAnswer {
  const isChanged = answer.trim() !== exercise.proposal.trim();
  return { ...verdictOf(judgeProposal(exercise, answer), isChanged), rule: null };
}

function verdictOf(verdict: ProposalVerdict, isChanged: boolean): Verdict {
  if (verdict.ok) return { outcome: 'right', reason: null };
  if (!isChanged) return { outcome: 'wrong', reason: 'A proposta ficou como estava.' };
  if (verdict.reason === 'vague') return { outcome: 'wrong', reason: 'Isso cabe em qualquer proposta.' };
  const [element] = verdict.elements;
  const named = element ? `${ELEMENT_ENDINGS[element]} ${element}` : '';
  return verdict.reason === 'lost'
    ? { outcome: 'wrong', reason: `Sumiu da proposta: ${named}.` }
    : { outcome: 'open', reason: `Não encontrei ${named}.` };
}
