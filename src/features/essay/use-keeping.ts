import { useEffect, useRef } from 'react';
import type { Desk } from './create-desk';
import { useServices, useStore } from '@/data/services-context';

const load = () => import('./keeping/keep-desk');

/**
 * What guards a desk, fetched once the page stands: one tab edits, and former versions are kept. Writing goes on without
 * it where its code cannot be had.
 */
export function useKeeping(desk: Desk, userId: string) {
  const services = useServices();
  const take = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    load()
      .then(({ keepDesk }) => {
        if (isGone) return null;
        const keeping = keepDesk(desk, services, userId);
        take.current = keeping.take;
        return (stop = keeping.stop);
      })
      .catch(() => null);
    return () => {
      isGone = true;
      stop();
    };
  }, [desk, services, userId]);

  return { ...useStore(desk.tab), take: async () => take.current?.() };
}
