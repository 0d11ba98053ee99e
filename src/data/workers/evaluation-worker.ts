import { createResources } from '@/data/evaluator/resources';
import { answerEvaluationRequest } from './answer-evaluation-request';
import type { EvaluationRequest } from './evaluation-protocol';

/** Fetched while the student still writes. */
const resources = createResources();

self.addEventListener('message', async ({ data }: MessageEvent<EvaluationRequest>) => {
  self.postMessage(
    answerEvaluationRequest(data, data.task === 'evaluate' ? await resources.whenLoaded() : resources.now()),
  );
});
