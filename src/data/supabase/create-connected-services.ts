import { createCorrectionsArchive, type CorrectionsArchive } from '../local/corrections-archive';
import { createDraftRepository } from '../local/draft-repository';
import { createOwner } from '../local/owner';
import { createWritingPreferences } from '../local/writing-preferences';
import type { Evaluator, PhotoReader, Services, WritingChecker } from '../services';
import { adoptLocalDraft } from './adopt-local-draft';
import { createCorrectionRepository } from './corrections-repository';
import type { ConnectedEntry } from './create-connected-entry';
import { createEssayKeys } from './essay-keys';
import { createConnectedEvaluator } from './evaluator';
import { createPlanRepository } from './plan-repository';
import type { ConnectedSession } from './session-repository';
import { createTranscriber } from './transcriber';

export type ConnectedServices = Services & { session: ConnectedSession };

type ConnectedServicesOptions = {
  /** Serves when a function does not. */
  evaluator: Evaluator;
  checker: WritingChecker;
  photos: PhotoReader;
  /** Where the local mode kept its older essays. */
  archive?: CorrectionsArchive;
};

/** Adds what only signed-in users need; kept apart so that `/` does not load it. Drafts stay on the device. */
export function completeConnectedServices(
  { context, ...entry }: ConnectedEntry,
  { evaluator, checker, photos, archive = createCorrectionsArchive() }: ConnectedServicesOptions,
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
  return {
    ...entry,
    plan: createPlanRepository(context, { session, keys }),
    corrections: createCorrectionRepository(context, { session, owner, keys, archive }),
    drafts: createDraftRepository(context.storage, owner),
    evaluator: createConnectedEvaluator({ session, keys, local: evaluator }),
    checker,
    photos,
    transcriber: createTranscriber(session),
    writing: createWritingPreferences(context.storage, owner),
  };
}
