import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import { loadDictionaryWithModels } from '../writing/load-dictionary-with-models';
import { loadScorerWeights } from './load-scorer-weights';

/** Files that the evaluation tasks need; null if they could not be loaded. */
export type Resources = {
  weights: ScorerWeights | null;
  dictionary: Dictionary | null;
  /** Whether the dictionary is loaded, still loading, or could not be loaded. */
  spelling: 'ready' | 'loading' | 'missing';
};

/** Time that a correction waits for the dictionary before it continues without spelling (ms). */
const DICTIONARY_WAIT_MS = 4000;

/** Delay after a failed load before the marks shown while typing retry it (ms). */
const RETRY_AFTER_MS = 3000;

/** Starts loading everything; later calls retry what failed. */
export function createResources() {
  const weights = keepLoading(loadScorerWeights);
  const dictionary = keepLoading(loadDictionaryWithModels);
  return {
    /** For an evaluation: waits for the files, but at most `DICTIONARY_WAIT_MS` for the dictionary. */
    async whenLoaded(): Promise<Resources> {
      const [loadedWeights] = await Promise.all([
        weights.ask(),
        Promise.race([dictionary.ask(), delay(DICTIONARY_WAIT_MS)]),
      ]);
      return { weights: loadedWeights, dictionary: dictionary.get(), spelling: dictionary.state() };
    },
    /** For marks while typing: returns the files that are loaded now, without waiting. */
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
