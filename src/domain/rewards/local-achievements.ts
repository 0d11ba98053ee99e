import type { LocalAchievement } from '../progress/metrics.ts';

/** Thresholds of the four local achievements (Spec §4 "Metrics after each essay"). */
export const FIRST_ESSAYS = 1;
export const HIGH_SCORE = 800;
export const SERIES_LENGTH = 5;
export const SPECIALIST_ESSAYS = 50;

/** The local achievements that counts unlock, in catalogue order. */
export function localAchievements(counts: {
  totalRedacoes: number;
  melhorNota: number;
  sequenciaAtual: number;
}): LocalAchievement[] {
  const unlocked: LocalAchievement[] = [];
  if (counts.totalRedacoes >= FIRST_ESSAYS) unlocked.push('primeira-redacao');
  if (counts.melhorNota >= HIGH_SCORE) unlocked.push('nota-800');
  if (counts.sequenciaAtual >= SERIES_LENGTH) unlocked.push('serie-5');
  if (counts.totalRedacoes >= SPECIALIST_ESSAYS) unlocked.push('especialista');
  return unlocked;
}
