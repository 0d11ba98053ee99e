import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import { loadDictionaryWithModels } from '../writing/load-dictionary-with-models';
import { loadScorerWeights } from './load-scorer-weights';

/** What the tasks of the evaluation need and the network may not bring. */
export type Resources = {
  weights: ScorerWeights | null;
  dictionary: Dictionary | null;
  /** Whether the dictionary is there, may still come, or was asked for in vain. */
  spelling: 'ready' | 'loading' | 'missing';
};

/** A correction does not wait longer for the dictionary on a slow network; it goes on without spelling (ms). */
const DICTIONARY_WAIT_MS = 4000;

/** How long marks while typing take no for an answer before they ask again (ms). */
const RETRY_AFTER_MS = 3000;

/** Loads everything at once; what did not come is asked for again by a later call. */
export function createResources() {
  const weights = keepLoading(loadScorerWeights);
  const dictionary = keepLoading(loadDictionaryWithModels);
  return {
    /** For an evaluation: all that comes in good time. */
    async whenLoaded(): Promise<Resources> {
      const [loadedWeights] = await Promise.all([
        weights.ask(),
        Promise.race([dictionary.ask(), delay(DICTIONARY_WAIT_MS)]),
      ]);
      return { weights: loadedWeights, dictionary: dictionary.get(), spelling: dictionary.state() };
    },
    /** For marks while typing: what is there now. */
    now(): Resources {
      if (!dictionary.hasJustFailed()) void dictionary.ask();
      return { weights: null, dictionary: dictionary.get(), spelling: dictionary.state() };
    },
  };
}

function keepLoading<T>(load: () => Promise<T | null>) {
  let value: T | null = null;
  let loading: Promise<T | null> | null = null;
  let failedAt = -Infinity;
  function ask(): Promise<T | null> {
    if (value !== null) return Promise.resolve(value);
    loading ??= load().then((loaded) => {
      value = loaded;
      loading = null;
      if (loaded === null) failedAt = Date.now();
      return loaded;
    });
    return loading;
  }
  void ask();
  return {
    ask,
    get: () => value,
    hasJustFailed: () => Date.now() - failedAt < RETRY_AFTER_MS,
    state: () =>
      (value !== null ? 'ready' : loading !== null ? 'loading' : 'missing') as Resources['spelling'],
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
