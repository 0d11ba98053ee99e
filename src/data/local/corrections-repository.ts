import * as z from 'zod/mini';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/stored-correction';
import { StoredRatingsSchema, type StoredRatings } from '@/contracts/stored-rating';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow, summaryOfRow } from '@/domain/progress/fold-metrics';
import type { Metrics, MetricsEssay } from '@/domain/progress/metrics';
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

/** What one look at the disk gives. */
type Read = { metrics: Metrics; list: CorrectionSummary[] };

const NO_RATINGS: StoredRatings = {};
const WHOLE_AT_ONCE = 100;
const NOTHING: readonly Correction[] = [];
/** There is no server to wait for. */
const NOTHING_PENDING: Readable<readonly Correction[]> = {
  get: () => NOTHING,
  subscribe: () => () => undefined,
};

export type LocalCorrections = CorrectionRepository & {
  /** One small row per essay of the current account, the oldest first; read from the disk by the first call only. */
  rows(): Promise<readonly MetricsEssay[]>;
  /** How many corrections the current account has rated. */
  ratings(): number;
  /** All corrections of the current account, whole, some at a time. */
  whole(): AsyncIterable<readonly Correction[]>;
  /** With how many stars the current account rated which correction. */
  allRatings(): StoredRatings;
  /** A correction of any account of this device, for the teacher it was sent to. */
  ofOwner(owner: string, id: string): Promise<Correction | null>;
};

/** The corrections, metrics and ratings of the current account, kept on this device. */
export function createCorrectionRepository(
  { config, storage, now }: LocalContext,
  owner: Owner,
  archive: CorrectionsArchive,
): LocalCorrections {
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

  const rebuilt = new Set<string>();
  let reading: { name: string; result: Promise<Read> } | null = null;

  /** Of the archive by the rows of the metrics record: reading thousands of whole corrections holds up the screen. */
  async function readAll(reader: string): Promise<Read> {
    const { near, archivedIds } = await essays.ofOwner(reader);
    const record = metricsOf(reader);
    const known = new Set(record.get().redacoes.map(({ id }) => id));
    const unknown = await essays.archived(
      reader,
      archivedIds.filter((id) => !known.has(id)),
    );
    const rows = [...near, ...unknown].map(metricsRow);
    // Rows of essays that are no longer stored here still count: the record is never capped.
    record.update(({ redacoes }) => foldMetrics([...redacoes, ...rows]));
    rebuilt.add(reader);
    const metrics = record.get();
    const isArchived = new Set(archivedIds);
    const archived = metrics.redacoes.filter(({ id }) => isArchived.has(id)).map(summaryOfRow);
    return { metrics, list: newestFirst([...near.map(withoutOwner), ...archived]) };
  }

  async function find(reader: string, id: string): Promise<Correction | null> {
    const { near } = await essays.ofOwner(reader);
    const found = near.find((one) => one.id === id) ?? (await essays.archived(reader, [id]))[0];
    return found ? withoutOwner(found) : null;
  }

  /** List and metrics are asked for at the same time: one reading serves both. */
  function read(): Promise<Read> {
    const reader = owner.reader();
    const name = `${reader} ${version.get()}`;
    if (reading?.name === name) return reading.result;
    const result = readAll(reader).finally(() => {
      if (reading?.result === result) reading = null;
    });
    reading = { name, result };
    return result;
  }

  return {
    version,
    view,
    list: async () => (await read()).list,
    pending: NOTHING_PENDING,
    async get(id) {
      const found = await find(owner.reader(), id);
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
      return 'kept';
    },
    rebuildMetrics: async () => (await read()).metrics,
    async rows() {
      const reader = owner.reader();
      return (rebuilt.has(reader) ? metricsOf(reader).get() : (await read()).metrics).redacoes;
    },
    async *whole() {
      const reader = owner.reader();
      const { near, archivedIds } = await essays.ofOwner(reader);
      yield near.map(withoutOwner);
      for (let at = 0; at < archivedIds.length; at += WHOLE_AT_ONCE) {
        const some = archivedIds.slice(at, at + WHOLE_AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- thousands of whole corrections are too many for one reading
        yield (await essays.archived(reader, some)).map(withoutOwner);
      }
    },
    ratings: () => Object.keys(ratingsOf(owner.reader()).get()).length,
    allRatings: () => ratingsOf(owner.reader()).get(),
    ofOwner: find,
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

function newestFirst(list: CorrectionSummary[]): CorrectionSummary[] {
  return list.sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));
}

function withoutOwner({ owner: _owner, ...correction }: StoredCorrection): Correction {
  return correction;
}
