import { expect, it } from 'vitest';
import { JOIN_EXERCISES } from '@/domain/practice/bank/joins';
import { PROPOSAL_EXERCISES } from '@/domain/practice/bank/proposals';
import { judgeTask, type WrittenTask } from '@/domain/practice/judge-task';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const [proposal] = PROPOSAL_EXERCISES;
const [join] = JOIN_EXERCISES;
if (!proposal || !join) throw new Error('the bank is empty');
const completing: WrittenTask = { kind: 'proposal', exercise: proposal };
const joining: WrittenTask = { kind: 'join', exercise: join };

it.each<[string, WrittenTask, string, string]>([
  ['a completed proposal is right', completing, proposal.example, 'right'],
  ['a proposal left as it was is wrong', completing, proposal.proposal, 'wrong'],
  [
    'a proposal with something added in which the reader sees no element counts for nothing',
    completing,
    `${proposal.proposal} Assim, tudo melhora na leitura.`,
    'open',
  ],
  ['joined sentences are right', joining, join.answers[0] ?? '', 'right'],
  ['two sentences are wrong', joining, join.sentences.join(' '), 'wrong'],
  ['nothing is wrong', joining, '', 'wrong'],
])('%s', (_requirement, task, answer, outcome) => {
  expect(judgeTask(task, answer, lexiconWithModels).outcome).toBe(outcome);
});

it('says in words what is missing', () => {
  expect(judgeTask(joining, join.sentences.join(' '), lexiconWithModels).reason).toBe(
    'Ainda são duas frases.',
  );
  expect(judgeTask(joining, join.sentences[0], lexiconWithModels).reason).toMatch(/^Faltou: /);
});
