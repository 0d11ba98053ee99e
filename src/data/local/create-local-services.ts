import { PhotoError } from '@/contracts/photo-error';
import type { MissionReader, PracticeReader } from '../services';
import type { CreateBackend } from '../backend';
import { createClassRecords } from '../demo/class-records';
import { createRewardStores } from '../demo/reward-store';
import { createDemoEssays } from '../demo/essays';
import { createOfflineFiles } from '../files/offline-files';
import type { CreateReaders } from '../ocr/create-readers';
import type { Evaluator, ModelPermission, Services, Transcriber, WritingChecker } from '../services';
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
  createWritingPreferences,
} from './account-stores';
import { type CorrectionsArchive, createCorrectionsArchive } from './corrections-archive';
import { createLocalEntry, type LocalEntry, type LocalEntryOptions } from './create-local-entry';
import { createDelayedEvaluator } from './delayed-evaluator';
import { createRevisionStore } from './revisions';
import type { KeyValueStorage } from './storage';
import { watchDeletions } from './watch-deletions';
import { createMessageStatuses, createMessagesStore } from './messages-store';
import { createOutbox, type Outbox } from './outbox';
import { createOwner } from './owner';

type LocalServicesOptions = {
  createBackend: CreateBackend<'demo'>;
  evaluator: Evaluator;
  checker: WritingChecker;
  createReaders: CreateReaders;
  missions: MissionReader;
  practiceReader: PracticeReader;
  archive?: CorrectionsArchive;
  outbox?: Outbox;
};

/** The services of the local mode: everything stays in this browser (R-MODE-1). */
export function createLocalServices(options: LocalEntryOptions & LocalServicesOptions): Services {
  return completeLocalServices(createLocalEntry(options), options);
}

/** Adds the services that only signed-in users need; a separate module so that `/` does not load it. */
export function completeLocalServices(
  { context, ...entry }: LocalEntry,
  {
    createBackend,
    evaluator,
    checker,
    createReaders,
    missions,
    practiceReader,
    archive = createCorrectionsArchive(),
    outbox = createOutbox(),
  }: LocalServicesOptions,
): Services {
  const owner = createOwner(entry.session.user);
  const { session } = entry;
  const revisions = createRevisionStore({ owner, now: context.now });
  const backend = createBackend({
    context,
    session,
    preferences: entry.preferences,
    owner,
    essays: createDemoEssays({ context, session, archive }),
    records: createClassRecords(context.storage),
    rewardsOf: createRewardStores(context.storage),
    messagesOf: createMessagesStore(context.storage),
    messageStatuses: createMessageStatuses(context.storage),
    evaluator,
    missions,
    revisions,
  });
  watchDeletions({ storage: context.storage, revisions });
  return {
    ...entry,
    backend,
    viewedCorrection: createViewedCorrection(context.storage, owner),
    drafts: createDraftRepository(context.storage, owner),
    outlines: createOutlines(context.storage, owner),
    mockExams: createMockExams(context.storage, owner),
    evaluator: createDelayedEvaluator(evaluator, context.config),
    localEvaluator: evaluator,
    checker,
    practiceReader,
    ...createReaders(owner),
    transcriber: noTranscriber,
    model: noModel,
    writing: createWritingPreferences(context.storage, owner),
    classMemory: createClassMemory(context.storage, owner),
    paper: createPaper(context.storage, owner),
    practiceCopy: createPracticeCopy(context.storage, owner),
    notedThemes: createNotedThemes(context.storage, owner),
    announcementsRead: createAnnouncementsRead(context.storage, owner),
    messageDraft: createMessageDraft(context.storage, owner),
    welcomed: createWelcomed(context.storage, owner),
    outbox,
    revisions,
    offline: createOfflineFiles(),
    onExternalChange: (listener) => onStorageChange(context.storage, listener),
  };
}

/** Calls the listener when another tab has changed what is stored. */
function onStorageChange(storage: KeyValueStorage | null, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Deferred, because the stores read the change on the same event, some of them after this listener.
    if (event.storageArea === null || event.storageArea === storage) setTimeout(listener);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const NEVER: ModelPermission['isAsking'] = { get: () => false, subscribe: () => () => undefined };

/** Without a server no model reads essays, and no permission is requested. */
export const noModel: ModelPermission = {
  isAsking: NEVER,
  isAvailable: async () => false,
  decision: { get: () => false, subscribe: NEVER.subscribe },
  decidedAt: () => null,
  decide: () => true,
  mayRead: async () => false,
};

/** Without a server there is no vision model. */
export const noTranscriber: Transcriber = {
  isAvailable: async () => false,
  transcribe: () => Promise.reject(new PhotoError('transcription-unavailable')),
};
