import { use, type ReactNode } from 'react';
import { completeLocalServices } from '@/data/local/create-local-services';
import { createLazyPhotoReader } from '@/data/ocr/lazy-photo-reader';
import type { Services } from '@/data/services';
import type { ConnectedEntry } from '@/data/supabase/create-connected-entry';
import { ServicesProvider, useOptionalServices } from '@/data/services-context';
import { useEntry, type Entry } from '../entry-context';
import { createLazyEvaluator, loadWorkerEvaluator } from '../lazy-evaluator';

/** The composition root of the dashboards: the only place that knows which outside world their screens get. */
export function AreaServices({ children }: { children: ReactNode }) {
  const given = useOptionalServices();
  const entry = useEntry();
  if (given) return children;
  if (!entry) throw new Error('AreaServices needs the services of the entry above it');
  const services = completeOnce(entry);
  return (
    <ServicesProvider value={services instanceof Promise ? use(services) : services}>
      {children}
    </ServicesProvider>
  );
}

const completed = new WeakMap<Entry, Services | Promise<Services>>();

/** Once for the life of the page: what a full storage keeps in memory must survive a change of user. */
function completeOnce(entry: Entry): Services | Promise<Services> {
  const services = completed.get(entry) ?? complete(entry);
  completed.set(entry, services);
  return services;
}

function complete(entry: Entry): Services | Promise<Services> {
  const worker = createLazyEvaluator(loadWorkerEvaluator);
  const services = { evaluator: worker, checker: worker, missions: worker, photos: createLazyPhotoReader() };
  if (!isConnected(entry)) return completeLocalServices(entry, services);
  return import('@/data/supabase/create-connected-services').then(
    ({ completeConnectedServices }) => completeConnectedServices(entry, services),
    (error: unknown) => {
      // A load that failed is tried again by the next visit.
      completed.delete(entry);
      throw error;
    },
  );
}

function isConnected(entry: Entry): entry is ConnectedEntry {
  return 'supabase' in entry.context;
}
