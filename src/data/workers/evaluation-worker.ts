import { answerEvaluationRequest } from './answer-evaluation-request';
import type { EvaluationRequest } from './evaluation-protocol';

self.addEventListener('message', (event: MessageEvent<EvaluationRequest>) => {
  self.postMessage(answerEvaluationRequest(event.data));
});
