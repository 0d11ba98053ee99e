import { describe, expect, it } from 'vitest';
import { canetinhasForEssay } from '@/domain/rewards/canetinhas';
import { localAchievements } from '@/domain/progress/fold-metrics';

describe('canetinhasForEssay', () => {
  it.each([
    ['one per essay', 0, 1],
    ['no bonus just below 800', 799, 1],
    ['a bonus of two from 800', 800, 3],
    ['a score that is no number earns no bonus', NaN, 1],
  ])('%s', (_requirement, score, canetinhas) => {
    expect(canetinhasForEssay(score)).toBe(canetinhas);
  });
});

describe('localAchievements', () => {
  it.each([
    ['nothing at the start', 0, 0, 0, []],
    ['the first essay', 1, 760, 1, ['primeira-redacao']],
    ['799 is not 800', 4, 799, 4, ['primeira-redacao']],
    ['a best score of 800', 1, 800, 1, ['primeira-redacao', 'nota-800']],
    ['a streak of five', 5, 600, 5, ['primeira-redacao', 'serie-5']],
    ['forty-nine essays make no specialist', 49, 600, 0, ['primeira-redacao']],
    ['fifty do', 50, 1000, 50, ['primeira-redacao', 'nota-800', 'serie-5', 'especialista']],
  ])('%s', (_requirement, totalRedacoes, melhorNota, sequenciaAtual, unlocked) => {
    expect(localAchievements({ totalRedacoes, melhorNota, sequenciaAtual })).toEqual(unlocked);
  });
});
