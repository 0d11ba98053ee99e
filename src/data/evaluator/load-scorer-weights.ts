import { readScorerWeights, type ScorerWeights } from '@/domain/scoring/scorer-weights';

/** The weights of the scorer; null if their file is missing or invalid, and then the rules compute the scores. */
export async function loadScorerWeights(): Promise<ScorerWeights | null> {
  try {
    const { default: weights } = await import('@/domain/scoring/weights/scorer-weights.json');
    return readScorerWeights(weights);
  } catch {
    return null;
  }
}
