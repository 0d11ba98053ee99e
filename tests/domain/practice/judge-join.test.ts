import { describe, expect, it, test } from 'vitest';
import type { JoinExercise, JoinRelation } from '@/domain/practice/bank/join-exercise';
import { judgeJoin } from '@/domain/practice/judge-join';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const SENTENCES: Record<JoinRelation, JoinExercise['sentences']> = {
  oposição: ['A praça tem brinquedos novos.', 'As crianças preferem o celular.'],
  soma: ['A horta alimenta a escola.', 'Os canteiros ensinam ciências.'],
  causa: ['A quadra ficou vazia.', 'A chuva molhou o piso.'],
  consequência: ['A chuva molhou o piso.', 'A quadra ficou vazia.'],
  finalidade: ['O posto abre aos sábados.', 'Os trabalhadores se vacinam.'],
  condição: ['A trilha recebe visitantes.', 'O guia acompanha o grupo.'],
};
const judge = (relation: JoinRelation, answer: string) =>
  judgeJoin({ sentences: SENTENCES[relation], relation }, answer, lexiconWithModels);
const reason = (relation: JoinRelation, answer: string) => {
  const verdict = judge(relation, answer);
  return verdict.ok ? 'right' : verdict.reason;
};

describe('an answer is right', () => {
  test.each<[string, JoinRelation, string]>([
    ['with a conjunction', 'oposição', 'A praça tem brinquedos novos, mas as crianças preferem o celular.'],
    [
      'with the verb in another form',
      'oposição',
      'Embora a praça tenha brinquedos novos, as crianças preferem o celular.',
    ],
    ['with “e” for an addition', 'soma', 'A horta alimenta a escola, e os canteiros ensinam ciências.'],
    ['with the cause second', 'causa', 'A quadra ficou vazia porque a chuva molhou o piso.'],
    ['with the cause first', 'causa', 'Como a chuva molhou o piso, a quadra ficou vazia.'],
    ['told as a consequence', 'causa', 'A chuva molhou o piso, por isso a quadra ficou vazia.'],
    ['told as a cause', 'consequência', 'A quadra ficou vazia, pois a chuva molhou o piso.'],
    ['with a gerund', 'consequência', 'A chuva molhou o piso, deixando a quadra vazia.'],
    ['with so much that', 'consequência', 'A chuva molhou tanto o piso que a quadra ficou vazia.'],
    ['with “para” and a verb', 'finalidade', 'O posto abre aos sábados para os trabalhadores se vacinarem.'],
    [
      'with a link of consequence that states a purpose',
      'finalidade',
      'O posto abre aos sábados, de modo que os trabalhadores se vacinem.',
    ],
    ['with “quando”', 'condição', 'A trilha só recebe visitantes quando o guia acompanha o grupo.'],
    ['with a semicolon', 'oposição', 'A praça tem brinquedos novos; as crianças preferem o celular.'],
    ['with a colon', 'causa', 'A quadra ficou vazia: a chuva molhou o piso.'],
  ])('%s', (_how, relation, answer) => {
    expect(judge(relation, answer)).toEqual({ ok: true });
  });
});

describe('an answer is wrong', () => {
  test.each<[string, JoinRelation, string, string]>([
    ['of two sentences', 'causa', 'A quadra ficou vazia. A chuva molhou o piso.', 'two-sentences'],
    ['with a fragment', 'causa', 'A quadra ficou vazia. Pois a chuva molhou o piso.', 'two-sentences'],
    ['joined by a comma', 'causa', 'A quadra ficou vazia, a chuva molhou o piso.', 'splice'],
    [
      'the wrong way round',
      'causa',
      'A quadra ficou vazia, portanto a chuva molhou o piso.',
      'wrong-relation',
    ],
    [
      'with another relation, despite a semicolon',
      'causa',
      'A quadra ficou vazia; no entanto, a chuva molhou o piso.',
      'wrong-relation',
    ],
    ['that leaves out a half', 'causa', 'A quadra ficou vazia por causa da chuva.', 'lost-content'],
    ['without a link', 'soma', 'A horta alimenta a escola os canteiros ensinam ciências.', 'no-link'],
    [
      'with a slip of spelling',
      'oposição',
      'A praça tem brinquedos novos, mas as crianças preferem o selular.',
      'fault',
    ],
    ['that is empty', 'causa', '', 'lost-content'],
  ])('%s', (_how, relation, answer, why) => {
    expect(reason(relation, answer)).toBe(why);
  });

  it('and names the words that are gone', () => {
    expect(judge('causa', 'A quadra ficou vazia por causa da chuva.')).toMatchObject({
      words: ['molhou', 'piso'],
    });
  });

  it('and gives the fault', () => {
    const answer = 'A quadra ficou vazia, a chuva molhou o piso.';
    expect(judge('causa', answer)).toMatchObject({ finding: { rule: 'comma/splice' } });
  });
});
