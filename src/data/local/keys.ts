import { unsavedKey } from '@/lib/unsaved-store';

/** Owner of texts written while nobody is signed in (R-PROFILE-6). */
export const DEMO_OWNER = 'demo';

/** Storage keys that the entry page uses; all other storage keys are in `areaKeys`. An owner is a user id. */
export const keys = {
  user: 'grifo:user',
  accounts: 'grifo:accounts',
  sidebarCollapsed: 'grifo:sidebar-collapsed',
  /** Also read by public/theme.js before the first paint. */
  theme: 'grifo:theme',
  celebrations: 'grifo:celebrations',
  simulatedDelays: 'grifo:simulated-delays',
  promoStart: 'grifo:promo-start',
  /** Whether the server has a language model, as it said last. */
  hasModel: 'grifo:has-model',
  profileExtra: (owner: string) => `grifo:profile:${owner}`,
} as const;

/**
 * Keys of the data that the dashboards store on the device. The two keys of the history are those of R-HISTORY-4
 * and R-RESULT-8. An owner is a user id, so that each account gets its own data back (R-SESSION-4).
 */
export const areaKeys = {
  correctedEssays: 'corrected-essays',
  correctedEssayView: 'corrected-essay-view',
  /** Announcements published by developers of this device, and the statuses of its messages. */
  announcements: 'grifo:announcements',
  messageStatuses: 'grifo:message-statuses',
  /** Draft and correction of a visitor without an account; they have no owner until claimed. */
  guestDraft: 'grifo:guest-draft',
  guestCorrection: 'grifo:guest-correction',
  /** Corrections that accounts have claimed but not yet received. */
  guestPromised: 'grifo:guest-promised',
  metrics: (owner: string) => `grifo:metrics:${owner}`,
  draft: (owner: string) => `grifo:draft:${owner}`,
  /** Plans of essays: of the draft, and of corrected essays. */
  outlines: (owner: string) => `grifo:outlines:${owner}`,
  /** The mock exam in progress, and its text. */
  mockExam: (owner: string) => `grifo:mock-exam:${owner}`,
  mockDraft: (owner: string) => `grifo:mock-draft:${owner}`,
  notedThemes: (owner: string) => `grifo:noted-themes:${owner}`,
  writing: (owner: string) => `grifo:writing:${owner}`,
  ratings: (owner: string) => `grifo:ratings:${owner}`,
  rewards: (owner: string) => `grifo:rewards:${owner}`,
  paper: (owner: string) => `grifo:paper:${owner}`,
  /** Practice as the device saw it last, so that a day without a network has its exercises. */
  practiceCopy: (owner: string) => `grifo:practice-copy:${owner}`,
  ranking: (owner: string) => `grifo:ranking:${owner}`,
  modelConsent: (owner: string) => `grifo:model-consent:${owner}`,
  messages: (owner: string) => `grifo:messages:${owner}`,
  disagreements: (owner: string) => `grifo:disagreements:${owner}`,
  /** Saved entries of the repertoire (only without a server). */
  favourites: (owner: string) => `grifo:favourites:${owner}`,
  messageDraft: (owner: string) => `grifo:message-draft:${owner}`,
  /**
   * Handwriting lines given for training (only without a server), recorded permissions, and whether the consent
   * question may be shown.
   */
  handLines: (owner: string) => `grifo:hand-lines:${owner}`,
  practice: (owner: string) => `grifo:practice:${owner}`,
  sharedLinks: (owner: string) => `grifo:shared-links:${owner}`,
  classMemory: (owner: string) => `grifo:class-memory:${owner}`,
  classrooms: (owner: string) => `grifo:classrooms:${owner}`,
  /** Unsaved form contents of a closed screen; written by `lib/unsaved-store.ts`. */
  kept: unsavedKey,
  /** Whether the welcome card was answered. */
  welcomed: (owner: string) => `grifo:welcomed:${owner}`,
  noticesRead: (owner: string) => `grifo:notices-read:${owner}`,
  announcementsRead: (owner: string) => `grifo:announcements-read:${owner}`,
} as const;
