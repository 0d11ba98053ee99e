import type { MissionReader, PracticeReader } from '../services';
import {
  createAnnouncementsRead,
  createClassMemory,
  createDraftRepository,
  createMessageDraft,
  createMockExams,
  createNotedThemes,
  createOutlines,
  createPaper,
  createPracticeCopy,
  createViewedCorrection,
  createWelcomed,
  createModelConsent,
  createWritingPreferences,
} from '../local/account-stores';
import { withEarlierWaiting } from './move-waiting';
import { createOutbox, type Outbox } from '../local/outbox';
import { createCorrectionsArchive, type CorrectionsArchive } from '../local/corrections-archive';
import { createOwner } from '../local/owner';
import { watchDeletions } from '../local/watch-deletions';
import type { Evaluator, Services, WritingChecker } from '../services';
import type { CreateBackend } from '../backend';
import { createOfflineFiles } from '../files/offline-files';
import type { CreateReaders } from '../ocr/create-readers';
import { createRevisionStore } from '../local/revisions';
import { adoptLocalDraft } from './adopt-local-draft';
import type { ConnectedEntry } from './create-connected-entry';
import { createConnectedEvaluator } from './evaluator';
import { createModelPermission } from './model-permission';
import type { ConnectedSession } from './session-repository';
import { createTranscriber } from './transcriber';

export type ConnectedServices = Services & { session: ConnectedSession };

type ConnectedServicesOptions = {
  createBackend: CreateBackend<'supabase'>;
  /** Used when an edge function of the server fails. */
  evaluator: Evaluator;
  checker: WritingChecker;
  createReaders: CreateReaders;
  missions: MissionReader;
  practiceReader: PracticeReader;
  /** Archive of the local mode's older essays. */
  archive?: CorrectionsArchive;
  outbox?: Outbox;
};

/** Adds the services that only signed-in users need; a separate module so that `/` does not load it. Drafts stay local. */
export function completeConnectedServices(
  { context, ...entry }: ConnectedEntry,
  {
    createBackend,
    evaluator,
    checker,
    createReaders,
    missions,
    practiceReader,
    archive = createCorrectionsArchive(),
    outbox = createOutbox(),
  }: ConnectedServicesOptions,
): ConnectedServices {
  const { session } = entry;
  const owner = createOwner(session.user);
  const adopt = () => {
    const user = session.user.get();
    if (user) adoptLocalDraft(context.storage, user);
  };
  adopt();
  owner.subscribe(adopt);
  const queue = withEarlierWaiting(outbox, { storage: context.storage, archive, user: session.user.get });
  const consent = createModelConsent(context.storage, owner);
  const revisions = createRevisionStore({ owner, now: context.now });
  watchDeletions({ storage: context.storage, revisions });
  const backend = createBackend({
    context,
    session,
    preferences: entry.preferences,
    owner,
    missions,
    revisions,
    outbox: queue,
  });
  const model = createModelPermission({ hasModel: backend.credits.hasModel, consent, now: context.now });
  return {
    ...entry,
    backend,
    viewedCorrection: createViewedCorrection(context.storage, owner),
    drafts: createDraftRepository(context.storage, owner),
    outlines: createOutlines(context.storage, owner),
    mockExams: createMockExams(context.storage, owner),
    evaluator: createConnectedEvaluator({ session, model, local: evaluator }),
    localEvaluator: evaluator,
    checker,
    practiceReader,
    ...createReaders(owner),
    transcriber: createTranscriber(session),
    model,
    writing: createWritingPreferences(context.storage, owner),
    classMemory: createClassMemory(context.storage, owner),
    paper: createPaper(context.storage, owner),
    practiceCopy: createPracticeCopy(context.storage, owner),
    notedThemes: createNotedThemes(context.storage, owner),
    announcementsRead: createAnnouncementsRead(context.storage, owner),
    messageDraft: createMessageDraft(context.storage, owner),
    welcomed: createWelcomed(context.storage, owner),
    outbox: queue,
    revisions,
    offline: createOfflineFiles(),
    // No listener is needed, because the query cache refetches when the page gets the focus.
    onExternalChange: () => () => undefined,
  };
}
