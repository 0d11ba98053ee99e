import { use, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';
import type { LateServices } from './late-services';
import type { Services } from './services';
import { useServices } from './services-context';

/** The services that come after the first screen. Suspends until they are there. */
export function useLateServices(): LateServices {
  return use(waitedFor(useServices().late));
}

/** Long enough for all who wait to be told of a failure; a try after that begins anew. */
const FAILURE_STAYS_MS = 1000;

const waited = new WeakMap<Services['late'], Promise<LateServices>>();

/** One promise for all renders: a new one for each would, once loading fails, be waited for without end. */
function waitedFor(late: Services['late']): Promise<LateServices> {
  const kept = waited.get(late);
  if (kept) return kept;
  const promise = late();
  waited.set(late, promise);
  promise.catch(() => setTimeout(() => waited.delete(late), FAILURE_STAYS_MS));
  return promise;
}

/** Whether they are there by now, for what a page can do without: where they cannot be fetched, it says nothing. */
export function useHasLateServices(): boolean {
  const { late } = useServices();
  const [has, setHas] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        late().then(
          () => setHas(true),
          () => undefined,
        );
      }),
    [late],
  );

  return has;
}
