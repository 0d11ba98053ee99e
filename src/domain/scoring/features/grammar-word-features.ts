import { isFunctionWord } from '../../text/function-words.ts';
import { countWhere, perHundred, share } from './counting.ts';
import type { EssayView } from './essay-view.ts';

const NOMINALIZATION = /(?:ção|ções|dade|dades|mento|mentos|ência|ância|ismo)$/;
const ENCLITIC = /-(?:se|lo|la|los|las|o|a|os|as|lhe|nos|me)$/;

/** Function words and word endings that characterize a plain or an elaborate style; rates per hundred words. */
export function grammarWordFeatures({ tokens, counts, expressions }: EssayView) {
  const words = tokens.length;
  const rateOf = (...forms: string[]) => {
    let uses = 0;
    for (const form of forms) uses += counts.get(form) ?? 0;
    return perHundred(uses, words);
  };
  const rateWhere = (test: (lower: string) => boolean) =>
    perHundred(
      countWhere(tokens, ({ lower }) => test(lower)),
      words,
    );
  return {
    functionWordShare: share(
      countWhere(tokens, ({ key }) => isFunctionWord(key)),
      words,
    ),
    queRate: rateOf('que'),
    eRate: rateOf('e'),
    naoRate: rateOf('não'),
    adverbInMenteRate: rateWhere((lower) => lower.endsWith('mente')),
    gerundRate: rateWhere((lower) => lower.endsWith('ndo')),
    nominalizationRate: rateWhere((lower) => NOMINALIZATION.test(lower)),
    ondeRate: rateOf('onde'),
    mesmoRate: rateOf('mesmo', 'mesma'),
    issoRate: rateOf('isso', 'isto'),
    cujoRate: rateOf('cujo', 'cuja', 'cujos', 'cujas'),
    encliticRate: rateWhere((lower) => ENCLITIC.test(lower)),
    seRate: rateOf('se'),
    paraRate: rateOf('para', 'pra'),
    oQualRate: perHundred(expressions.relativeOQual.length, words),
  };
}
