import { describe, expect, it } from 'vitest';
import { explainCeilings } from '@/domain/evaluation/feedback/explain-ceilings';
import { CEILING_EXPLANATIONS } from '@/domain/scoring/guards/ceiling';

describe('explainCeilings', () => {
  it('names first what leaves fewest points; a competency not named keeps all of its own', () => {
    const explained = explainCeilings([
      { reason: 'copia-parcial', levels: { 2: 80 } },
      { reason: 'fora-de-ordem', levels: { 2: 120, 3: 80, 4: 120 } },
      { reason: 'recado-ao-corretor', levels: { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 } },
    ]);
    expect(explained.map(({ reason }) => reason)).toEqual([
      'recado-ao-corretor',
      'fora-de-ordem',
      'copia-parcial',
    ]);
  });

  it('says what was seen and what to do', () => {
    expect(explainCeilings([{ reason: 'tema-repetido', levels: { 2: 40 } }])).toEqual([
      { reason: 'tema-repetido', ...CEILING_EXPLANATIONS['tema-repetido'] },
    ]);
  });

  it('has nothing to say without ceilings', () => {
    expect(explainCeilings([])).toEqual([]);
  });
});
