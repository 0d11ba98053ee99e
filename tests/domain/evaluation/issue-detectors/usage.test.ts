import { describe, expect, it } from 'vitest';
import { findUsageIssues } from '@/domain/evaluation/issue-detectors/usage';
import { marksOf } from '../../../support/issues';

describe('findUsageIssues', () => {
  it.each([
    ['"afim de" before a purpose', 'afim de mudar', ['afim de → a fim de']],
    ['"nada haver"', 'não tem nada haver', ['nada haver → nada a ver']],
    ['"o porque" as a noun', 'explica o porque da fome', ['o porque da → o porquê da']],
    ['time gone by', 'isso dura a muito tempo', ['a muito tempo → há muito tempo']],
    ['time to come is right', 'daqui a muito tempo', []],
    ['a redundancy', 'há muitos anos atrás', ['há muitos anos atrás → há muitos anos']],
    ['two conjunctions of the same kind', 'mas porém ele veio', ['mas porém → porém']],
    [
      'a pronoun that opens the sentence',
      'Se faz necessário agir.',
      ['Se faz necessário → Faz-se necessário'],
    ],
    ['the same words inside a sentence are right', 'Quando se faz necessário, agem.', []],
    ['gerundism', 'O governo vai estar ajudando.', ['vai estar ajudando']],
    ['a plain future is right', 'O governo vai ajudar.', []],
    ['a comma between the words breaks the phrase', 'mas, porém', []],
    ['quoted words are free', 'disse "afim de" errado', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findUsageIssues, text)).toEqual(marks);
  });
});
