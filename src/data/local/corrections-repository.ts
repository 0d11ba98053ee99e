import * as z from 'zod/mini';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/stored-correction';
import { StoredRatingsSchema, type StoredRatings } from '@/contracts/stored-rating';
import type { Correction } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import type { CorrectionRepository, Readable, Store } from '../services';
import type { CorrectionsArchive } from './corrections-archive';
import { createCounter } from './counter';
import { createLocalStore } from './create-local-store';
import { areaKeys } from './area-keys';
import type { LocalContext } from './local-context';
import { createMetricsStore } from './metrics-store';
import type { Owner } from './owner';
import { perOwner } from './per-owner';
import { RATING_DELAY_MS, simulatedDelay } from './simulated-delay';
import { createStoredEssays } from './stored-essays';

const NO_RATINGS: StoredRatings = {};
const NOTHING: readonly Correction[] = [];
/** There is no server to wait for. */
const NOTHING_PENDING: Readable<readonly Correction[]> = {
  get: () => NOTHING,
  subscribe: () => () => undefined,
};

/** The corrections, metrics and ratings of the current account, kept on this device. */
export function createCorrectionRepository(
  { config, storage, now }: LocalContext,
  owner: Owner,
  archive: CorrectionsArchive,
): CorrectionRepository {
  const essays = createStoredEssays(storage, archive);
  const metricsOf = perOwner((name) => createMetricsStore(storage, name));
  const ratingsOf = perOwner((name) =>
    createLocalStore({
      key: areaKeys.ratings(name),
      schema: StoredRatingsSchema,
      fallback: NO_RATINGS,
      storage,
    }),
  );
  const version = createCounter();
  essays.subscribeExternal(version.bump);
  owner.subscribe(version.bump);
  const view = createViewStore(storage, owner);

  async function list(): Promise<Correction[]> {
    return (await essays.ofOwner(owner.reader())).map(withoutOwner);
  }

  return {
    version,
    view,
    list,
    pending: NOTHING_PENDING,
    async get(id) {
      const found = (await list()).find((correction) => correction.id === id);
      if (found) return found;
      const viewed = view.get();
      return viewed?.id === id ? viewed : null;
    },
    async save(correction) {
      const writer = owner.writer();
      const { settled } = essays.add({ ...correction, owner: writer });
      metricsOf(writer).update(({ redacoes }) => foldMetrics([...redacoes, metricsRow(correction)]));
      version.bump();
      await settled;
    },
    async rate(correctionId, rating) {
      const ratings = ratingsOf(owner.writer());
      await simulatedDelay(config, RATING_DELAY_MS);
      const ratedAt = now().toISOString();
      ratings.update((current) => ({ ...current, [correctionId]: { ...rating, ratedAt } }));
    },
    async rebuildMetrics() {
      const metrics = metricsOf(owner.reader());
      const rows = (await list()).map(metricsRow);
      // Rows of essays that are no longer stored here still count: the record is never capped.
      metrics.update(({ redacoes }) => foldMetrics([...redacoes, ...rows]));
      return metrics.get();
    },
  };
}

/** The key holds one correction for the whole device; only its owner gets to see it (decisions §3). */
function createViewStore(storage: LocalContext['storage'], owner: Owner): Store<Correction | null> {
  const store = createLocalStore({
    key: areaKeys.correctedEssayView,
    schema: z.nullable(StoredCorrectionSchema),
    fallback: null,
    storage,
  });
  return {
    get() {
      const stored = store.get();
      return stored && (stored.owner ?? owner.reader()) === owner.reader() ? stored : null;
    },
    set: (correction) => store.set(correction && { ...correction, owner: owner.writer() }),
    subscribe(listener) {
      const stops = [store.subscribe(listener), owner.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function withoutOwner({ owner: _owner, ...correction }: StoredCorrection): Correction {
  return correction;
}
