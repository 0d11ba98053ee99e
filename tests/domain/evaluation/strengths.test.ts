import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import type { EvidenceItem } from '@/domain/evaluation/evaluation';
import { findStrengths } from '@/domain/evaluation/strengths';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const strengthsOf = (essay: string, evidence: Parameters<typeof findStrengths>[1]) =>
  findStrengths(essay, evidence).map(({ start, end, name }) => [name, essay.slice(start, end)]);
const item = (label: string, quote: string, start: number, detail?: string): EvidenceItem => ({
  side: 'favor',
  label,
  ...(detail !== undefined && { detail }),
  passages: [{ start, end: start + quote.length, quote }],
});

describe('findStrengths', () => {
  it('shows thesis, links, repertoire and the elements of a strong essay, none over another', () => {
    const { grifo } = evaluateEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }, null);
    const strengths = findStrengths(GOOD_ESSAY, grifo?.evidence);
    expect(new Set(strengths.map(({ name }) => name))).toEqual(
      new Set(['Tese', 'Ligação', 'Repertório', 'Agente', 'Ação', 'Meio', 'Finalidade', 'Detalhamento']),
    );
    for (const [at, { start, end }] of strengths.entries()) {
      expect(start).toBeGreaterThanOrEqual(strengths[at - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(GOOD_ESSAY.length);
    }
    const thesis = strengths.find(({ name }) => name === 'Tese')!;
    expect(GOOD_ESSAY.slice(thesis.start, thesis.end)).toMatch(/\.$/);
  });

  it.each([
    ['what may be something else', [item('Meio', 'com verbas', 10, 'talvez este trecho')]],
    ['what has no name on the page', [item('Períodos sem desvio marcado', 'com verbas', 10)]],
    ['what an older text had there', [item('Meio', 'com verbas', 3)]],
  ])('leaves out %s', (_what, competencia_5) => {
    expect(strengthsOf('O governo com verbas.', { competencia_5 })).toEqual([]);
  });

  it('prefers an element of the proposal to a link over the same words', () => {
    const evidence = {
      competencia_4: [item('Elos entre parágrafos', 'com verbas do', 10)],
      competencia_5: [item('Meio', 'com verbas', 10)],
    };
    expect(strengthsOf('O governo com verbas do Estado.', evidence)).toEqual([['Meio', 'com verbas']]);
  });

  it.each([[undefined], [{}]])('finds nothing in a correction without evidence', (evidence) => {
    expect(findStrengths(GOOD_ESSAY, evidence)).toEqual([]);
  });
});
