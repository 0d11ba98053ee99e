import type { Announcement } from '@/domain/announcements/announcement';
import type { DraftVersion, VersionReason, VersionText } from '@/domain/essay/draft-versions';
import type { Message, MessageDraft, SentMessage } from '@/domain/messages/message';
import type { Purchase } from '@/domain/plans/purchase';
import type { Profile } from '@/domain/profile/profile';
import type { Achievement } from '@/domain/rewards/achievement';
import type { DailyMission } from '@/domain/rewards/daily-mission';
import type { Movement } from '@/domain/rewards/ledger';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import type { Ranking } from '@/domain/rewards/ranking';
import type { AccountDataRepository } from './account-data';
import type { ClassroomRepository, EnrolmentRepository, NewsroomRepository } from './class-services';
import type { Readable, Store } from './services';

/** Reads an essay for a mission, away from the page's thread. */
export interface MissionReader {
  missionParts(
    input: { mission: DailyMission['id']; theme: string; essay: string },
    signal?: AbortSignal,
  ): Promise<MissionPart[]>;
}

export type UnlockedAchievement = { codigo: string; /** ISO date. */ at: string };

/** The mission of a São Paulo day. `parts` are those of the essay of that day that came furthest; null without one. */
export type MissionState = { mission: DailyMission; parts: readonly MissionPart[] | null; isDone: boolean };

/** Canetinhas, achievements and the mission of the current user (decisions §7). */
export interface RewardRepository {
  /** Bumps whenever ledger, achievements or mission of the current user may have changed. */
  version: Readable<number>;
  /**
   * Gives what is due by now: the visit of the day, the mission, achievements; each once, however often and from
   * however many tabs it is asked for. Never throws: what fails is tried again with the next call.
   */
  settle(): Promise<void>;
  /** Achievements that `settle` unlocked in this tab and nobody has celebrated yet, in the order they fell. */
  news: Readable<readonly Achievement[]>;
  /** Takes the first one out of `news`. */
  celebrated(): void;
  /** Those unlocked, the latest first. */
  achievements(): Promise<UnlockedAchievement[]>;
  /** The ledger, in any order; its sum is the balance. */
  movements(): Promise<Movement[]>;
  mission(): Promise<MissionState>;
}

export interface RankingRepository {
  read(): Promise<Ranking>;
  /** Whether to appear from now on. */
  takePart(isTakingPart: boolean): Promise<void>;
}

export interface ProfileRepository {
  /** Bumps whenever what this device keeps of the current user's profile may have changed, by another tab too. */
  version: Readable<number>;
  load(): Promise<Profile>;
  /**
   * Changes these fields; what another tab or device made of the others stays. Rejects with an `AppError`,
   * `session-lost` where nobody is signed in any more; nothing is kept then.
   */
  save(changes: Partial<Profile>): Promise<void>;
}

export interface AnnouncementRepository {
  /** Newest first. */
  list(): Promise<Announcement[]>;
  /** Ids the current user has opened, on this device. What `set` is given is added: a stale tab forgets none. */
  read: Store<readonly string[]>;
}

export interface MessageRepository {
  /** Bumps whenever the current user's messages may have changed. */
  version: Readable<number>;
  /** What the current user has begun to write, on this device; null when nothing. */
  draft: Store<MessageDraft | null>;
  /**
   * Takes the message over: `waiting` is on this device, and goes to the team by itself once the server can be reached.
   * Rejects with an `AppError`; `too-many-attempts` after the day's limit.
   */
  send(message: Message): Promise<'sent' | 'waiting'>;
  /** Those that wait, newest first: known also while the others cannot be read. Where there is no server, none. */
  pending: Readable<readonly SentMessage[]>;
  /** The current user's own, newest first: those that wait included. */
  list(): Promise<SentMessage[]>;
}

export interface PurchaseRepository {
  /** The current user's confirmed purchases, newest first. Credits and plan are read again along with them. */
  list(): Promise<Purchase[]>;
}

/** Former states of the current user's drafts, on this device in either mode. */
export interface DraftVersionRepository {
  /** Bumps whenever this tab kept or deleted one. */
  version: Readable<number>;
  /** Whether the device took the last one; else they live until the page is closed. */
  isKept: Readable<boolean>;
  /** Keeps a text where it is worth a version (`addVersion`). Never throws. */
  keep(text: VersionText, reason: VersionReason): Promise<void>;
  /** All of them, the newest first; where the browser gives no database, those of this page. Rejects if reading fails. */
  list(): Promise<DraftVersion[]>;
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

/**
 * What no screen needs in order to be drawn first: loaded after the dashboard stands, or by the first page that asks.
 * `useLateServices` is how a component gets them.
 */
export type LateServices = {
  rewards: RewardRepository;
  ranking: RankingRepository;
  profile: ProfileRepository;
  announcements: AnnouncementRepository;
  messages: MessageRepository;
  purchases: PurchaseRepository;
  classrooms: ClassroomRepository;
  enrolments: EnrolmentRepository;
  newsroom: NewsroomRepository;
  offline: OfflineFiles;
  versions: DraftVersionRepository;
  account: AccountDataRepository;
};
