import type { AppConfig } from '@/contracts/config';
import type { SignInInput, SignUpInput } from '@/contracts/entry';
import type { WritingPreferences } from '@/contracts/essay-preferences';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import type { ClassMemory } from '@/domain/classrooms/class-memory';
import type { Draft } from '@/domain/essay/draft';
import type { OpenedFile } from '@/domain/essay-file/essay-file';
import type { Revision, RevisionReason, RevisionText } from '@/domain/essay/revisions';
import type { Correction } from '@/domain/evaluation/correction';
import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';
import type { ReadHandLine } from '@/domain/ocr/hand/hand-page';
import type { OcrResult, PhotoAdvice } from '@/domain/ocr/ocr-result';
import type { Fold, PagePart } from '@/domain/ocr/facing/facing-pages';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import type { MessageDraft } from '@/domain/messages/message';
import type { MockExam, MockTiming } from '@/domain/mock-exam/mock-exam';
import type { Task } from '@/domain/practice/item';
import type { JudgedAnswer } from '@/domain/practice/judge-task';
import type { EssayPractice } from '@/domain/practice/essay-practice';
import type { FollowedField } from '@/domain/outline/follow-outline';
import type { Outline, Outlines } from '@/domain/outline/outline';
import type { OutlineReading } from '@/domain/outline/read-outline';
import type { SessionUser } from '@/domain/session/session-user';
import type { Span } from '@/domain/text/span';
import type { ParagraphChange } from '@/domain/versions/text-change';
import type { WritingFinding } from '@/domain/writing/check-text';
import type { PracticeCopy } from '@/contracts/practice-copy';
import type { Backend } from './ports/backend';
import type { Outbox } from './local/outbox';
import type { DailyMission } from '@/domain/rewards/daily-mission';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import type { Paper } from '@/domain/rewards/shop';

/** The abilities of the backend in use. Screens check these instead of the backend's kind. */
export type Capabilities = {
  /** Accounts and their data are on a server, within reach of other devices. */
  hasServer: boolean;
  /** A payment is confirmed and brings its credits to an account. */
  canBuy: boolean;
  /** A forgotten password is reset by e-mail. */
  canResetPassword: boolean;
  /** The waits of R-MODE-5 are simulated, and can be turned off. */
  simulatesDelays: boolean;
  /**
   * Every correction requires a credit. If false, only a correction by a language model costs a credit, and the
   * local corrector requires no credit.
   */
  needsCredit: boolean;
  /** The server has a language model that reads essays; null until the server has said so. */
  hasModel: Readable<boolean | null>;
};

/** Determines which parts of a mission an essay fulfills, off the main thread. */
export interface MissionReader {
  missionParts(
    input: { mission: DailyMission['id']; theme: string; essay: string },
    signal?: AbortSignal,
  ): Promise<MissionPart[]>;
}

/** A task whose answer is written. */
export type WrittenTask = Extract<Task, { kind: 'sentence' | 'join' | 'proposal' }>;

/** Reads essays for practice and judges answers, on this device and off the main thread. */
export interface PracticeReader {
  readForPractice(input: WritingInput, signal?: AbortSignal): Promise<EssayPractice>;
  judge(input: { task: WrittenTask; answer: string }, signal?: AbortSignal): Promise<JudgedAnswer>;
}

/**
 * A value that changes outside React, in the shape that `useSyncExternalStore` requires. `get` is referentially
 * stable.
 */
export type Readable<T> = { get(): T; subscribe(listener: () => void): () => void };

/** `set` returns whether the value reached the disk; in either case the value is kept in memory. */
export type Store<T> = Readable<T> & { set(value: T): boolean };

export type SignInResult = { user: SessionUser; isReturning: boolean };

export interface SessionRepository {
  user: Readable<SessionUser | null>;
  signUp(input: SignUpInput): Promise<SignInResult>;
  signIn(input: SignInInput): Promise<SignInResult>;
  signOut(): Promise<void>;
  /**
   * `sent` is returned for known and unknown e-mails alike; `no-password` means that this device stores no
   * passwords.
   */
  recoverPassword(email: string, captchaToken?: string): Promise<'sent' | 'no-password'>;
  /** Signs in the owner of a recovery link; the error says what is wrong with the link. */
  openRecoveryLink(): Promise<SessionUser>;
  /**
   * Changes the password of the signed-in user, whose other devices must then sign in again. A refusal is an
   * `AppError` such as `weak-password`, `same-password` or `session-lost`.
   */
  setPassword(password: string): Promise<void>;
}

