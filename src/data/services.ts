import type { AppConfig } from '@/contracts/config';
import type { SignInInput, SignUpInput } from '@/contracts/entry';
import type { WritingPreferences } from '@/contracts/essay-preferences';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import type { ClassMemory } from '@/domain/classrooms/class-memory';
import type { Draft } from '@/domain/essay/draft';
import type { Revision, RevisionReason, RevisionText } from '@/domain/essay/revisions';
import type { Correction } from '@/domain/evaluation/correction';
import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';
import type { ReadHandLine } from '@/domain/ocr/hand/hand-page';
import type { PageReading, PhotoAdvice } from '@/domain/ocr/page-reading';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import type { MessageDraft } from '@/domain/messages/message';
import type { MockExam, MockTiming } from '@/domain/mock-exam/mock-exam';
import type { SessionUser } from '@/domain/session/session-user';
import type { Span } from '@/domain/text/span';
import type { ParagraphChange } from '@/domain/versions/text-change';
import type { WritingFinding } from '@/domain/writing/check-text';
import type { Backend } from './backend';
import type { Outbox } from './local/outbox';
import type { DailyMission } from '@/domain/rewards/daily-mission';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import type { Paper } from '@/domain/rewards/shop';

/** What the backend in use can do. Screens ask this, and never which backend it is. */
export type Capabilities = {
  /** Accounts and their data are on a server, within reach of other devices. */
  hasServer: boolean;
  /** A payment is confirmed and brings its credits to an account. */
  canBuy: boolean;
  /** A forgotten password is reset by e-mail. */
  canResetPassword: boolean;
  /** The waits of R-MODE-5 are simulated, and can be turned off. */
  simulatesDelays: boolean;
  /** No correction without a credit. Else one pays for a model's reading, and the local corrector serves without. */
  needsCredit: boolean;
};

/** Reads an essay for a mission, away from the page's thread. */
export interface MissionReader {
  missionParts(
    input: { mission: DailyMission['id']; theme: string; essay: string },
    signal?: AbortSignal,
  ): Promise<MissionPart[]>;
}

/** A value that changes outside React; the shape `useSyncExternalStore` wants. `get` is referentially stable. */
export type Readable<T> = { get(): T; subscribe(listener: () => void): () => void };

/** `set` answers whether the value reached the disk; it lives on in memory either way. */
export type Store<T> = Readable<T> & { set(value: T): boolean };

export type SignInResult = { user: SessionUser; isReturning: boolean };

export interface SessionRepository {
  user: Readable<SessionUser | null>;
  signUp(input: SignUpInput): Promise<SignInResult>;
  signIn(input: SignInInput): Promise<SignInResult>;
  signOut(): Promise<void>;
  /** `sent`: the uniform answer of an e-mail being on its way; `no-password`: this device keeps no password. */
  recoverPassword(email: string, captchaToken?: string): Promise<'sent' | 'no-password'>;
  /** Takes in whoever a recovery link belongs to; the error says what is wrong with the link. */
  openRecoveryLink(): Promise<SessionUser>;
  /**
   * For the signed-in user, whose other devices must then sign in again. A refusal is an `AppError` such as
   * `weak-password`, `same-password` or `session-lost`.
   */
  setPassword(password: string): Promise<void>;
}

export interface DraftRepository {
  /** The current user's draft; empty when there is none. */
  load(): Draft;
  /** Answers false when the device refused to keep it (the draft then lives in memory only). */
  save(draft: Draft): boolean;
  /** Fires when another tab saved this user's draft. */
  subscribe(listener: () => void): () => void;
}

/** The mock exam that the current user sits, on this device in either mode. */
export type MockExams = {
  /** null while there is none. `update` changes what is there by now. */
  current: Store<MockExam | null> & { update(change: (exam: MockExam | null) => MockExam | null): boolean };
  /** Its text, apart from the draft of the editor. */
  drafts: DraftRepository;
};

export type EssayInput = EvaluationInput & {
  id?: string;
  versionOf?: string | undefined;
  /** Of an essay written as a mock exam. */
  mock?: MockTiming;
  /** Its text came from photos of a sheet. */
  fromPhoto?: boolean;
};

export interface Evaluator {
  /** `id` is that of the correction: a server stores it under this, once, as a version of `versionOf`. */
  evaluate(input: EssayInput, signal?: AbortSignal): Promise<Evaluation>;
  checkTheme(input: EvaluationInput, signal?: AbortSignal): Promise<ThemeCoherence>;
}

export type WritingInput = { text: string; theme: string };

/** Without the dictionary rules work and spelling is not checked: it may still be `loading`, or be `missing`. */
export type WritingCheck = { findings: WritingFinding[]; spelling: 'ready' | 'loading' | 'missing' };

