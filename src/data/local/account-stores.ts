import { ClassMemorySchema } from '@/contracts/class-memory';
import { DraftSchema } from '@/contracts/draft';
import { StoredCorrectionSchema } from '@/contracts/essays';
import { MessageDraftSchema } from '@/contracts/messages';
import { MockExamSchema } from '@/contracts/mock-exam';
import { OutlinesSchema } from '@/contracts/outline';
import {
  MODEL_CONSENT_VERSION,
  type ModelConsent,
  ModelConsentSchema,
  type WritingPreferences,
  WritingPreferencesSchema,
} from '@/contracts/essay-preferences';
import { type PracticeCopy, PracticeCopySchema } from '@/contracts/practice-copy';
import { type ClassMemory, EMPTY_CLASS_MEMORY } from '@/domain/classrooms/class-memory';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import type { MessageDraft } from '@/domain/messages/message';
import type { MockExam } from '@/domain/mock-exam/mock-exam';
import { NO_OUTLINES, type Outlines } from '@/domain/outline/outline';
import { type Paper, PAPERS } from '@/domain/rewards/shop';
import type { DraftRepository, MockExams, Store } from '../services';
import { createLocalStore, type LocalStore, readableItems } from './create-local-store';
import { areaKeys } from './keys';
import { createOwnedStore, type OwnedStore, type Owner, perOwner } from './owner';
import type { KeyValueStorage } from './storage';
import * as z from 'zod/mini';

/** The class memory of each account, in either mode. */
export function createClassMemory(storage: KeyValueStorage | null, owner: Owner): OwnedStore<ClassMemory> {
  return createOwnedStore(owner, (name) =>
    createLocalStore<ClassMemory>({
      key: areaKeys.classMemory(name),
      schema: ClassMemorySchema,
      fallback: EMPTY_CLASS_MEMORY,
      storage,
    }),
  );
}

