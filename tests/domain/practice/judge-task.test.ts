import { expect, it } from 'vitest';
import { JOIN_EXERCISES } from '@/domain/practice/bank/joins';
import { PROPOSAL_EXERCISES } from '@/domain/practice/bank/proposals';
import { judgeCompleted } from '@/domain/practice/judge-completed';
import { judgeTask, type SentenceTask } from '@/domain/practice/judge-task';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const [proposal] = PROPOSAL_EXERCISES;
const [join] = JOIN_EXERCISES;
if (!proposal || !join) throw new Error('the bank is empty');
const joining: SentenceTask = { kind: 'join', exercise: join };
const judgeJoined = (answer: string) => judgeTask(joining, answer, lexiconWithModels);

it.each([
  ['as one does', proposal.example, 'right'],
  ['not at all', proposal.proposal, 'wrong'],
  [
    'by something in which no element is seen',
    `${proposal.proposal} Assim, tudo melhora na leitura.`,
    'open',
  ],
])('a proposal completed %s', (_how, answer, outcome) => {
  expect(judgeCompleted(proposal, answer).outcome).toBe(outcome);
});

it.each([
  ['as one does', join.answers[0] ?? '', 'right'],
  ['not at all', join.sentences.join(' '), 'wrong'],
  ['by nothing', '', 'wrong'],
])('two sentences joined %s', (_how, answer, outcome) => {
  expect(judgeJoined(answer).outcome).toBe(outcome);
});

it('says in words what is missing', () => {
  expect(judgeJoined(join.sentences.join(' ')).reason).toBe('Ainda são duas frases.');
  expect(judgeJoined(join.sentences[0]).reason).toMatch(/^Faltou: /);
});