/** An element of a proposal, and the sentence in which its writer says it is. */
export type PointedInput = { essay: string; element: InterventionElement; place: Span };

/** Two versions of a text. */
export type VersionsInput = { before: string; after: string };

export interface WritingChecker {
  /** What changed from one version to the other, paragraph by paragraph. */
  compare(input: VersionsInput, signal?: AbortSignal): Promise<ParagraphChange[]>;
  /** What the scorer of today gives a text, on this device; nothing is sent or kept. */
  evaluate(input: EvaluationInput, signal?: AbortSignal): Promise<Evaluation>;
  check(input: WritingInput, signal?: AbortSignal): Promise<WritingCheck>;
  /** Words that may have been meant, best first; none where the dictionary has not come. */
  suggest(word: string, signal?: AbortSignal): Promise<string[]>;
  /** Whether the element can be seen where its writer points. */
  seesElement(input: PointedInput, signal?: AbortSignal): Promise<boolean>;
  /** Begins to fetch what checks and corrections need, where nothing has begun it. */
  prepare(): Promise<void>;
}

/** A photo that was looked at: upright by its EXIF data. Its pixels stay in the files. */
export type Photo = {
  original: File;
  /** Compressed as R-PHOTO-3 says, for showing and for sending to a vision model. */
  preview: Blob;
  /** A small one for lists: browsers keep the decoded pixels of every picture they showed. */
  thumbnail: Blob;
  /** Of the preview, in pixels. */
  width: number;
  height: number;
  /** What can be told before reading. */
  advice: readonly PhotoAdvice[];
};

/** Opening and looking for the sheet 10 to 30, the engine 40, then 40 plus half of what is read; 100 at the end. */
export type ReadingStage = 'optimizing' | 'loading' | 'preparing' | 'reading' | 'finishing';
export type ReadingProgress = { stage: ReadingStage; percent: number };

/** Reads photos on this device. What it throws is a `PhotoError`, or the signal's reason. */
export interface PhotoReader {
  /** Bytes that the first page of print and that of handwriting still have to fetch; 0 once all is kept here. */
  missingBytes(): Promise<{ print: number; handwriting: number }>;
  open(file: File, signal?: AbortSignal): Promise<Photo>;
  /** The middle square of a picture of somebody, as a data URL for `isPortrait`. */
  portrait(file: File): Promise<string>;
  read(
    photo: Photo,
    edit: PhotoEdit,
    options: { onProgress(progress: ReadingProgress): void; signal: AbortSignal },
  ): Promise<PageReading>;
  /** Lets go of the engine and its memory; the next photo starts it anew, also without a network. */
  release(): void;
}

/** Learns the hand of the current user. What it learned is kept on this device and never leaves it. */
export interface HandLearner {
  /** Whether something learned is kept for the current user. */
  isLearned: Readable<boolean>;
  /**
   * Learns from lines that the student has confirmed, on top of what it had learned before; resolves once that is kept, or
   * with false where nothing was learned that reads her lines better: all stays as it was. Off the main thread, a minute or so.
   * Rejects with a `PhotoError`, or the signal's reason.
   */
  learn(lines: readonly { line: ReadHandLine; text: string }[], signal: AbortSignal): Promise<boolean>;
  /** The same lines as they are read with what has been learned. */
  reread(lines: readonly ReadHandLine[], signal: AbortSignal): Promise<readonly ReadHandLine[]>;
  /** Takes back what `learn` last did; nothing where it has not been called since the app started. */
  undo(): Promise<void>;
  /** Deletes all that was learned. */
  forget(): Promise<void>;
}

/** Reads handwriting with a vision model on the server: the only way a photo ever leaves the device. */
export interface Transcriber {
  /** Whether there is a server that has such a model. Never throws. */
  isAvailable(signal?: AbortSignal): Promise<boolean>;
  /** The text of the pages in order, the student's errors kept and `[?]` where nothing could be made out. */
  transcribe(pages: readonly { photo: Photo; edit: PhotoEdit }[], signal: AbortSignal): Promise<string>;
}

/** Whether essays of the current user may go to a language model of another company (LGPD). */
export interface ModelPermission {
  /** Whether there is a server with such a model. Never throws. */
  isAvailable(signal?: AbortSignal): Promise<boolean>;
  /**
   * Whether an essay may go: asks the first time, and waits for `decide`. Never where there is no such model; rejects
   * where the server cannot be reached.
   */
  mayRead(signal?: AbortSignal): Promise<boolean>;
  /** Whether an answer is waited for. */
  isAsking: Readable<boolean>;
  /** null until the user has answered. */
  decision: Readable<boolean | null>;
  /** ISO date of the answer. */
  decidedAt(): string | null;
  /** Answers whether the device keeps it. */
  decide(isAllowed: boolean): boolean;
}

