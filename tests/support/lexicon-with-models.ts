import weights from '@/domain/writing/context/weights/context-weights.json';
import { readContextModels } from '@/domain/writing/context/context-models';
import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { dictionary } from './dictionary';

/** The dictionary with the context models, as loaded by the app. */
export const lexiconWithModels: Dictionary = { ...dictionary, models: readContextModels(weights) };
