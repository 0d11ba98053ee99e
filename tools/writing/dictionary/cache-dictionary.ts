// Builds the dictionary where no cache has it; a process of its own, so that who waits for it can go on working.
import { cachedDictionary } from './cached-dictionary.ts';

cachedDictionary();