/** Former states of the current user's drafts, on this device in either mode. */
export interface RevisionStore {
  /** Bumps whenever this tab kept or deleted one. */
  version: Readable<number>;
  /** Whether the device took the last one; else they live until the page is closed. */
  isKept: Readable<boolean>;
  /** Keeps a text where it is worth a version (`addRevision`). Never throws. */
  keep(text: RevisionText, reason: RevisionReason): Promise<void>;
  /** All of them, the newest first; where the browser gives no database, those of this page. Rejects if reading fails. */
  list(): Promise<Revision[]>;
  /** Deletes all of them. */
  clear(): Promise<void>;
}

/** A part of the app that is fetched when it is first wanted: the dictionary, the reader of photos, the charts. */
export type OfflinePart = { id: 'writing' | 'photos' | 'charts'; bytes: number; missingBytes: number };

/** What of the app can be fetched before it is wanted; the rest is on the device after the first visit. */
export interface OfflineFiles {
  /** null where nothing can be told, as in a development server. Never throws. */
  parts(): Promise<OfflinePart[] | null>;
  /**
   * Fetches what is missing of these and keeps it. `onProgress` hears of the share, 0 to 1. Rejects with an `AppError`,
   * `offline` or `storage-unavailable`, or with the signal's reason; whole files that came before that stay.
   */
  download(
    ids: readonly OfflinePart['id'][],
    options: { onProgress(share: number): void; signal: AbortSignal },
  ): Promise<void>;
  remove(): Promise<void>;
}

export type ColorScheme = 'light' | 'dark';

export interface Preferences {
  /** null until the user has chosen. */
  sidebarCollapsed: Store<boolean | null>;
  /** null follows the system. */
  theme: Store<ColorScheme | null>;
  /** Whether unlocked achievements are celebrated by a dialog; null is yes. */
  celebrations: Store<boolean | null>;
  /** Of the local mode; null follows the configuration. */
  simulatedDelays: Store<boolean | null>;
  /** Start of the 24 h promotional mode in ms since the epoch, or null (R-PROMO-1). */
  promoStart: Store<number | null>;
}

/** Everything the screens may ask of the outside world. `app` picks the implementations. */
export type Services = {
  config: AppConfig;
  now: () => Date;
  capabilities: Capabilities;
  session: SessionRepository;
  backend: Backend;
  /** Calls the listener when another tab has changed something that nobody asked this one to read again. */
  onExternalChange(listener: () => void): () => void;
  /** The result chosen for viewing (key `corrected-essay-view`), of the current user. */
  viewedCorrection: Store<Correction | null>;
  drafts: DraftRepository;
  mockExams: MockExams;
  evaluator: Evaluator;
  /** The corrector of this device: nothing leaves it, nothing is stored, and nobody pays. */
  localEvaluator: Evaluator;
  checker: WritingChecker;
  /** What the current user wants left alone, and whether marks appear while typing. */
  writing: Store<WritingPreferences>;
  preferences: Preferences;
  /** What the device keeps of the current student's classes. `update` changes what is there by now. */
  classMemory: Store<ClassMemory> & { update(change: (memory: ClassMemory) => ClassMemory): boolean };
  /** The paper the current student writes on, on this device; null for the plain sheet. */
  paper: Store<Paper | null>;
  /** Themes the current student has noted to write on, on this device. */
  notedThemes: Store<readonly string[]> & {
    update(change: (noted: readonly string[]) => readonly string[]): boolean;
  };
  photos: PhotoReader;
  hand: HandLearner;
  transcriber: Transcriber;
  model: ModelPermission;
  /** Ids of announcements the current user has opened, on this device. What `set` is given is added. */
  announcementsRead: Store<readonly string[]>;
  /** Whether the current user has answered the welcome card on this device. */
  welcomed: Store<boolean>;
  /** The message to the team that the current user has begun, on this device; null when nothing. */
  messageDraft: Store<MessageDraft | null>;
  /** What was sent and the server does not have yet. */
  outbox: Outbox;
  revisions: RevisionStore;
  offline: OfflineFiles;
};

/** What reading a correction needs: its marks are checked anew, and what its reader ignores is kept. */
export type ReadingServices = Pick<Services, 'checker' | 'writing'>;

/** The part that is there before anyone has signed in; the rest is loaded with the dashboards. */
export type EntryServices = Pick<Services, 'config' | 'now' | 'capabilities' | 'session' | 'preferences'>;
