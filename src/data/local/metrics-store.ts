import * as z from 'zod/mini';
import { MetricsEssaySchema, MetricsSchema } from '@/contracts/metrics';
import { EMPTY_METRICS, foldMetrics } from '@/domain/progress/fold-metrics';
import type { Metrics } from '@/domain/progress/metrics';
import { createLocalStore, type LocalStore, readableItems } from './create-local-store';
import { areaKeys } from './keys';
import type { KeyValueStorage } from './storage';

/** The metrics record of one account. If it cannot be read, it is rebuilt from its readable rows. */
export function createMetricsStore(storage: KeyValueStorage | null, owner: string): LocalStore<Metrics> {
  return createLocalStore({
    key: areaKeys.metrics(owner),
    schema: MetricsSchema,
    fallback: EMPTY_METRICS,
    storage,
    salvage: (raw) => foldMetrics(readableRows(raw)),
  });
}

function readableRows(raw: unknown) {
  const { data } = z.safeParse(z.looseObject({}), raw);
  return readableItems(MetricsEssaySchema, data?.redacoes);
}
