import { describe, expect, it } from 'vitest';
import { shareOf, sharesByRule } from '@/domain/disagreements/rule-shares';
import { shownRules, targetsOf } from '@/domain/disagreements/targets';
import { toTestCase } from '@/domain/disagreements/test-case';
import type { Target } from '@/domain/disagreements/disagreement';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { RULES } from '@/domain/writing/rules';
import { SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const correction = toCorrection(evaluateEssay({ theme: SAMPLE_THEME, essay: WEAK_ESSAY }, null), {
  id: '1',
  theme: SAMPLE_THEME,
  essay: WEAK_ESSAY,
  submittedAt: '2026-11-20T12:00:00Z',
});
const { erros_detectados: findings } = correction.aiAnalysis;

describe('what can be disagreed with', () => {
  it.each([1, 2, 3, 4, 5] as const)('at competency %i is what it shows, and the level', (number) => {
    const targets = targetsOf(correction, findings, number);
    const count = (...kinds: string[]) => targets.filter(({ tipo }) => kinds.includes(tipo)).length;
    const { evidence, steps = [] } = correction.aiAnalysis.grifo!;
    expect(count('favor', 'contra')).toBe(evidence[`competencia_${number}`]!.length);
    expect(count('marca')).toBe(findings.filter(({ competencia }) => competencia === number).length);
    expect(count('passo')).toBe(steps.filter(({ competency }) => competency === number).length);
    expect(targets.at(-1)).toMatchObject({ tipo: 'nivel', competencia: number });
  });

  it('is named by the evaluator’s own names: labels, which quote the essay, stay on the device', () => {
    const marks = shownRules(correction).filter(({ tipo }) => tipo === 'marca');
    const ours = new Set(RULES.map(({ name }) => name));
    expect(marks.length).toBeGreaterThan(2);
    expect(marks.filter(({ regra }) => !ours.has(regra))).toEqual([]);
  });
});

describe('the share by rule', () => {
  const level: Target = { competencia: 3, tipo: 'nivel', regra: 'nivel' };
  const said = { ...level, redacao_id: '1', resultado: 'confirmada' as const };

  it('divides by the corrections that showed the rule, each once', () => {
    const others = ['2', '3', '4'].map((id) => ({ ...correction, id }));
    const shares = sharesByRule([correction, ...others], [said]);
    expect(shares).toEqual([{ ...level, mostrada: 4, discordaram: 1, sem_registro: 0, confirmadas: 1 }]);
    expect(shares.map(shareOf)).toEqual([0.25]);
  });

  it('says none of a mark that no correction is stored with', () => {
    const mark: Target = { competencia: 1, tipo: 'marca', regra: 'de hoje' };
    const shares = sharesByRule([correction], [{ ...mark, redacao_id: '1', resultado: null }]);
    expect(shares).toEqual([{ ...mark, mostrada: 0, discordaram: 1, sem_registro: 1, confirmadas: 0 }]);
    expect(shares.map(shareOf)).toEqual([null]);
  });

  it('leaves out of it those who disagree where it is not stored', () => {
    const mark = shownRules(correction).find(({ tipo }) => tipo === 'marca')!;
    const without = { ...correction, aiAnalysis: { ...correction.aiAnalysis, erros_detectados: [] } };
    const older = ['2', '3'].map((id) => ({ ...without, id }));
    const all = ['2', '3'].map((redacao_id) => ({ ...mark, redacao_id, resultado: null }));
    const [share] = sharesByRule(
      [correction, { ...correction, id: '4' }, ...older],
      [{ ...mark, redacao_id: '1', resultado: null }, ...all],
    );
    expect(share).toMatchObject({ mostrada: 2, discordaram: 3, sem_registro: 2 });
    expect(shareOf(share!)).toBe(0.5);
  });
});

describe('a test case', () => {
  const essay = { tema: 'Leitura', texto: 'Ana lê. O livro haviam sumido. Fim.', inicio: 16, fim: 22 };
  const mark: Target = { competencia: 1, tipo: 'marca', regra: '“Haver”' };

  it('is the sentence that is meant, and nothing else of the essay', () => {
    expect(toTestCase(mark, essay)).toEqual({
      ...mark,
      passage: 'O livro haviam sumido.',
      mark: { start: 8, end: 14 },
      expected: 'absent',
      contrast: '',
    });
  });

  it.each<[string, Target, Partial<typeof essay>]>([
    ['a level', { competencia: 1, tipo: 'nivel', regra: 'nivel' }, {}],
    ['a step about the whole text', { competencia: 3, tipo: 'passo', regra: 'tese' }, {}],
    ['a place that the text does not have', mark, { fim: 99 }],
  ])('is not made of %s', (_what, target, change) => {
    expect(toTestCase(target, { ...essay, ...change })).toBeNull();
  });
});