export interface DraftRepository {
  /** The current user's draft; empty when there is none. */
  load(): Draft;
  /** Returns false if the device refused to store the draft (which is then kept in memory only). */
  save(draft: Draft): boolean;
  /** Called when another tab saved this user's draft. */
  subscribe(listener: () => void): () => void;
}

/** The mock exam in progress of the current user, on this device in either mode. */
export type MockExams = {
  /** null without a mock exam. `update` changes the value as it is on disk. */
  current: Store<MockExam | null> & { update(change: (exam: MockExam | null) => MockExam | null): boolean };
  /** The exam's text, separate from the editor's draft. */
  drafts: DraftRepository;
};

export type EssayInput = EvaluationInput & {
  id?: string;
  versionOf?: string | undefined;
  /** Timing of an essay written as a mock exam. */
  mock?: MockTiming;
  /** The text came from photos of a sheet. */
  fromPhoto?: boolean;
};

export interface Evaluator {
  /**
   * `id` becomes the correction's id. A server stores the correction only once under this id, as a version of
   * `versionOf`.
   */
  evaluate(input: EssayInput, signal?: AbortSignal): Promise<Evaluation>;
  checkTheme(input: EvaluationInput, signal?: AbortSignal): Promise<ThemeCoherence>;
}

export type WritingInput = { text: string; theme: string };

/** Findings, and the state of the dictionary: while it is `loading` or `missing`, spelling is not checked. */
export type WritingCheck = { findings: WritingFinding[]; spelling: 'ready' | 'loading' | 'missing' };

/** An element of a proposal, and the sentence in which, according to its writer, the element is. */
export type PointedInput = { essay: string; element: InterventionElement; place: Span };

/** A plan, and the theme on the sheet. */
export type OutlineInput = { outline: Outline; theme: string };

/** Two versions of a text. */
export type VersionsInput = { before: string; after: string };

export interface WritingChecker {
  /** The changes between two versions, by paragraph. */
  compare(input: VersionsInput, signal?: AbortSignal): Promise<ParagraphChange[]>;
  /** The current scorer's evaluation of a text, on this device; nothing is sent or stored. */
  evaluate(input: EvaluationInput, signal?: AbortSignal): Promise<Evaluation>;
  check(input: WritingInput, signal?: AbortSignal): Promise<WritingCheck>;
  /** Suggestions for a word, best first; empty without a dictionary. */
  suggest(word: string, signal?: AbortSignal): Promise<string[]>;
  /** Whether the element is recognized in the sentence that its writer pointed out. */
  seesElement(input: PointedInput, signal?: AbortSignal): Promise<boolean>;
  /** What each field of a plan still lacks. */
  readOutline(input: OutlineInput, signal?: AbortSignal): Promise<OutlineReading>;
  /** What of a plan arrived in an essay. */
  followOutline(input: { outline: Outline; essay: string }, signal?: AbortSignal): Promise<FollowedField[]>;
  /** Starts loading the files that checks and corrections need, unless already started. */
  prepare(): Promise<void>;
}

/** A checked photo, upright by its EXIF data. Its pixels are in the files, not in memory. */
export type Photo = {
  original: File;
  /** Compressed as R-PHOTO-3 requires, for showing and for sending to a vision model. */
  preview: Blob;
  /** A small copy for lists, because browsers keep the decoded pixels of every displayed picture. */
  thumbnail: Blob;
  /** Width and height of the preview, in pixels. */
  width: number;
  height: number;
  /** Advice that is possible before text recognition. */
  advice: readonly PhotoAdvice[];
  /** The part of the original that the photo shows, if it is one of two facing pages. */
  part?: PagePart;
  /** The fold, if the photo shows two facing pages. */
  fold?: Fold;
};

/**
 * Percents: 10 to 30 while opening the photo and finding the sheet, 40 for loading the engine, then 40 plus half of
 * the percentage read, and 100 at the end.
 */
