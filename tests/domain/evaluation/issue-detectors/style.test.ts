import { describe, expect, it } from 'vitest';
import { findStyleIssues } from '@/domain/evaluation/issue-detectors/style';
import { issuesOf } from '../../../support/issues';

describe('findStyleIssues', () => {
  it.each([
    ['first person', 'Eu acho que sim.', ['primeira-pessoa']],
    ['a personal example', 'Na minha casa não sobra nada.', ['primeira-pessoa']],
    ['a generic opening', 'Desde os primórdios da humanidade há fome.', ['abertura-generica']],
    ['a set phrase', 'Queremos um mundo melhor.', ['cliche']],
    ['a sweeping claim', 'Ninguém se importa.', ['generalizacao']],
    ['a quoted set phrase is free', 'O lema "um mundo melhor" não basta.', []],
    ['plain argument is free', 'A falta de estradas agrava as perdas.', []],
  ])('%s', (_requirement, text, codes) => {
    expect(issuesOf(findStyleIssues, text).map(({ code }) => code)).toEqual(codes);
  });
});
