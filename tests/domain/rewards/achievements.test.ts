import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_MEASURES, isFirstTime } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';

const ruleOf = (code: string) => ACHIEVEMENTS.find(({ codigo }) => codigo === code)?.rule;

describe('ACHIEVEMENTS', () => {
  it.each(['codigo', 'nome', 'descricao', 'criterio'] as const)('tells one from another by %s', (field) => {
    expect(new Set(ACHIEVEMENTS.map((achievement) => achievement[field])).size).toBe(ACHIEVEMENTS.length);
  });

  it('tells first times apart', () => {
    const codes = ACHIEVEMENTS.filter(isFirstTime).map(({ codigo }) => codigo);
    expect(codes).toContain('primeira_redacao');
    expect(codes).toContain('primeiro_700');
    expect(codes).not.toContain('redacoes_5');
  });

  it('carries one emoji each, none twice', () => {
    for (const { emoji } of ACHIEVEMENTS) expect(emoji).toMatch(new RegExp('^\\p{RGI_Emoji}$', 'v'));
    expect(new Set(ACHIEVEMENTS.map(({ emoji }) => emoji)).size).toBe(ACHIEVEMENTS.length);
  });

  it('fits the columns of the database', () => {
    for (const { nome, descricao, criterio } of ACHIEVEMENTS) {
      expect(nome.length).toBeLessThanOrEqual(100);
      expect(descricao.length).toBeLessThanOrEqual(300);
      expect(criterio.length).toBeLessThanOrEqual(300);
    }
  });

  it.each(ACHIEVEMENTS.filter(({ codigo }) => /_\d+$/.test(codigo)))(
    '$codigo is reached at the number of its name and of its criterion',
    ({ codigo, criterio, rule }) => {
      const named = /\d+/.exec(codigo)?.[0];
      expect(String(rule?.threshold)).toBe(named);
      expect(criterio).toContain(named);
    },
  );

  it('asks conquistas_todas for every other one that can be reached', () => {
    const others = ACHIEVEMENTS.filter(({ codigo, rule }) => rule && codigo !== 'conquistas_todas');
    expect(ruleOf('conquistas_todas')).toEqual({
      measure: 'measurable-achievements',
      threshold: others.length,
    });
  });

  it('says how each locked one will be measured, and of no other', () => {
    for (const { criterio, rule } of ACHIEVEMENTS) expect(criterio.startsWith('Será medida')).toBe(!rule);
  });

  it('uses every measure the server takes', () => {
    expect(new Set(ACHIEVEMENTS.flatMap(({ rule }) => rule?.measure ?? []))).toEqual(
      new Set(ACHIEVEMENT_MEASURES),
    );
  });
});