export type ReadingStage = 'optimizing' | 'loading' | 'preparing' | 'reading' | 'finishing';
export type ReadingProgress = { stage: ReadingStage; percent: number };

/** Reads photos on this device. Its errors are a `PhotoError` or the signal's reason. */
export interface PhotoReader {
  /** Bytes still to download for reading print and for reading handwriting; 0 once all is on this device. */
  missingBytes(): Promise<{ print: number; handwriting: number }>;
  /** Opens a photo, or one of two facing pages on it. */
  open(file: File, signal?: AbortSignal, part?: PagePart): Promise<Photo>;
  /** The middle square of a portrait picture, as a data URL for `isPortrait`. */
  portrait(file: File): Promise<string>;
  read(
    photo: Photo,
    edit: PhotoEdit,
    options: { onProgress(progress: ReadingProgress): void; signal: AbortSignal },
  ): Promise<OcrResult>;
  /** Ends the engine and frees its memory; the next photo starts it again, also offline. */
  release(): void;
}

/** Opens files that hold an essay, on this device. Never rejects: what was refused tells why. */
export interface EssayFiles {
  open(file: File): Promise<OpenedFile>;
}

/** What another app has shared: files, or a text where there are none. */
export type Shared = { kind: 'files'; files: readonly File[] } | { kind: 'text'; text: string };

/** What another app has shared with the installed app. It waits on this device until it is taken. */
export interface SharedFiles {
  /** Takes it away; null if nothing waits, or it has waited for an hour. Rejects if nothing can be read. */
  take(): Promise<Shared | null>;
}

/** Learns the handwriting of the current user. The adaptation is stored on this device and never leaves it. */
export interface HandLearner {
  /** Whether an adaptation is stored for the current user. */
  isLearned: Readable<boolean>;
  /**
   * Learns from lines that the student has confirmed, starting from the current adaptation. Resolves when the
   * result is stored, or with false if the result does not read the lines better; then nothing changes. Runs off
   * the main thread for about a minute. Rejects with a `PhotoError`, or the signal's reason.
   */
  learn(lines: readonly { line: ReadHandLine; text: string }[], signal: AbortSignal): Promise<boolean>;
  /** Reads the lines again with the adaptation. */
  reread(lines: readonly ReadHandLine[], signal: AbortSignal): Promise<readonly ReadHandLine[]>;
  /** Undoes the last `learn`; does nothing if it was not called since the app started. */
  undo(): Promise<void>;
  /** Deletes the adaptation. */
  forget(): Promise<void>;
}

/** Reads handwriting with a vision model on the server: the only way a photo leaves the device. */
export interface Transcriber {
  /** Whether there is a server with such a model. Never throws. */
  isAvailable(signal?: AbortSignal): Promise<boolean>;
  /** The text of the pages in order, with the student's errors, and `[?]` for illegible parts. */
  transcribe(pages: readonly { photo: Photo; edit: PhotoEdit }[], signal: AbortSignal): Promise<string>;
}

/** Whether essays of the current user may go to a language model of another company (LGPD). */
export interface ModelPermission {
  /** Whether there is a server with such a model. Never throws. */
  isAvailable(signal?: AbortSignal): Promise<boolean>;
  /**
   * Whether an essay may be sent to a language model. Asks the user the first time, and waits for `decide`. Returns
   * false if there is no such model; rejects if the server cannot be reached.
   */
  mayRead(signal?: AbortSignal): Promise<boolean>;
  /** Whether the question is on screen. */
  isAsking: Readable<boolean>;
  /** null until the user has answered. */
  decision: Readable<boolean | null>;
  /** ISO date of the answer. */
  decidedAt(): string | null;
  /** Returns whether the device stores the answer. */
  decide(isAllowed: boolean): boolean;
}

