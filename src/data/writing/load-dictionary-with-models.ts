import { readContextModels, type ContextModels } from '@/domain/writing/context/context-models';
import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { loadDictionary } from './load-dictionary';

/** The dictionary with the models that could be loaded; null without a dictionary. */
export async function loadDictionaryWithModels(): Promise<Dictionary | null> {
  const [dictionary, models] = await Promise.all([loadDictionary(), loadContextModels()]);
  return dictionary && models ? { ...dictionary, models } : dictionary;
}

/** The models that judge a word by the words around it; null if their file cannot be loaded. */
async function loadContextModels(): Promise<ContextModels | null> {
  try {
    const { default: weights } = await import('@/domain/writing/context/weights/context-weights.json');
    return readContextModels(weights);
  } catch {
    return null;
  }
}
