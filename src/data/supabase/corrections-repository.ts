import { AppError } from '@/contracts/app-error';
import type { Rating } from '@/contracts/rating';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import { oneAtATime } from '@/lib/one-at-a-time';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createCorrectionRepository as createLocalCorrections } from '../local/corrections-repository';
import { DEMO_OWNER } from '../local/keys';
import type { Owner } from '../local/owner';
import type { CorrectionRepository, Readable } from '../services';
import type { ConnectedContext } from './connected-context';
import { createCounter } from '../local/counter';
import type { EssayKeys } from './essay-keys';
import {
  fetchEssay,
  fetchEssays,
  storeEssay,
  storeRating,
  toRowCorrection,
  toRowSummary,
} from './essay-rows';
import { createEssaySender } from './essay-sender';
import { isUuid } from './is-uuid';
import { createLocalHistory } from './local-history';
import { createPendingEssays } from './pending-essays';
import { createRatingSender } from './rating-sender';
import { whenReachable } from './when-reachable';
import type { ConnectedSession } from './session-repository';

type CorrectionPorts = {
  session: ConnectedSession;
  owner: Owner;
  keys: EssayKeys;
  archive: CorrectionsArchive;
};

export type ConnectedCorrections = CorrectionRepository & {
  /** The id the server knows a correction of this page by; null while it waits on this device, or is not there. */
  storedId(id: string): Promise<string | null>;
  /** Brings what waits to the server, as far as it can be reached. Never throws. */
  sendWaiting(): Promise<void>;
};

/**
 * The corrections of the account. A new one is on the device before anything is sent, and leaves it when the server has
 * it; it is sent again when the page opens or comes back, with the network, with the list and with the next one saved.
 */
