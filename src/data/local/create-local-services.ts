import type { AppConfig } from '@/contracts/config';
import type { Evaluator, Services } from '../services';
import { createCorrectionsArchive, type CorrectionsArchive } from './corrections-archive';
import { createCorrectionRepository } from './corrections-repository';
import { createDelayedEvaluator } from './delayed-evaluator';
import { createDraftRepository } from './draft-repository';
import type { LocalContext } from './local-context';
import { createOwner } from './owner';
import { createPlanRepository } from './plan-repository';
import { createPreferences } from './preferences';
import { createSessionRepository } from './session-repository';
import { browserStorage, type KeyValueStorage } from './storage';

type LocalServicesOptions = {
  config: AppConfig;
  evaluator: Evaluator;
  /** null where the browser refuses storage: everything then lives in memory. */
  storage?: KeyValueStorage | null;
  now?: () => Date;
  archive?: CorrectionsArchive;
};

/** The outside world of the local mode: everything stays in this browser (decisions §2). */
export function createLocalServices(options: LocalServicesOptions): Services {
  const { config, evaluator, archive = createCorrectionsArchive() } = options;
  const context: LocalContext = {
    config,
    storage: options.storage === undefined ? browserStorage() : options.storage,
    now: options.now ?? (() => new Date()),
  };
  const session = createSessionRepository(context);
  const owner = createOwner(session.user);
  return {
    config,
    now: context.now,
    session,
    plan: createPlanRepository(context, session),
    corrections: createCorrectionRepository(context, owner, archive),
    drafts: createDraftRepository(context.storage, owner),
    evaluator: createDelayedEvaluator(evaluator, config),
    preferences: createPreferences(context.storage),
  };
}
