import type { Evaluator, PhotoReader, Services, WritingChecker } from '../services';
import { createCorrectionsArchive, type CorrectionsArchive } from './corrections-archive';
import { createCorrectionRepository } from './corrections-repository';
import { createLocalEntry, type LocalEntry, type LocalEntryOptions } from './create-local-entry';
import { createDelayedEvaluator } from './delayed-evaluator';
import { createDraftRepository } from './draft-repository';
import { noTranscriber } from './no-transcriber';
import { createOwner } from './owner';
import { createPlanRepository } from './plan-repository';
import { createWritingPreferences } from './writing-preferences';

type LocalServicesOptions = {
  evaluator: Evaluator;
  checker: WritingChecker;
  photos: PhotoReader;
  archive?: CorrectionsArchive;
};

/** The outside world of the local mode: everything stays in this browser (decisions §2). */
export function createLocalServices(options: LocalEntryOptions & LocalServicesOptions): Services {
  return completeLocalServices(createLocalEntry(options), options);
}

/** Adds what only signed-in users need; kept apart so that `/` does not load it. */
export function completeLocalServices(
  { context, ...entry }: LocalEntry,
  { evaluator, checker, photos, archive = createCorrectionsArchive() }: LocalServicesOptions,
): Services {
  const owner = createOwner(entry.session.user);
  return {
    ...entry,
    plan: createPlanRepository(context, entry.session),
    corrections: createCorrectionRepository(context, owner, archive),
    drafts: createDraftRepository(context.storage, owner),
    evaluator: createDelayedEvaluator(evaluator, context.config),
    checker,
    photos,
    transcriber: noTranscriber,
    writing: createWritingPreferences(context.storage, owner),
  };
}
