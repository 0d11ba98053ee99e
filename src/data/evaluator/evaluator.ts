import { loadWhenAsked } from '@/lib/load-when-asked';
import type { Evaluator, MissionReader, WritingChecker } from '../services';

/** All tasks of the evaluation worker. Aborting a call rejects at once with the signal's reason. */
export type EvaluatorServices = Evaluator & WritingChecker & MissionReader;

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
    missionParts: call('missionParts'),
    prepare: call('prepare'),
  };
}
