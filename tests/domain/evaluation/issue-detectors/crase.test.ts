import { describe, expect, it } from 'vitest';
import { findCraseIssues } from '@/domain/evaluation/issue-detectors/crase';
import { marksOf } from '../../../support/issues';

describe('findCraseIssues', () => {
  it.each([
    ['before a verb', 'Ele passou à comprar menos.', ['à comprar → a comprar']],
    ['before "partir"', 'À partir de hoje, tudo muda.', ['À partir → A partir']],
    ['before a masculine word', 'Entregou à um amigo.', ['à um → a um']],
    ['before a pronoun', 'Isso importa à todos.', ['à todos → a todos']],
    ['before a feminine noun it is right', 'O direito à alimentação e à mulher.', []],
    ['before an adjective that ends like a verb', 'a referência à popular feira', []],
    ['of hours it is right', 'Fecha às dez horas.', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findCraseIssues, text)).toEqual(marks);
  });
});
