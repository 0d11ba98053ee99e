import type { EssayView } from './essay-view.ts';
import { perHundred } from './counting.ts';

const SINGULAR_FIRST_PERSON = ['eu', 'acho', 'minha', 'meu', 'mim'];

/** Colloquial and personal style; rates per hundred words. */
export function registerFeatures({ tokens, counts, expressions }: EssayView) {
  const words = tokens.length;
  let singular = 0;
  for (const form of SINGULAR_FIRST_PERSON) singular += counts.get(form) ?? 0;
  return {
    informalRate: perHundred(expressions.informal.length, words),
    firstPersonRate: perHundred(expressions.firstPerson.length, words),
    singularFirstPersonRate: perHundred(singular, words),
    secondPersonRate: perHundred(expressions.secondPerson.length, words),
    generalizationRate: perHundred(expressions.generalizations.length, words),
  };
}
