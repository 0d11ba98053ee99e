import { lazyPart } from '@/lib/lazy-part';

/** If it cannot be loaded, the fields are still read-only. */
export const FollowingNotice = lazyPart(() =>
  import('./draft-notices').then((module) => module.FollowingNotice),
);
/** If it cannot be loaded, the draft status still shows that the text is not stored. */
export const RefusedNotice = lazyPart(() => import('./draft-notices').then((module) => module.RefusedNotice));
