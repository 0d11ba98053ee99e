import { loadScorerWeights } from '@/data/evaluator/load-scorer-weights';
import { answerEvaluationRequest } from './answer-evaluation-request';
import type { EvaluationRequest } from './evaluation-protocol';

/** Fetched while the student still writes; asked for again by the next call where it did not come. */
let weights = loadScorerWeights();

self.addEventListener('message', async ({ data }: MessageEvent<EvaluationRequest>) => {
  self.postMessage(answerEvaluationRequest(data, data.task === 'evaluate' ? await currentWeights() : null));
});

async function currentWeights() {
  const loaded = await weights;
  if (loaded === null) weights = loadScorerWeights();
  return loaded;
}
