import type { LinkAnswer, LinkWish, SharedCorrection, SharedLink } from '@/domain/shared-links/shared-link';

/** The current student's links to shared corrections, and the correction behind a link. */
export type SharedLinkBackend = {
  /** Newest first, including expired ones. */
  list(): Promise<SharedLink[]>;
  create(wish: LinkWish): Promise<LinkAnswer>;
  /** Disables the link and removes it from the list. Idempotent. */
  revoke(id: string): Promise<void>;
  /** For visitors too; null for an invalid code, whatever the reason. */
  open(code: string): Promise<SharedCorrection | null>;
};