/** Former states of the current user's drafts, on this device in either mode. */
export interface RevisionStore {
  /** Increases when this tab stores or deletes a version. */
  version: Readable<number>;
  /**
   * Whether the last version is stored on the device; otherwise versions are kept in memory until the page is
   * closed.
   */
  isKept: Readable<boolean>;
  /** Stores a text if it differs enough for a version (`addRevision`). Never throws. */
  keep(text: RevisionText, reason: RevisionReason): Promise<void>;
  /**
   * All versions, newest first; without a browser database, only the versions of this page. Rejects if reading
   * fails.
   */
  list(): Promise<Revision[]>;
  /** Deletes all versions. */
  clear(): Promise<void>;
}

/** A part of the app that is loaded on demand: the dictionary, the readers of photos and of files, the charts. */
export type OfflinePart = {
  id: 'writing' | 'photos' | 'documents' | 'charts';
  bytes: number;
  missingBytes: number;
};

/** Downloads parts of the app in advance; all others are on the device after the first visit. */
export interface OfflineFiles {
  /** null if unknown, as in a development server. Never throws. */
  parts(): Promise<OfflinePart[] | null>;
  /**
   * Downloads and stores the missing files of these parts. `onProgress` gets the fraction, 0 to 1. Rejects with an `AppError`,
   * `offline` or `storage-unavailable`, or with the signal's reason; files completed before that stay.
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
  /** Whether unlocked achievements are celebrated by a dialog; null means yes. */
  celebrations: Store<boolean | null>;
  /** Whether delays are simulated in the local mode; null follows the configuration. */
  simulatedDelays: Store<boolean | null>;
  /** Start of the 24 h promotional mode in ms since the epoch, or null (R-PROMO-1). */
  promoStart: Store<number | null>;
}

/** All services of the screens. `app` picks the implementations. */
export type Services = {
  config: AppConfig;
  now: () => Date;
  capabilities: Capabilities;
  session: SessionRepository;
  backend: Backend;
  /** Calls the listener when another tab has changed stored data, because queries must then be read again. */
  onExternalChange(listener: () => void): () => void;
  /** The result chosen for viewing (key `corrected-essay-view`), of the current user. */
  viewedCorrection: Store<Correction | null>;
  drafts: DraftRepository;
  /** The current user's plans of essays, on this device. `update` changes the value as it is on disk. */
  outlines: Store<Outlines> & { update(change: (outlines: Outlines) => Outlines): boolean };
  mockExams: MockExams;
  evaluator: Evaluator;
  /** The corrector of this device: sends and stores nothing, and is free. */
  localEvaluator: Evaluator;
  checker: WritingChecker;
  practiceReader: PracticeReader;
  /** The practice of the current student as this device saw it last, for days without a network; null before the first. */
  practiceCopy: Store<PracticeCopy | null>;
  /** The findings and words that the current user ignores, and whether marks appear while typing. */
  writing: Store<WritingPreferences>;
  preferences: Preferences;
  /** Records about the current student's classes, on the device. `update` changes the value as it is on disk. */
  classMemory: Store<ClassMemory> & { update(change: (memory: ClassMemory) => ClassMemory): boolean };
  /** The paper design that the current student uses in the editor, on this device; null for the plain sheet. */
  paper: Store<Paper | null>;
  /** Themes that the current student has saved to write about later, on this device. */
  notedThemes: Store<readonly string[]> & {
    update(change: (noted: readonly string[]) => readonly string[]): boolean;
  };
  photos: PhotoReader;
  essayFiles: EssayFiles;
  shared: SharedFiles;
  hand: HandLearner;
  transcriber: Transcriber;
  model: ModelPermission;
  /** Ids of announcements the current user has opened, on this device. `set` adds to them. */
  announcementsRead: Store<readonly string[]>;
  /** Whether the current user has answered the welcome card on this device. */
  welcomed: Store<boolean>;
  /** The current user's unsent message to the team, on this device; null without one. */
  messageDraft: Store<MessageDraft | null>;
  /** Mutations that the server has not received yet. */
  outbox: Outbox;
  revisions: RevisionStore;
  offline: OfflineFiles;
};

/**
 * The services for reading a correction: the checker that finds its marks, and the store of the marks and words
 * that its reader ignores.
 */
export type WritingServices = Pick<Services, 'checker' | 'writing'>;

/** The services available before anyone signs in; the rest is loaded with the dashboards. */
export type EntryServices = Pick<Services, 'config' | 'now' | 'capabilities' | 'session' | 'preferences'>;
