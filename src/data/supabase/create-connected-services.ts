import { loadWhenAsked } from '@/lib/load-when-asked';
import type { MissionReader } from '../late-services';
import { createClassMemory } from '../local/class-memory';
import { createCorrectionsArchive, type CorrectionsArchive } from '../local/corrections-archive';
import { createDraftRepository } from '../local/draft-repository';
import { createModelConsent } from '../local/model-consent';
import { createOwner } from '../local/owner';
import { createWritingPreferences } from '../local/writing-preferences';
import { hearDeletions } from '../local/hear-deletions';
import type { Evaluator, PhotoReader, Services, WritingChecker } from '../services';
import { adoptLocalDraft } from './adopt-local-draft';
import { createCorrectionRepository } from './corrections-repository';
import type { ConnectedEntry } from './create-connected-entry';
import { createEssayKeys } from './essay-keys';
import { createConnectedEvaluator } from './evaluator';
import { createModelPermission } from './model-permission';
import { createPlanRepository } from './plan-repository';
import type { ConnectedSession } from './session-repository';
import { createTranscriber } from './transcriber';

export type ConnectedServices = Services & { session: ConnectedSession };

type ConnectedServicesOptions = {
  /** Serves when a function does not. */
  evaluator: Evaluator;
  checker: WritingChecker;
  photos: PhotoReader;
  missions: MissionReader;
  /** Where the local mode kept its older essays. */
  archive?: CorrectionsArchive;
};

/** Adds what only signed-in users need; kept apart so that `/` does not load it. Drafts stay on the device. */
export function completeConnectedServices(
  { context, ...entry }: ConnectedEntry,
  { evaluator, checker, photos, missions, archive = createCorrectionsArchive() }: ConnectedServicesOptions,
): ConnectedServices {
  const { session } = entry;
  const owner = createOwner(session.user);
  const adopt = () => {
    const user = session.user.get();
    if (user) adoptLocalDraft(context.storage, user);
  };
  adopt();
  owner.subscribe(adopt);
  const keys = createEssayKeys();
  const corrections = createCorrectionRepository(context, { session, owner, keys, archive });
  const consent = createModelConsent(context.storage, owner);
  const model = createModelPermission({ session, consent, now: context.now });
  const late = loadWhenAsked(async () => {
    const { createLateServices } = await import('./create-late-services');
    return createLateServices({ context, session, owner, corrections, missions });
  }).ready;
  hearDeletions({ storage: context.storage, late });
  return {
    ...entry,
    plan: createPlanRepository(context, { session, keys }),
    corrections,
    drafts: createDraftRepository(context.storage, owner),
    evaluator: createConnectedEvaluator({ session, keys, model, local: evaluator }),
    checker,
    photos,
    transcriber: createTranscriber(session),
    model,
    writing: createWritingPreferences(context.storage, owner),
    classMemory: createClassMemory(context.storage, owner),
    late,
  };
}
