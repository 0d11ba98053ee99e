import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_MEASURES } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';

/** Spec §3 "Achievements". */
const SPECIFIED_CODES = [
  'primeira_redacao primeira_correcao primeira_canetinha primeira_meta primeiro_700 primeiro_800 primeiro_900',
  'primeiro_950 pontuacao_maxima redacoes_5 redacoes_10 redacoes_20 redacoes_50 redacoes_100 consistencia_ouro',
  'semana_cheia mes_cheio ano_cheio maratonista foco_total tema_dificil tema_criativo tema_polemico tema_social',
  'tema_atualidade conquistas_5 conquistas_15 conquistas_todas canetinhas_50 canetinhas_500 primeiro_feedback',
  'ajudante colaborador influente mentor madrugador coruja velocista detetive_coesao sem_erros top_1_semana',
  'top_1_mes top_1_ano professor_fantasma eterno_campeao',
]
  .join(' ')
  .split(' ');

const ruleOf = (code: string) => ACHIEVEMENTS.find(({ codigo }) => codigo === code)?.rule;

describe('ACHIEVEMENTS', () => {
  it('holds the 45 specified codes, and each code once', () => {
    const codes = ACHIEVEMENTS.map(({ codigo }) => codigo);
    expect(SPECIFIED_CODES).toHaveLength(45);
    expect(codes).toEqual(expect.arrayContaining(SPECIFIED_CODES));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(['nome', 'descricao', 'criterio'] as const)('tells one from another by %s', (field) => {
    expect(new Set(ACHIEVEMENTS.map((achievement) => achievement[field])).size).toBe(ACHIEVEMENTS.length);
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

  it('rewards 5 canetinhas each (decisions §7)', () => {
    expect(ACHIEVEMENTS.map(({ recompensa }) => recompensa)).toEqual(ACHIEVEMENTS.map(() => 5));
  });

  it.each([
    ['primeira_redacao', 'essays', 1],
    ['redacoes_5', 'essays', 5],
    ['redacoes_10', 'essays', 10],
    ['redacoes_20', 'essays', 20],
    ['redacoes_50', 'essays', 50],
    ['redacoes_100', 'essays', 100],
    ['primeiro_700', 'best-total', 700],
    ['primeiro_800', 'best-total', 800],
    ['primeiro_900', 'best-total', 900],
    ['primeiro_950', 'best-total', 950],
    ['pontuacao_maxima', 'best-total', 1000],
    ['primeira_canetinha', 'canetinhas-earned', 1],
    ['canetinhas_50', 'canetinhas-earned', 50],
    ['canetinhas_500', 'canetinhas-earned', 500],
    ['conquistas_5', 'achievements', 5],
    ['conquistas_15', 'achievements', 15],
    ['maratonista', 'essays-in-a-day', 3],
    ['semana_cheia', 'days-in-a-row', 7],
  ])('%s wants %s of at least %i (spec §9)', (code, measure, threshold) => {
    expect(ruleOf(code)).toEqual({ measure, threshold });
  });

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
