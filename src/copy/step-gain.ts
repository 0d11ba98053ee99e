import type { StepGain } from '@/domain/evaluation/evaluation';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** "cerca de +40 em V", "cerca de 9 pontos em V": a level more is told as levels are. */
export function describeGain({ competency, points, level }: StepGain): string {
  return `cerca de ${level === undefined ? inPoints(points) : `+${level}`} em ${ROMAN_NUMERALS[competency]}`;
}

/** "+40", "15 pontos a mais, no mesmo nível", "nada ainda": what came where a step had promised something. */
export function describeCame({ points, level }: { points: number; level: number }): string {
  if (level !== 0) return `${level > 0 ? '+' : '−'}${Math.abs(level)}`;
  if (points === 0) return 'nada ainda';
  return `${inPoints(Math.abs(points))} a ${points > 0 ? 'mais' : 'menos'}, no mesmo nível`;
}

function inPoints(points: number): string {
  return points === 1 ? '1 ponto' : `${points} pontos`;
}
