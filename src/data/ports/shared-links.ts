import type { LinkAnswer, LinkWish, SharedCorrection, SharedLink } from '@/domain/shared-links/shared-link';

/** The current student's links to shared corrections, and the correction behind a link. */
export type SharedLinkBackend = {
  /** The student's links, newest first, including expired ones. */
  list(): Promise<SharedLink[]>;
  create(wish: LinkWish): Promise<LinkAnswer>;
  /** Disables the link and removes it from the list. Idempotent. */
  revoke(id: string): Promise<void>;
  /** The correction behind a link's code, also for visitors; null for an invalid code, whatever the reason. */
  open(code: string): Promise<SharedCorrection | null>;
};
