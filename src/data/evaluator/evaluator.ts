import { loadWhenAsked } from '@/lib/load-when-asked';
import type { Evaluator, MissionReader, WritingChecker } from '../services';

/** All that the evaluation worker is asked for. A call that is aborted rejects at once with the signal's reason. */
export type EvaluatorServices = Evaluator & WritingChecker & MissionReader;

const loadClient = async () => (await import('./evaluation-client')).createEvaluationClient();

/** Loads the client of the worker with the first call; a load that failed is tried again by the next one. */
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