export function createCorrectionRepository(
  context: ConnectedContext,
  { session, owner, keys, archive }: CorrectionPorts,
): ConnectedCorrections {
  const client = async () => (await session.connection()).client;
  const pending = createPendingEssays(context.storage);
  const history = createLocalHistory(context.storage, archive);
  /** Ids of rows by the id that a correction of this page has; they differ until the list is read. */
  const essayIds = new Map<string, string>();
  const version = createCounter();
  // The result chosen for viewing stays on the device in either mode.
  const { view } = createLocalCorrections(context, owner, archive);
  const sender = createEssaySender({ session, pending, onStored: handleStored });
  const ratings = createRatingSender(context.storage, client);
  const startCatchingUp = oneAtATime(catchUp);
  let reading: { name: string; result: Promise<CorrectionSummary[]> } | null = null;

  /** What the server does not have yet, with the key under which it will: new essays, and the local mode's. */
  function onDevice(): { key: string; correction: Correction }[] {
    const user = session.user.get();
    if (!user) return [];
    return [...pending.of(user.id), ...history.of(user)];
  }

  function handleStored(correctionId: string, essayId: string) {
    essayIds.set(correctionId, essayId);
    version.bump();
    // The server has paid canetinhas for it.
    session.refresh().catch(() => null);
  }

  /** Sends what waits, and what the local mode left behind. Out of reach, it is tried at the next occasion. */
  async function catchUp(): Promise<void> {
    if (!session.user.get()) return;
    // The server says whose these are, not a record that can be edited.
    const user = await session.refresh().catch(() => null);
    if (!user) return;
    await sender.send(user.id);
    await ratings.send(user.id);
    const moved = await history.move(user, async ({ key, correction, rating }) => {
      const id = await storeEssay(await client(), { userId: user.id, key, correction });
      if (rating) await storeRating(await client(), id, rating);
    });
    if (moved === 0) return;
    version.bump();
    await session.refresh().catch(() => null);
  }

  async function readAll(reader: string): Promise<CorrectionSummary[]> {
    const rows = await fetchEssays(await client(), reader);
    const stored = new Set(rows.map(({ chave_idempotencia }) => chave_idempotencia));
    const here = owner.reader() === reader ? onDevice() : [];
    return newestFirst([
      ...here.flatMap(({ key, correction }) => (stored.has(key) ? [] : [correction])),
      ...rows.map(toRowSummary),
    ]);
  }

  /** History and metrics ask at the same time: one answer serves both. */
  async function list(): Promise<CorrectionSummary[]> {
    const reader = owner.reader();
    if (reader === DEMO_OWNER) return [];
    const name = `${reader} ${version.get()}`;
    if (reading?.name === name) return reading.result;
    const result = readAll(reader).finally(() => {
      if (reading?.result === result) reading = null;
    });
    reading = { name, result };
    sender.send(reader).catch(() => null);
    return result;
  }

  /** What a correction is: an essay that still waits, or a row. The copy for viewing has an id of its own. */
  async function locate(id: string): Promise<{ key: string } | { essayId: string } | null> {
    const viewed = view.get();
    const isIt = (one: CorrectionSummary) => one.id === id || (viewed?.id === id && isSameEssay(one, viewed));
    const waits = pending.of(owner.writer()).find(({ correction }) => isIt(correction));
    if (waits && !essayIds.has(waits.correction.id)) return { key: waits.key };
    const essayId =
      essayIds.get(waits?.correction.id ?? id) ??
      (viewed?.id === id ? viewed.aiAnalysis.grifo?.storedId : undefined);
    if (essayId) return { essayId };
    if (isUuid(id)) return { essayId: id };
    const found = (await list()).find(isIt);
    return found && isUuid(found.id) ? { essayId: found.id } : null;
  }

  async function rate(correctionId: string, rating: Rating): Promise<'kept' | 'waiting' | 'with-essay'> {
    const writer = owner.writer();
    const found = await locate(correctionId);
    if (!found) throw new AppError('refused');
    if ('essayId' in found) return ratings.rate(writer, found.essayId, rating);
    const isOnDisk = pending.change(writer, found.key, { rating });
    const sent = sender.send(writer).catch(() => null);
    if (isOnDisk) return 'with-essay';
    await sent;
    // In memory alone it would be gone with the page.
    if (pending.of(writer).some(({ key }) => key === found.key)) throw new AppError('not-stored-yet');
    return 'kept';
  }

  owner.subscribe(() => {
    version.bump();
    startCatchingUp();
  });
  whenReachable(startCatchingUp);

  return {
    version,
    view,
    list,
    rate,
    async storedId(id) {
      const found = await locate(id);
      return found && 'essayId' in found ? found.essayId : null;
    },
    async sendWaiting() {
      await sender.send(owner.writer()).catch(() => undefined);
    },
    pending: createPendingView(() => newestFirst(onDevice().map(({ correction }) => correction)), {
      version,
      owner,
    }),
    async get(id) {
      const viewed = view.get();
      const here = [...onDevice().map(({ correction }) => correction), ...(viewed ? [viewed] : [])];
      const found = here.find((correction) => correction.id === id);
      if (found) return found;
      const essayId = essayIds.get(id) ?? id;
      if (owner.reader() === DEMO_OWNER || !isUuid(essayId)) return null;
      const row = await fetchEssay(await client(), essayId);
      return row && toRowCorrection(row);
    },
    async save(correction) {
      const writer = owner.writer();
      const key = keys.take({ theme: correction.theme, essay: correction.originalText });
      const storedId = correction.aiAnalysis.grifo?.storedId;
      if (storedId) return handleStored(correction.id, storedId);
      const isOnDisk = pending.add(writer, { key, correction });
      version.bump();
      const sent = sender.send(writer).catch(() => null);
      // The student need not wait for what is safe on the device.
      if (!isOnDisk) await sent;
    },
    async rebuildMetrics() {
      return foldMetrics((await list()).map(metricsRow));
    },
  };
}

/** Stable as long as nothing changes, as a store for React must be. */
function createPendingView(
  read: () => readonly Correction[],
  { version, owner }: { version: Readable<number>; owner: Owner },
): Readable<readonly Correction[]> {
  let seen: readonly Correction[] = [];
  return {
    get() {
      const now = read();
      if (now.length !== seen.length || now.some((one, index) => one !== seen[index])) seen = now;
      return seen;
    },
    subscribe(listener) {
      const stops = [version.subscribe(listener), owner.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Instants are in milliseconds: nobody sends two essays of one total in one. */
function isSameEssay(one: CorrectionSummary, other: CorrectionSummary): boolean {
  return one.submittedAt === other.submittedAt && one.finalScore === other.finalScore;
}

function newestFirst<Item extends CorrectionSummary>(corrections: readonly Item[]): Item[] {
  const unique = new Map(corrections.map((correction) => [correction.id, correction]));
  return [...unique.values()].sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));
}
