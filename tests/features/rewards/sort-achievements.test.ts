import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { sortAchievements } from '@/features/rewards/sort-achievements';

const codes = (list: readonly { codigo: string }[]) => list.map(({ codigo }) => codigo);

describe('sortAchievements', () => {
  it('puts the latest first, and those of one moment in the order of the catalogue', () => {
    const { unlocked } = sortAchievements([
      { codigo: 'redacoes_5', data_desbloqueio: '2025-10-20T12:00:00Z' },
      { codigo: 'coruja', data_desbloqueio: '2025-10-21T12:00:00Z' },
      { codigo: 'primeira_redacao', data_desbloqueio: '2025-10-20T12:00:00Z' },
    ]);
    expect(codes(unlocked)).toEqual(['coruja', 'primeira_redacao', 'redacoes_5']);
  });

  it('keeps the others in the order of the catalogue, those that nothing measures last', () => {
    const { unlocked, locked } = sortAchievements([]);
    expect(unlocked).toEqual([]);
    expect(locked).toHaveLength(ACHIEVEMENTS.length);
    const measured = locked.filter(({ rule }) => rule !== null);
    expect(locked.slice(0, measured.length)).toEqual(measured);
    expect(codes(measured)).toEqual(codes(ACHIEVEMENTS.filter(({ rule }) => rule !== null)));
  });

  it('leaves out what no catalogue knows, and shows nothing twice', () => {
    const data_desbloqueio = '2025-10-20T12:00:00Z';
    const { unlocked, locked } = sortAchievements([
      { codigo: 'inventada', data_desbloqueio },
      { codigo: 'coruja', data_desbloqueio },
      { codigo: 'coruja', data_desbloqueio },
    ]);
    expect(codes(unlocked)).toEqual(['coruja']);
    expect(locked).toHaveLength(ACHIEVEMENTS.length - 1);
  });
});
