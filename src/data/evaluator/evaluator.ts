import { loadWhenAsked } from '@/lib/load-when-asked';
import type { EvaluatorServices } from './evaluation-tasks';

const loadClient = async () => (await import('./evaluation-client')).createEvaluationClient();

/** Loads the worker's client on the first call; a failed load is retried by the next call. */
export function createEvaluator(load = loadClient): EvaluatorServices {
  const { ready } = loadWhenAsked(load);
  const call = <Name extends keyof EvaluatorServices>(name: Name) =>
    (async (...given: Parameters<EvaluatorServices[Name]>) =>
      (await ready())(name, ...given)) as EvaluatorServices[Name];
  return {
    evaluate: call('evaluate'),
    checkTheme: call('checkTheme'),
    check: call('check'),
    compare: call('compare'),
    suggest: call('suggest'),
    seesElement: call('seesElement'),
    readOutline: call('readOutline'),
    followOutline: call('followOutline'),
    missionParts: call('missionParts'),
    readForPractice: call('readForPractice'),
    judge: call('judge'),
    prepare: call('prepare'),
  };
}
