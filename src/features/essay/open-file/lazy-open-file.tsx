import { lazyPart } from '@/lib/lazy-part';

/** If it cannot be loaded, text is typed or pasted. */
export const OpenFile = lazyPart(() => import('./open-file').then((module) => module.OpenFile));
