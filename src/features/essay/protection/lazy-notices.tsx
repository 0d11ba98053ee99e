import { lazyPart } from '@/lib/lazy-part';

/** Where it cannot be loaded, the fields are still read-only. */
export const FollowingNotice = lazyPart(() =>
  import('./draft-notices').then((module) => module.FollowingNotice),
);
/** Where it cannot be loaded, the status of the text still says that it is not stored. */
export const RefusedNotice = lazyPart(() => import('./draft-notices').then((module) => module.RefusedNotice));
