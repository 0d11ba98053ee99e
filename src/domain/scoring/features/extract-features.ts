import { analyzeText, type AnalyzedText } from '../../text/analyze-text.ts';
import { cohesionFeatures } from './cohesion-features.ts';
import { connectiveFeatures } from './connective-features.ts';
import { viewEssay } from './essay-view.ts';
import { grammarWordFeatures } from './grammar-word-features.ts';
import { lengthFeatures, paragraphFeatures, sentenceFeatures } from './length-features.ts';
import { normFeatures } from './norm-features.ts';
import { proposalFeatures } from './proposal-features.ts';
import { punctuationFeatures } from './punctuation-features.ts';
import { registerFeatures } from './register-features.ts';
import { repertoireFeatures } from './repertoire-features.ts';
import { repetitionFeatures } from './repetition-features.ts';
import { slipFeatures } from './slip-features.ts';
import { supportTextFeatures } from './support-text-features.ts';
import { themeFeatures } from './theme-features.ts';
import { vocabularyFeatures } from './vocabulary-features.ts';

export type FeatureInput = { essay: AnalyzedText; theme: AnalyzedText; supportText?: AnalyzedText | null };

/** A new family of features needs one file, and one line here. Names must be unique across families. */
const FAMILIES = [
  lengthFeatures,
  paragraphFeatures,
  sentenceFeatures,
  vocabularyFeatures,
  repetitionFeatures,
  grammarWordFeatures,
  connectiveFeatures,
  cohesionFeatures,
  proposalFeatures,
  repertoireFeatures,
  punctuationFeatures,
  registerFeatures,
  normFeatures,
  slipFeatures,
  themeFeatures,
  supportTextFeatures,
] as const;

type KeyOfEach<Family> = Family extends unknown ? keyof Family : never;

export type FeatureName = KeyOfEach<ReturnType<(typeof FAMILIES)[number]>>;
export type Features = Record<FeatureName, number>;

const NOTHING = analyzeText('');

/** Every feature in the order of the families. */
export const FEATURE_NAMES = Object.keys(
  extractFeatures({ essay: NOTHING, theme: NOTHING }),
) as readonly FeatureName[];

/**
 * Returns the features of an essay by name; they are finite numbers for any text, computed in time linear in its
 * length. Counts are numbers of words, rates are per hundred words, shares are 0–1. Without a support text, the
 * overlap that essays usually have with their support text is assumed.
 */
export function extractFeatures({ essay, theme, supportText }: FeatureInput): Features {
  const view = viewEssay(essay, theme, supportText);
  // `Object.assign` is used because spreading so many properties into an object literal takes a hundred times as
  // long.
  return Object.assign({}, ...FAMILIES.map((family) => family(view))) as Features;
}
