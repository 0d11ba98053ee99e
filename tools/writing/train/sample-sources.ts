import { commaFeatures } from '../../../src/domain/writing/context/comma-features.ts';
import { findCommaPlaces } from '../../../src/domain/writing/context/comma-places.ts';
import { itemAt, type ContextView } from '../../../src/domain/writing/context/context-view.ts';
import { articlePlace, craseFeatures } from '../../../src/domain/writing/context/crase-features.ts';
import { numberFeatures, tellsNumber } from '../../../src/domain/writing/context/number-features.ts';
import { verbOrNoun, verbOrNounFeatures } from '../../../src/domain/writing/context/verb-or-noun.ts';
import { findChoicePlaces, type WordChoice } from '../../../src/domain/writing/context/word-choices.ts';
import { wordFeatures } from '../../../src/domain/writing/context/word-features.ts';
import { TAGS } from '../../../src/domain/writing/lexicon/tags.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import type { SampleSource } from './logistic.ts';

/** A text for training, and its weight. */
export type ViewedText = { view: ContextView; weight: number };

/** Samples of choices between two words; the label says whether the text has the second spelling. */
export function choiceSamples(texts: ViewedText[], wanted: WordChoice): SampleSource {
  return (visit) => {
    for (const { view, weight } of texts) {
      for (const { choice, from, to, isSecond } of findChoicePlaces(view)) {
        if (choice === wanted) visit({ features: wordFeatures(view, from, to), label: isSecond, weight });
      }
    }
  };
}

/** Samples of "a/à" have a smaller weight than samples of "o/ao", because writers confuse "a" and "à" more often. */
const FEMININE_WEIGHT = 0.25;

export function craseSamples(texts: ViewedText[]): SampleSource {
  return (visit) => {
    for (const { view, weight } of texts) {
      for (const at of view.placeOf) {
        const place = articlePlace(view, at);
        if (!place) continue;
        const share = place.isFeminine ? FEMININE_WEIGHT : 1;
        visit({ features: craseFeatures(view, at), label: place.hasPreposition, weight: weight * share });
      }
    }
  };
}

/**
 * Learns when "têm" has its accent from verbs whose singular and plural endings sound different, because writers
 * get the number of these verbs right.
 */
export function numberSamples(texts: ViewedText[]): SampleSource {
  return (visit) => {
    for (const { view, weight } of texts) {
      for (const at of view.placeOf) {
        const { word } = itemAt(view, at);
        if (!word || !tellsNumber(word) || /[tvê]em$|[tv]êm$|[éê]m$/.test(word.lower)) continue;
        visit({ features: numberFeatures(view, at), label: (word.tags & TAGS.verb3p) !== 0, weight });
      }
    }
  };
}

export function verbOrNounSamples(texts: ViewedText[], lexicon: Lexicon): SampleSource {
  return (visit) => {
    for (const { view, weight } of texts) {
      for (const at of view.placeOf) {
        const { word } = itemAt(view, at);
        const pair = word && verbOrNoun(word, lexicon);
        if (!pair) continue;
        const features = verbOrNounFeatures(view, at, pair.verb, lexicon.tagsOf(pair.verb));
        visit({ features, label: pair.isNoun, weight });
      }
    }
  };
}

export function commaSamples(texts: ViewedText[]): SampleSource {
  return (visit) => {
    for (const { view, weight } of texts) {
      for (const { left, right, hasComma } of findCommaPlaces(view)) {
        visit({ features: commaFeatures(view, left, right), label: hasComma, weight });
      }
    }
  };
}
