import { keptKey } from '@/lib/create-kept';

/**
 * Names of what the dashboards keep on the device. The two of the history are the specification's own (§3); an owner
 * is a user id, so that each account's things come back with it (decisions §3).
 */
export const areaKeys = {
  promoStart: 'grifo:promo-start',
  correctedEssays: 'corrected-essays',
  correctedEssayView: 'corrected-essay-view',
  /** What developers of this device have published, and what became of its messages. */
  announcements: 'grifo:announcements',
  messageStatuses: 'grifo:message-statuses',
  metrics: (owner: string) => `grifo:metrics:${owner}`,
  draft: (owner: string) => `grifo:draft:${owner}`,
  writing: (owner: string) => `grifo:writing:${owner}`,
  ratings: (owner: string) => `grifo:ratings:${owner}`,
  rewards: (owner: string) => `grifo:rewards:${owner}`,
  ranking: (owner: string) => `grifo:ranking:${owner}`,
  modelConsent: (owner: string) => `grifo:model-consent:${owner}`,
  messages: (owner: string) => `grifo:messages:${owner}`,
  messageDraft: (owner: string) => `grifo:message-draft:${owner}`,
  classMemory: (owner: string) => `grifo:class-memory:${owner}`,
  classrooms: (owner: string) => `grifo:classrooms:${owner}`,
  /** What a form held when its screen was taken away; written by `lib/create-kept.ts`. */
  kept: keptKey,
  announcementsRead: (owner: string) => `grifo:announcements-read:${owner}`,
} as const;
