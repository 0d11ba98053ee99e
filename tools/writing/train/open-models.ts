import { readFileSync } from 'node:fs';
import { readContextModels, type ContextModels } from '../../../src/domain/writing/context/context-models.ts';

export const WEIGHTS_FILE = new URL(
  '../../../src/domain/writing/context/weights/context-weights.json',
  import.meta.url,
);

/** The models as they were last trained. */
export function openModels(): ContextModels {
  return readContextModels(JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')));
}
