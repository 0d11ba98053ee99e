import { loadWhenAsked } from '@/lib/load-when-asked';
import type { MissionReader } from '../late-services';
import type { Evaluator, PhotoReader, Services, WritingChecker } from '../services';
import { createClassMemory } from './class-memory';
import { createCorrectionsArchive, type CorrectionsArchive } from './corrections-archive';
import { createCorrectionRepository } from './corrections-repository';
import { createLocalEntry, type LocalEntry, type LocalEntryOptions } from './create-local-entry';
import { createDelayedEvaluator } from './delayed-evaluator';
import { createDraftRepository } from './draft-repository';
import { hearDeletions } from './hear-deletions';
import { noModel } from './no-model';
import { noTranscriber } from './no-transcriber';
import { createOwner } from './owner';
import { createPlanRepository } from './plan-repository';
import { createWritingPreferences } from './writing-preferences';

type LocalServicesOptions = {
  evaluator: Evaluator;
  checker: WritingChecker;
  photos: PhotoReader;
  missions: MissionReader;
  archive?: CorrectionsArchive;
};

/** The outside world of the local mode: everything stays in this browser (decisions §2). */
export function createLocalServices(options: LocalEntryOptions & LocalServicesOptions): Services {
  return completeLocalServices(createLocalEntry(options), options);
}

/** Adds what only signed-in users need; kept apart so that `/` does not load it. */
export function completeLocalServices(
  { context, ...entry }: LocalEntry,
  { evaluator, checker, photos, missions, archive = createCorrectionsArchive() }: LocalServicesOptions,
): Services {
  const owner = createOwner(entry.session.user);
  const { session } = entry;
  const corrections = createCorrectionRepository(context, owner, archive);
  const late = loadWhenAsked(async () => {
    const { createLateServices } = await import('./create-late-services');
    return createLateServices({ context, session, owner, corrections, missions, evaluator });
  }).ready;
  hearDeletions({ storage: context.storage, late });
  return {
    ...entry,
    plan: createPlanRepository(context, session),
    corrections,
    drafts: createDraftRepository(context.storage, owner),
    evaluator: createDelayedEvaluator(evaluator, context.config),
    checker,
    photos,
    transcriber: noTranscriber,
    model: noModel,
    writing: createWritingPreferences(context.storage, owner),
    classMemory: createClassMemory(context.storage, owner),
    late,
  };
}
