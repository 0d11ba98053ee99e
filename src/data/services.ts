import type { AppConfig } from '@/contracts/config';
import type { SignInInput, SignUpInput } from '@/contracts/entry';
import type { Rating } from '@/contracts/rating';
import type { WritingPreferences } from '@/contracts/writing-preferences';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import type { ClassMemory } from '@/domain/classrooms/class-memory';
import type { Draft } from '@/domain/essay/draft';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';
import type { PageReading, PhotoAdvice } from '@/domain/ocr/page-reading';
import type { PhotoEdit } from '@/domain/ocr/photo-view';
import type { Metrics } from '@/domain/progress/metrics';
import type { SessionUser } from '@/domain/session/session-user';
import type { Span } from '@/domain/text/span';
import type { WritingFinding } from '@/domain/writing/check-text';
import type { LateServices } from './late-services';

/** A value that changes outside React; the shape `useSyncExternalStore` wants. `get` is referentially stable. */
export type Readable<T> = { get(): T; subscribe(listener: () => void): () => void };

/** `set` answers whether the value reached the disk; it lives on in memory either way. */
export type Store<T> = Readable<T> & { set(value: T): boolean };

export type SignInResult = { user: SessionUser; isReturning: boolean };

export interface SessionRepository {
  user: Readable<SessionUser | null>;
  /** Whether accounts live on this device only ("modo demonstração"). */
  isDemo: boolean;
  signUp(input: SignUpInput): Promise<SignInResult>;
  signIn(input: SignInInput): Promise<SignInResult>;
  signOut(): Promise<void>;
  /** `sent`: the uniform answer of an e-mail being on its way; `no-password`: this device keeps no password. */
  recoverPassword(email: string): Promise<'sent' | 'no-password'>;
  /** Takes in whoever a recovery link belongs to; the error says what is wrong with the link. */
  openRecoveryLink(): Promise<SessionUser>;
  /**
   * For the signed-in user, whose other devices must then sign in again. A refusal is an `AppError` such as
   * `weak-password`, `same-password` or `session-lost`.
   */
  setPassword(password: string): Promise<void>;
}

export interface PlanRepository {
  /** Start of the 24 h promotional mode in ms since the epoch, or null. */
  promoStart: Store<number | null>;
  /** Run on entry to the student area: credits go to 0 and come back from the purchases known (decisions §4). */
  syncCredits(): Promise<number>;
  /**
   * Consumes one credit for correcting this essay, once however often it is tried; `ok: false` when there is none.
   * Never called while the promotional mode is active.
   */
  consumeCredit(input: EvaluationInput): Promise<{ ok: true; remaining: number } | { ok: false }>;
  /** Gives a consumed credit back when no evaluation could be delivered; answers the new balance. */
  refundCredit(): Promise<number>;
  /** Whether a bought package of 12 has been used up (limit dialog instead of the upgrade dialog). */
  isPackageUsedUp(): boolean;
}

export interface CorrectionRepository {
  /** Bumps whenever the current user's corrections change; for cache invalidation. */
  version: Readable<number>;
  /** The current user's corrections, newest first: the archive and those that wait included. */
  list(): Promise<CorrectionSummary[]>;
  /**
   * Those of them that are on this device and not on the server yet ("aguardando envio", decisions §5), newest first:
   * known also while the others cannot be read. Where there is no server, none.
   */
  pending: Readable<readonly Correction[]>;
  get(id: string): Promise<Correction | null>;
  /** Keeps a correction. Never throws: a failed save stays in memory and is retried (decisions §5). */
  save(correction: Correction): Promise<void>;
  /** The result chosen for viewing (key `corrected-essay-view`). */
  view: Store<Correction | null>;
  /**
   * `waiting`: it is on this device, and goes to the server by itself once that can be reached; `with-essay`: likewise,
   * with its essay, which waits too.
   */
  rate(correctionId: string, rating: Rating): Promise<'kept' | 'waiting' | 'with-essay'>;
  /** Resets the metrics record and rebuilds it from the stored essays (decisions §5). */
  rebuildMetrics(): Promise<Metrics>;
}

export interface DraftRepository {
  /** The current user's draft; empty when there is none. */
  load(): Draft;
  /** Answers false when the device refused to keep it (the draft then lives in memory only). */
  save(draft: Draft): boolean;
  /** Fires when another tab saved this user's draft. */
  subscribe(listener: () => void): () => void;
}

export interface Evaluator {
  evaluate(input: EvaluationInput, signal?: AbortSignal): Promise<Evaluation>;
  checkTheme(input: EvaluationInput, signal?: AbortSignal): Promise<ThemeCoherence>;
}

export type WritingInput = { text: string; theme: string };

/** Without the dictionary rules work and spelling is not checked: it may still be `loading`, or be `missing`. */
export type WritingCheck = { findings: WritingFinding[]; spelling: 'ready' | 'loading' | 'missing' };

/** An element of a proposal, and the sentence in which its writer says it is. */
export type PointedInput = { essay: string; element: InterventionElement; place: Span };

export interface WritingChecker {
  check(input: WritingInput, signal?: AbortSignal): Promise<WritingCheck>;
  /** Words that may have been meant, best first; none where the dictionary has not come. */
  suggest(word: string, signal?: AbortSignal): Promise<string[]>;
  /** Whether the element can be seen where its writer points. */
  seesElement(input: PointedInput, signal?: AbortSignal): Promise<boolean>;
}

/** A photo that was looked at: upright by its EXIF data. Its pixels stay in the files. */
export type Photo = {
  original: File;
  /** Compressed as the specification says, for showing and for sending to a vision model. */
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
  /** Bytes the first use still has to fetch; 0 once all is kept here. */
  missingBytes(): Promise<number>;
  open(file: File, signal?: AbortSignal): Promise<Photo>;
  read(
    photo: Photo,
    edit: PhotoEdit,
    options: { onProgress(progress: ReadingProgress): void; signal: AbortSignal },
  ): Promise<PageReading>;
  /** Lets go of the engine and its memory; the next photo starts it anew, also without a network. */
  release(): void;
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
}

/** Everything the screens may ask of the outside world. `app` picks the implementations. */
export type Services = {
  config: AppConfig;
  now: () => Date;
  session: SessionRepository;
  plan: PlanRepository;
  corrections: CorrectionRepository;
  drafts: DraftRepository;
  evaluator: Evaluator;
  checker: WritingChecker;
  /** What the current user wants left alone, and whether marks appear while typing. */
  writing: Store<WritingPreferences>;
  preferences: Preferences;
  /** What the device keeps of the current student's classes. `update` changes what is there by now. */
  classMemory: Store<ClassMemory> & { update(change: (memory: ClassMemory) => ClassMemory): boolean };
  photos: PhotoReader;
  transcriber: Transcriber;
  model: ModelPermission;
  /** The rest, fetched with the first call; one that failed is tried again by the next. */
  late(): Promise<LateServices>;
};

/** The part that is there before anyone has signed in; the rest is loaded with the dashboards. */
export type EntryServices = Pick<Services, 'config' | 'now' | 'session' | 'preferences'>;
