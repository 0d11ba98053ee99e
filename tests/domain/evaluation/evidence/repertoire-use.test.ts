import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { evidenceOf } from '@/domain/evaluation/evidence/essay-evidence';

const useIn = (essay: string, theme = 'O desperdício de alimentos') => {
  const reading = readEssay({ theme, essay });
  const { productive, unexplained } = evidenceOf({
    ...reading,
    repertoire: reading.mentions,
  }).repertoire;
  const quoted = (spans: typeof unexplained) => spans.map(({ start, end }) => essay.slice(start, end));
  return [quoted(productive), quoted(unexplained)];
};

describe('repertoire use', () => {
  it.each([
    [
      'explained, theme in the paragraph',
      'Zygmunt Bauman afirma que tudo vira lixo. Com o alimento é igual.',
      [['Zygmunt Bauman'], []],
    ],
    ['named only', 'Um dia existiu Zygmunt Bauman. Com o alimento é igual.', [[], ['Zygmunt Bauman']]],
    [
      'explained, theme in another paragraph',
      'Zygmunt Bauman afirma que tudo vira lixo.\nCom o alimento é igual.',
      [[], ['Zygmunt Bauman']],
    ],
    [
      'a year alone supports nothing',
      'Em 1988 a lei mudou, segundo se diz. Com o alimento é igual.',
      [[], []],
    ],
    ['a figure of nobody', 'Por isso, 30% do alimento se perde na feira.', [[], []]],
    ['a figure with its source', 'Segundo uma pesquisa, 30% do alimento se perde na feira.', [['30%'], []]],
    ['none', 'Com o alimento é igual.', [[], []]],
  ])('%s', (_requirement, essay, expected) => {
    expect(useIn(essay)).toEqual(expected);
  });
});
