import { describe, expect, it } from 'vitest';
import { findIntervention } from '@/domain/evaluation/signals/intervention';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY } from '../../../support/essays';

const elementsOf = (text: string) => findIntervention(analyzeText(text)).elements;
const PLAIN = 'O governo deve ampliar os bancos de alimentos';

describe('findIntervention', () => {
  it.each([
    ['who and what', `${PLAIN}.`, ['agente', 'ação']],
    ['how', `${PLAIN}, por meio de incentivos.`, ['agente', 'ação', 'meio']],
    ['what for', `${PLAIN}, a fim de reduzir perdas.`, ['agente', 'ação', 'finalidade']],
    ['what for, with an infinitive', `${PLAIN} para levar comida a todos.`, ['agente', 'ação', 'finalidade']],
    [
      'what for, in the next sentence',
      `${PLAIN}. Dessa forma, a fome diminuirá.`,
      ['agente', 'ação', 'finalidade'],
    ],
    ['a detail', `${PLAIN}, em parceria com as feiras.`, ['agente', 'ação', 'detalhamento']],
    [
      'all five',
      `${PLAIN}, em parceria com as feiras, por meio de incentivos, a fim de reduzir perdas.`,
      ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'],
    ],
    ['no proposal', 'A fome cresce no país inteiro.', []],
    ['a proposal at the beginning only is none', `${PLAIN}. ${'A fome cresce. '.repeat(9)}`, []],
    ['nothing written', '', []],
  ])('%s', (_requirement, text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it('reads the sentence with the best proposal', () => {
    const { sentence } = findIntervention(analyzeText(GOOD_ESSAY));
    expect(GOOD_ESSAY.slice(sentence?.start, sentence?.end)).toMatch(/^Para tanto, o Ministério/);
  });

  it.each([
    ['above 400 words the proposal counts as detailed (spec §9)', 401, true],
    ['at 400 words it does not', 400, false],
  ])('%s', (_requirement, words, isDetailed) => {
    const proposal = `${PLAIN}.`;
    const text = `${'fome '.repeat(words - proposal.split(' ').length)}fim. ${proposal}`.replace(
      'fome fim.',
      'fim.',
    );
    expect(text.split(' ')).toHaveLength(words);
    expect(elementsOf(text).includes('detalhamento')).toBe(isDetailed);
  });

  it('length alone is no proposal', () => {
    expect(elementsOf('fome '.repeat(500))).toEqual([]);
  });
});
