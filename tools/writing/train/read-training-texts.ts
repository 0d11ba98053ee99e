import { readEssays } from '../../scorer/read-essays.ts';
import { readForChecking, type CheckedText } from '../../../src/domain/writing/checked-text.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { readFileSync } from 'node:fs';
import { readContextModels, type ContextModels } from '../../../src/domain/writing/context/context-models.ts';

export type TrainingText = { text: CheckedText; weight: number };

/** Weight of an essay by its level in competency 1: essays with better Portuguese have higher weights. */
const WEIGHTS: Partial<Record<number, number>> = { 200: 1, 160: 1, 120: 0.4 };

/** The checker is measured on this source's reviewed essays, so they are not used for training. */
const MEASURED_SOURCE = 'uol';

/** One essay in this many is excluded from training, so that false alarms can be counted on it. */
const KEPT_OUT = 10;

/** The well-written essays of a corpus file, as the rules read them. */
export function readTrainingTexts(path: string, lexicon: Lexicon): TrainingText[] {
  return readEssays(path).flatMap(({ id, text, levels, source }) => {
    const weight = WEIGHTS[levels[1]];
    if (weight === undefined || source === MEASURED_SOURCE || isKeptOut(id)) return [];
    return [{ text: readForChecking(text, lexicon), weight }];
  });
}

function isKeptOut(id: string): boolean {
  let sum = 0;
  for (const character of id) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0) % KEPT_OUT === 0;
}

export const WEIGHTS_FILE = new URL(
  '../../../src/domain/writing/context/weights/context-weights.json',
  import.meta.url,
);

/** The models as they were last trained. */
export function openModels(): ContextModels {
  return readContextModels(JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')));
}
