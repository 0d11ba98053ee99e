import { evaluateEssay } from '../../../src/domain/evaluation/evaluate-essay.ts';
import type { Evaluation } from '../../../src/domain/evaluation/evaluation.ts';
import { readScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import scorerWeights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { HONEST } from '../../../tests/fixtures/scoring/honest.ts';
import { seededRandom } from '../../scorer/measures/seeded-random.ts';

const SAMPLES = 500;
const PARAGRAPHS = 6;

export type Sample = { texto: string; nota: number; correcao: Evaluation };

/**
 * Essays of some 300 words, put together from paragraphs of our own, with the corrections that the app would store;
 * always the same.
 */
export function sampleCorrections(): Sample[] {
  const random = seededRandom(5);
  const weights = readScorerWeights(scorerWeights);
  const paragraphs = HONEST.flatMap(({ essay }) => essay.split('\n'));
  const paragraph = () => paragraphs[Math.floor(random() * paragraphs.length)];
  return Array.from({ length: SAMPLES }, (_, index) => {
    const theme = HONEST[index % HONEST.length]?.theme ?? '';
    const texto = Array.from({ length: PARAGRAPHS }, paragraph).join('\n');
    const correcao = evaluateEssay({ theme, essay: texto }, weights);
    return { texto, nota: correcao.nota_final, correcao };
  });
}
