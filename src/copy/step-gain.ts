import type { StepGain } from '@/domain/evaluation/evaluation';
import { count } from '@/domain/evaluation/feedback/wording';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** "cerca de +40 em V", "cerca de 9 pontos em V": a level more is told as levels are. */
export function describeGain({ competency, points, level }: StepGain): string {
  return `cerca de ${level === undefined ? count(points, 'ponto', 'pontos') : `+${level}`} em ${ROMAN_NUMERALS[competency]}`;
}

/** "+40", "15 pontos a mais, no mesmo nível", "nada ainda": what came where a step had promised something. */
export function describeCame({ points, level }: { points: number; level: number }): string {
  if (level !== 0) return `${level > 0 ? '+' : '−'}${Math.abs(level)}`;
  if (points === 0) return 'nada ainda';
  return `${count(Math.abs(points), 'ponto', 'pontos')} a ${points > 0 ? 'mais' : 'menos'}, no mesmo nível`;
}