/** The unsent message of each account, in either mode. */
export function createMessageDraft(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<MessageDraft | null> {
  return createOwnedStore(owner, (name) =>
    createLocalStore({
      key: areaKeys.messageDraft(name),
      schema: z.nullable(MessageDraftSchema),
      fallback: null,
      storage,
    }),
  );
}

/** Live help is off by default, because the exam has none. */
const NO_PREFERENCES: WritingPreferences = { ignored: { findings: [], words: [] }, isLive: false };

/** The writing preferences of each account. */
export function createWritingPreferences(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<WritingPreferences> {
  return createOwnedStore(owner, (name) =>
    createLocalStore({
      key: areaKeys.writing(name),
      schema: WritingPreferencesSchema,
      fallback: NO_PREFERENCES,
      storage,
    }),
  );
}

const NOTHING: readonly string[] = [];
const TextSchema = z.string();

/**
 * The announcements each account has opened on this device. `set` only adds to them, so that none becomes unread
 * again.
 */
export function createAnnouncementsRead(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<readonly string[]> {
  const { update, ...store } = createOwnedStore(owner, (name) =>
    createTextList(storage, areaKeys.announcementsRead(name)),
  );
  return { ...store, set: (ids) => update((known) => [...new Set([...known, ...ids])]) };
}

/** The paper design that each account uses in the editor, on this device; null for the plain sheet. */
export function createPaper(storage: KeyValueStorage | null, owner: Owner): Store<Paper | null> {
  return createOwnedStore<Paper | null>(owner, (name) =>
    createLocalStore({
      key: areaKeys.paper(name),
      schema: z.nullable(z.enum(PAPERS)),
      fallback: null,
      storage,
    }),
  );
}

/** The practice of each account as the device saw it last, in either mode. */
export function createPracticeCopy(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<PracticeCopy | null> {
  return createOwnedStore<PracticeCopy | null>(owner, (name) =>
    createLocalStore({
      key: areaKeys.practiceCopy(name),
      schema: z.nullable(PracticeCopySchema),
      fallback: null,
      storage,
    }),
  );
}

/** Whether each account has answered the welcome card on this device. */
export function createWelcomed(storage: KeyValueStorage | null, owner: Owner): Store<boolean> {
  return createOwnedStore(owner, (name) =>
    createLocalStore({ key: areaKeys.welcomed(name), schema: z.boolean(), fallback: false, storage }),
  );
}

/** The themes that each account has saved to write about later, stored on the device in either mode. */
export function createNotedThemes(
  storage: KeyValueStorage | null,
  owner: Owner,
): OwnedStore<readonly string[]> {
  return createOwnedStore(owner, (name) => createTextList(storage, areaKeys.notedThemes(name)));
}

function createTextList(storage: KeyValueStorage | null, key: string): LocalStore<readonly string[]> {
  return createLocalStore({
    key,
    schema: z.readonly(z.array(TextSchema)),
    fallback: NOTHING,
    storage,
    salvage: (raw) => readableItems(TextSchema, raw),
  });
}

/** One draft per account. Signing out leaves it where it is (R-SESSION-4). */
export function createDraftRepository(
  storage: KeyValueStorage | null,
  owner: Owner,
  keyOf = areaKeys.draft,
): DraftRepository {
  const storeOf = perOwner<LocalStore<Draft>>((name) =>
    createLocalStore({ key: keyOf(name), schema: DraftSchema, fallback: EMPTY_DRAFT, storage }),
  );
  return {
    load: () => storeOf(owner.current()).get(),
    save: (draft) => storeOf(owner.last()).set(draft),
    subscribe: (listener) => storeOf(owner.current()).subscribeExternal(listener),
  };
}

/** The plans of each account, stored on the device in either mode. */
export function createOutlines(storage: KeyValueStorage | null, owner: Owner): OwnedStore<Outlines> {
  return createOwnedStore(owner, (name) => createOutlinesOf(storage, name));
}

/** The plans of one account. */
export function createOutlinesOf(storage: KeyValueStorage | null, name: string): LocalStore<Outlines> {
  return createLocalStore<Outlines>({
    key: areaKeys.outlines(name),
    schema: OutlinesSchema,
    fallback: NO_OUTLINES,
    storage,
  });
}

/** The mock exam of each account, stored on the device in either mode. */
export function createMockExams(storage: KeyValueStorage | null, owner: Owner): MockExams {
  return {
    current: createOwnedStore<MockExam | null>(owner, (name) =>
      createLocalStore({
        key: areaKeys.mockExam(name),
        schema: z.nullable(MockExamSchema),
        fallback: null,
        storage,
      }),
    ),
    drafts: createDraftRepository(storage, owner, areaKeys.mockDraft),
  };
}

/**
 * Each account's answer to the question about language models, on this device; null until the current version of
 * the question is answered.
 */
export function createModelConsent(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<ModelConsent | null> {
  const store = createOwnedStore<ModelConsent | null>(owner, (name) =>
    createLocalStore({
      key: areaKeys.modelConsent(name),
      schema: z.nullable(ModelConsentSchema),
      fallback: null,
      storage,
    }),
  );
  return {
    ...store,
    get() {
      const stored = store.get();
      return stored?.version === MODEL_CONSENT_VERSION ? stored : null;
    },
  };
}

/** The key holds one correction for the whole device; only its owner may see it (R-SESSION-4). */
export function createViewedCorrection(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<Correction | null> {
  const store = createLocalStore({
    key: areaKeys.correctedEssayView,
    schema: z.nullable(StoredCorrectionSchema),
    fallback: null,
    storage,
  });
  return {
    get() {
      const stored = store.get();
      return stored && (stored.owner ?? owner.current()) === owner.current() ? stored : null;
    },
    set: (correction) => store.set(correction && { ...correction, owner: owner.last() }),
    subscribe(listener) {
      const stops = [store.subscribe(listener), owner.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
