import { describe, expect, it } from 'vitest';
import type { AssessedError } from '@/domain/evaluation/assessment/assessment';
import { createPassageFinder } from '@/domain/evaluation/assessment/find-passage';
import { mergeFindings } from '@/domain/evaluation/assessment/merge-findings';
import type { Finding } from '@/domain/evaluation/evaluation';

const ESSAY = 'As pessoas compra muito e joga fora. Falta planejamento nas casa.';
const error = (trecho: string, changes: Partial<AssessedError> = {}): AssessedError => ({
  trecho,
  classe: 'vermelho',
  competencia: 1,
  mensagem: 'O verbo concorda com o sujeito.',
  sugestao: null,
  ...changes,
});
const BY_RULES: Finding = {
  start: 3,
  end: 17,
  trecho: 'pessoas compra',
  classe: 'vermelho',
  codigo: 'concordancia',
  competencia: 1,
  mensagem: 'Concordância.',
};
const merge = (errors: AssessedError[], byRules: Finding[] = [], essay = ESSAY) =>
  mergeFindings(essay, byRules, errors, createPassageFinder(essay));

describe('mergeFindings', () => {
  it('makes a finding of an error the essay has', () => {
    expect(merge([error('nas CASA', { sugestao: 'nas casas' })])).toEqual([
      {
        start: 56,
        end: 64,
        trecho: 'nas casa',
        classe: 'vermelho',
        codigo: 'modelo',
        competencia: 1,
        mensagem: 'O verbo concorda com o sujeito.',
        sugestao: 'nas casas',
      },
    ]);
  });

  it.each([
    ['a quote that is not in the essay', error('as casas estão')],
    ['an empty quote', error('')],
    ['no explanation', error('joga', { mensagem: ' \u200B' })],
    ['a passage too long to be one error', error(`${'muito '.repeat(40)}fim`)],
  ])('drops %s', (_kind, bad) => {
    expect(merge([bad], [], `${ESSAY} ${'muito '.repeat(40)}fim`)).toEqual([]);
  });

  it('leaves out a suggestion that changes nothing', () => {
    expect(merge([error('joga', { sugestao: 'joga' })])[0]).not.toHaveProperty('sugestao');
  });

  it('marks one word once, be it named sixty times', () => {
    expect(merge(Array.from({ length: 60 }, () => error('joga')))).toHaveLength(1);
  });

  it('lets the rules have the places both name, and keeps the order of the text', () => {
    const findings = merge([error('nas casa'), error('As pessoas compra'), error('joga')], [BY_RULES]);
    expect(findings.map(({ codigo, trecho }) => [codigo, trecho])).toEqual([
      ['concordancia', 'pessoas compra'],
      ['modelo', 'joga'],
      ['modelo', 'nas casa'],
    ]);
  });

  it('adds twenty at most', () => {
    const words = Array.from({ length: 40 }, (_, index) => `palavra${index}`);
    expect(
      merge(
        words.map((word) => error(word)),
        [],
        words.join(' '),
      ),
    ).toHaveLength(20);
  });
});
