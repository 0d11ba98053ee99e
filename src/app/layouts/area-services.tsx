import type { ReactNode } from 'react';
import { completeLocalServices } from '@/data/local/create-local-services';
import type { LocalEntry } from '@/data/local/create-local-entry';
import type { Services } from '@/data/services';
import { ServicesProvider, useOptionalServices } from '@/data/services-context';
import { createLazyEvaluator, loadWorkerEvaluator } from '../lazy-evaluator';
import { useLocalEntry } from '../local-entry-context';

/** The composition root of the dashboards: the only place that knows which outside world their screens get. */
export function AreaServices({ children }: { children: ReactNode }) {
  const given = useOptionalServices();
  const entry = useLocalEntry();
  if (given) return children;
  if (!entry) throw new Error('AreaServices needs the services of the entry above it');
  return <ServicesProvider value={completeOnce(entry)}>{children}</ServicesProvider>;
}

const completed = new WeakMap<LocalEntry, Services>();

/** Once for the life of the page: what a full storage keeps in memory must survive a change of user. */
function completeOnce(entry: LocalEntry): Services {
  const services =
    completed.get(entry) ??
    completeLocalServices(entry, { evaluator: createLazyEvaluator(loadWorkerEvaluator) });
  completed.set(entry, services);
  return services;
}
