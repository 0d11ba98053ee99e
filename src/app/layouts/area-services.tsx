import { use, type ReactNode } from 'react';
import { loadBackend } from '@/data/backend';
import { createReaders } from '@/data/ocr/create-readers';
import type { Services } from '@/data/services';
import type { ConnectedEntry } from '@/data/supabase/create-connected-entry';
import { ServicesProvider, useOptionalServices } from '@/data/services-context';
import { useEntry, type Entry } from '../entry-context';
import { createEvaluator } from '@/data/evaluator/evaluator';

/** The composition root of the dashboards: the only place that selects the services of their screens. */
export function AreaServices({ children }: { children: ReactNode }) {
  const given = useOptionalServices();
  const entry = useEntry();
  if (given) return children;
  if (!entry) throw new Error('AreaServices needs the services of the entry above it');
  return <ServicesProvider value={use(servicesOf(entry))}>{children}</ServicesProvider>;
}

const loaded = new WeakMap<Entry, Promise<Services>>();

/**
 * Created once per page load, because data that is kept in memory when storage is full must survive a change of
 * user.
 */
function servicesOf(entry: Entry): Promise<Services> {
  const known = loaded.get(entry);
  if (known) return known;
  const services = load(entry);
  loaded.set(entry, services);
  // A failed load is retried at the next visit.
  services.catch(() => loaded.delete(entry));
  return services;
}

async function load(entry: Entry): Promise<Services> {
  const worker = createEvaluator();
  const services = {
    evaluator: worker,
    checker: worker,
    missions: worker,
    practiceReader: worker,
    createReaders,
  };
  if (isConnected(entry)) {
    const [{ completeConnectedServices }, createBackend] = await Promise.all([
      import('@/data/supabase/create-connected-services'),
      loadBackend('supabase'),
    ]);
    return completeConnectedServices(entry, { ...services, createBackend });
  }
  const [{ completeLocalServices }, createBackend] = await Promise.all([
    import('@/data/local/create-local-services'),
    loadBackend('demo'),
  ]);
  return completeLocalServices(entry, { ...services, createBackend });
}

function isConnected(entry: Entry): entry is ConnectedEntry {
  return 'supabase' in entry.context;
}
