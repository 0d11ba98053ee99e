import type { PlacedWord } from '../../text/analyze-text.ts';
import { countWhere, share } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { createRunNumbering } from '../../text/word-runs.ts';

/** Usual overlap of an essay with its support text, assumed if there is no support text. */
const USUAL_TYPES = 0.3;
const USUAL_WORDS = 0.4;
const USUAL_RECALL = 0.2;

/** Overlap of the essay with the support text, by words and by copied runs of words. */
export function supportTextFeatures({ supportText, tokens, contentWords, stemCounts }: EssayView) {
  const supportStems = supportText.stemCounts;
  const isMissing = supportStems.size === 0;
  const commonStems = countWhere(stemCounts.keys(), (stem) => supportStems.has(stem));
  const commonWords = countWhere(contentWords, ({ stem }) => supportStems.has(stem));
  const copied = copiedShares(tokens, supportText.tokens, [4, 7]);
  return {
    stemsFromSupportShare: isMissing ? USUAL_TYPES : share(commonStems, stemCounts.size),
    wordsFromSupportShare: isMissing ? USUAL_WORDS : share(commonWords, contentWords.length),
    supportRecall: isMissing ? USUAL_RECALL : share(commonStems, supportStems.size),
    copiedRunsOf4Share: copied[4],
    copiedRunsOf7Share: copied[7],
  };
}

/**
 * For each run length, the share of the essay's runs that also occur in the support text; 0 without a support text.
 */
function copiedShares<Size extends number>(
  essay: readonly PlacedWord[],
  support: readonly PlacedWord[],
  sizes: readonly Size[],
): Record<Size, number> {
  const runsOf = createRunNumbering();
  const essayWords = essay.map(lowerOf);
  const supportWords = support.map(lowerOf);
  const shares = sizes.map((size) => {
    const known = new Set(runsOf(supportWords, size));
    const own = known.size > 0 ? runsOf(essayWords, size) : [];
    return [
      size,
      share(
        countWhere(own, (run) => known.has(run)),
        own.length,
      ),
    ];
  });
  return Object.fromEntries(shares) as Record<Size, number>;
}

function lowerOf({ lower }: PlacedWord): string {
  return lower;
}
