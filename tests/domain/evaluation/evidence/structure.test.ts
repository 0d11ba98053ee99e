import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const structureOf = (essay: string) => readEssay({ theme: '', essay }).structure;
const [introduction = '', first = '', second = '', conclusion = ''] = GOOD_ESSAY.split('\n');

describe('readStructure', () => {
  it('a whole essay has nothing broken', () => {
    const { breaks, imbalances } = structureOf(GOOD_ESSAY);
    expect([...breaks, ...imbalances]).toEqual([]);
  });

  it.each([
    [
      'one sentence, which defends nothing',
      'A comida vai e vem nas feiras do interior paulista.',
      'sem-tese',
    ],
    ['no relation between ideas', 'A fome cresce.\nA comida apodrece.', 'sem-argumentos'],
    ['opinion only', WEAK_ESSAY, 'sem-provas'],
    ['hardly any development', `${introduction}\n${conclusion}`, 'desenvolvimento-curto'],
    ['paragraphs without a link', WEAK_ESSAY, 'paragrafos-soltos'],
    ['no conclusion', introduction, 'sem-conclusao'],
    ['the same paragraph again and again', `${first}\n`.repeat(5), 'frases-repetidas'],
  ])('broken sequence: %s', (_requirement, essay, name) => {
    expect(structureOf(essay).breaks).toContain(name);
  });

  it.each([
    ['three paragraphs', `${introduction}\n${first}\n${conclusion}`, 'poucos-paragrafos'],
    [
      'one paragraph of more than half',
      `${introduction}\n${first} ${second} ${first} ${second}\n${conclusion}`,
      'paragrafo-dominante',
    ],
    [
      'two paragraphs of one sentence',
      `${'Este parágrafo tem uma frase só, embora passe do limite.\n'.repeat(2)}${first}`,
      'paragrafos-de-uma-frase',
    ],
  ])('imbalance: %s', (_requirement, essay, name) => {
    expect(structureOf(essay).imbalances).toContain(name);
  });

  it.each([
    ['50 characters do not count', 50, 0],
    ['51 do', 51, 1],
  ])('%s', (_requirement, characters, counted) => {
    expect(structureOf('x'.repeat(characters)).countedParagraphs).toHaveLength(counted);
  });
});
