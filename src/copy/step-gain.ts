import type { StepGain } from '@/domain/evaluation/evaluation';
import { count } from '@/domain/evaluation/feedback/wording';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** Heading of the suggested steps for an essay that is already at the top level. */
export const TOUCH_TITLE = 'Se quiser, ainda um retoque';

/**
 * Amount of a gain: the points of the whole level if a level is gained ("+40"), else the points by which the text
 * comes nearer to the next level ("9 pontos").
 */
export function amountOfGain({ points, level }: StepGain): string {
  return level === undefined ? count(points, 'ponto', 'pontos') : `+${level}`;
}

/** "cerca de +40 em V", "cerca de 9 pontos em V". */
export function describeGain(gain: StepGain): string {
  return `cerca de ${amountOfGain(gain)} em ${ROMAN_NUMERALS[gain.competency]}`;
}

/** "+40", "15 pontos a mais, no mesmo nível", "nada ainda": the result of a step compared with its promised gain. */
export function describeCame({ points, level }: { points: number; level: number }): string {
  if (level !== 0) return `${level > 0 ? '+' : '−'}${Math.abs(level)}`;
  if (points === 0) return 'nada ainda';
  return `${count(Math.abs(points), 'ponto', 'pontos')} a ${points > 0 ? 'mais' : 'menos'}, no mesmo nível`;
}
