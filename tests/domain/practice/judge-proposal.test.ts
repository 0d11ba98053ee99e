import { describe, expect, test } from 'vitest';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import { judgeProposal } from '@/domain/practice/judge-proposal';

const theme = 'Caminhos para reduzir o desperdício de alimentos no Brasil';
const PROPOSALS: Record<InterventionElement, string> = {
  agente:
    'Portanto, é preciso criar bancos de alimentos, por meio de parcerias com feiras, como a do bairro central, a fim de levar frutas às famílias pobres.',
  ação: 'Portanto, a solução passa pelas prefeituras, responsáveis pelas feiras, por meio de caminhões, a fim de levar frutas às famílias pobres.',
  meio: 'Portanto, as prefeituras, responsáveis pelas feiras, devem criar bancos de alimentos, a fim de levar frutas às famílias pobres.',
  finalidade:
    'Portanto, as prefeituras, responsáveis pelas feiras, devem criar bancos de alimentos, por meio de parcerias com os produtores.',
  detalhamento:
    'Portanto, as prefeituras devem criar bancos de alimentos, por meio de caminhões, a fim de levar frutas às famílias pobres.',
};

/** Judges the proposal that lacks an element, with some words of it replaced. */
function judge(missing: InterventionElement, words: string, by: string) {
  const proposal = PROPOSALS[missing];
  if (!proposal.includes(words)) throw new Error(`"${words}" is not in the proposal.`);
  return judgeProposal({ theme, proposal, missing }, proposal.replace(words, by));
}

describe('an answer completes a proposal', () => {
  test.each<[InterventionElement, string, string]>([
    ['agente', 'é preciso criar', 'as prefeituras devem criar'],
    ['agente', 'é preciso criar', 'é preciso que o Ministério da Agricultura crie'],
    ['agente', 'é preciso criar', 'o poder público deve criar'],
    ['ação', 'a solução passa pelas prefeituras', 'as prefeituras devem doar as sobras das feiras'],
    ['meio', 'alimentos,', 'alimentos, por meio de convênios com os mercados,'],
    ['meio', 'alimentos,', 'alimentos, através da coleta das sobras da feira,'],
    ['finalidade', 'produtores.', 'produtores, a fim de levar frutas às famílias pobres.'],
    ['finalidade', 'produtores.', 'produtores. Assim, menos comida irá para o lixo.'],
    ['detalhamento', 'as prefeituras devem', 'as prefeituras, responsáveis pelas feiras, devem'],
    ['detalhamento', 'caminhões,', 'caminhões, em parceria com os produtores,'],
  ])('by its %s: “%s” becomes “%s”', (missing, words, by) => {
    expect(judge(missing, words, by)).toEqual({ ok: true });
  });
});

describe('an answer does not complete a proposal', () => {
  test.each<[InterventionElement, string, string]>([
    ['agente', 'é preciso criar', 'as pessoas devem criar'],
    ['agente', 'é preciso criar', 'os órgãos competentes devem criar'],
    ['ação', 'pelas prefeituras,', 'pelas prefeituras, que precisam tomar medidas,'],
    ['meio', 'alimentos,', 'alimentos, por meio de medidas,'],
    ['meio', 'alimentos,', 'alimentos, por meio de ações eficazes,'],
    ['finalidade', 'produtores.', 'produtores, a fim de resolver esse problema.'],
    ['finalidade', 'produtores.', 'produtores, para melhorar a vida das pessoas.'],
  ])('by a vague %s: “%s” becomes “%s”', (missing, words, by) => {
    expect(judge(missing, words, by)).toEqual({ ok: false, reason: 'vague' });
  });

  test('by words that are none of its elements', () => {
    expect(judge('meio', 'frutas', 'frutas maduras')).toEqual({
      ok: false,
      reason: 'missing',
      elements: ['meio'],
    });
  });

  test('if another element is gone', () => {
    expect(judge('meio', ', a fim de levar frutas às famílias pobres', ', por meio de caminhões')).toEqual({
      ok: false,
      reason: 'lost',
      elements: ['finalidade'],
    });
  });

  test('if it is empty', () => {
    const proposal = PROPOSALS.meio;
    expect(judgeProposal({ theme, proposal, missing: 'meio' }, '')).toMatchObject({ reason: 'lost' });
  });
});
