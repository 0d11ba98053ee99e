import { readScorerWeights, type ScorerWeights } from '@/domain/scoring/scorer-weights';

/** The weights of the scorer; null where their file does not come or does not fit, and the rules serve. */
export async function loadScorerWeights(): Promise<ScorerWeights | null> {
  try {
    const { default: weights } = await import('@/domain/scoring/weights/scorer-weights.json');
    return readScorerWeights(weights);
  } catch {
    return null;
  }
}
