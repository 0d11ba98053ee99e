import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';

const PAST =
  /(?:[aei]u|ou|aram|eram|iram|ava|avam|ia|iam|inha|inham|ei|era|foi|fui|foram|disse|disseram|fez|fizeram|quis|veio|vieram|viu|deu|deram|teve|tiveram)$/;
/** Other words with these endings: nouns in "-ia", the conditional, "eu" and the like. */
const NO_PAST =
  /(?:r|g|nc|c|t|m|n|f|s|d|óp|ól|ác|b|x|l|v)iam?$|^(?:sociedade|eu|seu|meu|teu|europeu|museu|céu|véu|réu|chapéu|troféu|sou|dou|vou|estou|lei|rei|sei|hei|ou|ao)$/;
/** Whether a word ends as verbs of the past do; so do some others, which is why only its rate in a text tells anything. */
export function isPast({ lower }: PlacedWord): boolean {
  return lower.length > 2 && PAST.test(lower) && !NO_PAST.test(lower);
}

/** Verbs of the past in a hundred words, 0 for no words: what a tale has and an essay has not. */
export function rateOfPast({ words }: AnalyzedText): number {
  return words.length === 0 ? 0 : (100 * words.filter(isPast).length) / words.length;
}
