import { StoredRatingsSchema, type StoredRatings } from '@/contracts/ratings';
import type { StoredCorrection } from '@/contracts/essays';
import type { Correction } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow, summaryOfRow } from '@/domain/progress/fold-metrics';
import type { MetricsEssay } from '@/domain/progress/metrics';
import { repeatsText } from '@/domain/rewards/repeated-text';
import { latestFirst } from '@/domain/time/latest-first';
import type { EssayBackend, EssayHistory } from '../ports/essays';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createLocalStore } from '../local/create-local-store';
import { areaKeys, DEMO_OWNER } from '../local/keys';
import { createMetricsStore } from '../local/metrics-store';
import { perOwner } from '../local/owner';
import type { LocalSession } from '../local/session-repository';
import { RATING_DELAY_MS, simulatedDelay } from '../local/simulated-delay';
import type { LocalContext } from '../local/storage';
import { createStoredEssays } from '../local/stored-essays';

export type DemoEssays = EssayBackend & {
  /** One small row per essay of the current account, the oldest first; read from the disk by the first call only. */
  rows(): Promise<readonly MetricsEssay[]>;
  /** All whole corrections of an account of this device (the current one by default), in batches. */
  whole(owner?: string): AsyncIterable<readonly Correction[]>;
  /** The star ratings of the current account, keyed by correction. */
  ratings(): StoredRatings;
  /** A correction of any account of this device, for the teacher it was sent to. */
  ofOwner(owner: string, id: string): Promise<Correction | null>;
};

type EssayPorts = { context: LocalContext; session: LocalSession; archive: CorrectionsArchive };

/** The corrected essays, metrics and ratings of the accounts of this device. */
export function createDemoEssays({ context, session, archive }: EssayPorts): DemoEssays {
  const { config, storage, now } = context;
  const essays = createStoredEssays(storage, archive);
  const metricsOf = perOwner((owner) => createMetricsStore(storage, owner));
  const ratingsOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.ratings(owner),
      schema: StoredRatingsSchema,
      fallback: NO_RATINGS,
      storage,
    }),
  );
  const rebuilt = new Set<string>();
  const reader = () => session.user.get()?.id ?? DEMO_OWNER;

  /**
   * Archived essays come from the rows of the metrics record, because reading thousands of whole corrections blocks
   * the screen.
   */
  async function history(owner = reader()): Promise<EssayHistory> {
    const { near, archivedIds } = await essays.ofOwner(owner);
    const record = metricsOf(owner);
    const known = new Set(record.get().redacoes.map(({ id }) => id));
    const unknown = await essays.archived(
      owner,
      archivedIds.filter((id) => !known.has(id)),
    );
    const rows = [...withRepeated(near, record.get().redacoes), ...unknown].map(metricsRow);
    // Rows of essays that are no longer stored here stay in the record, because the record is never capped.
    record.update(({ redacoes }) => foldMetrics([...redacoes, ...rows]));
    rebuilt.add(owner);
    const metrics = record.get();
    const isArchived = new Set(archivedIds);
    const archived = metrics.redacoes.filter(({ id }) => isArchived.has(id)).map(summaryOfRow);
    const corrections = [...near.map(withoutOwner), ...archived].sort(latestFirst('submittedAt'));
    return { corrections, metrics };
  }

  async function ofOwner(owner: string, id: string): Promise<Correction | null> {
    const { near } = await essays.ofOwner(owner);
    const found = near.find((one) => one.id === id) ?? (await essays.archived(owner, [id]))[0];
    return found ? withoutOwner(found) : null;
  }

  return {
    history,
    get: (id) => ofOwner(reader(), id),
    async latestTexts(most) {
      const { corrections } = await history();
      return Promise.all(
        corrections.slice(0, most).map(async ({ id }) => {
          const essay = await ofOwner(reader(), id);
          return { id, text: essay?.originalText ?? '' };
        }),
      );
    },
    async store({ userId, correction }) {
      const { done } = essays.add({ ...correction, owner: userId });
      const { near } = await essays.ofOwner(userId);
      const record = metricsOf(userId);
      record.update(({ redacoes }) =>
        foldMetrics([...redacoes, ...withRepeated(near, redacoes).map(metricsRow)]),
      );
      await done;
      return correction.id;
    },
    async rate({ userId, essayId, rating }) {
      await simulatedDelay(config, RATING_DELAY_MS);
      const ratedAt = now().toISOString();
      ratingsOf(userId).update((current) => ({ ...current, [essayId]: { ...rating, ratedAt } }));
    },
    async rows() {
      const owner = reader();
      return (rebuilt.has(owner) ? metricsOf(owner).get() : (await history(owner)).metrics).redacoes;
    },
    async *whole(owner = reader()) {
      const { near, archivedIds } = await essays.ofOwner(owner);
      yield near.map(withoutOwner);
      for (let at = 0; at < archivedIds.length; at += WHOLE_AT_ONCE) {
        const some = archivedIds.slice(at, at + WHOLE_AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- thousands of whole corrections are too many for one reading
        yield (await essays.archived(owner, some)).map(withoutOwner);
      }
    },
    ratings: () => ratingsOf(reader()).get(),
    ofOwner,
  };
}

const NO_RATINGS: StoredRatings = {};
const WHOLE_AT_ONCE = 100;

/**
 * The corrections outside the archive, marked as repeated if an older correction has the same text. A correction
 * that the metrics record already marks as repeated stays marked, because the older correction may have moved to
 * the archive.
 */
function withRepeated(near: readonly StoredCorrection[], known: readonly MetricsEssay[]) {
  const rows = new Map(known.map((row) => [row.id, row]));
  const oldestFirst = near.toSorted(latestFirst('submittedAt')).toReversed();
  return oldestFirst.map((one, at) => {
    const row = rows.get(one.id);
    const earlier = oldestFirst.slice(0, at).map(({ originalText }) => originalText);
    return { ...one, isRepeated: row ? row.repetida === true : repeatsText(one.originalText, earlier) };
  });
}

function withoutOwner({ owner: _owner, ...correction }: StoredCorrection): Correction {
  return correction;
}

/**
 * `essays` is created before the backend, because other subjects of the demo use more of its methods than screens
 * may.
 */
export default function createEssays({ essays }: { essays: DemoEssays }): EssayBackend {
  return essays;
}
