import { createResources } from '@/data/evaluator/resources';
import { answerEvaluationRequest } from './answer-evaluation-request';
import type { EvaluationRequest } from './evaluation-protocol';
import { loadEvaluationTasks } from './perform-task';

/** Fetched while the student still writes. */
const resources = createResources();
void resources
  .whenLoaded()
  .then(loadEvaluationTasks)
  .catch(() => null);

self.addEventListener('message', async ({ data }: MessageEvent<EvaluationRequest>) => {
  const loaded = data.task === 'evaluate' ? await resources.whenLoaded() : resources.now();
  self.postMessage(await answerEvaluationRequest(data, loaded));
});
