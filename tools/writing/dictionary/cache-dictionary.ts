// Builds the dictionary if it is not cached; runs as a separate process, so that the caller is not blocked.
import { cachedDictionary } from './cached-dictionary.ts';

cachedDictionary();
