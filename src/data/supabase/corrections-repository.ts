import { AppError, errorCode } from '@/contracts/app-error';
import type { Rating } from '@/contracts/rating';
import type { StoredCorrection } from '@/contracts/stored-correction';
import type { Correction } from '@/domain/evaluation/correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createCorrectionRepository as createLocalCorrections } from '../local/corrections-repository';
import { DEMO_OWNER } from '../local/keys';
import type { Owner } from '../local/owner';
import type { CorrectionRepository, Readable } from '../services';
import type { ConnectedContext } from './connected-context';
import { createCounter } from '../local/counter';
import type { EssayKeys } from './essay-keys';
import { fetchEssay, fetchEssays, storeEssay, storeRating, toRowCorrection } from './essay-rows';
import { createEssaySender } from './essay-sender';
import { createLocalHistory } from './local-history';
import { createPendingEssays } from './pending-essays';
import type { ConnectedSession } from './session-repository';

export type ConnectedCorrections = CorrectionRepository & {
  /** The current user's corrections that the server does not have yet ("aguardando envio"). */
  pending: Readable<readonly Correction[]>;
};

type CorrectionPorts = {
  session: ConnectedSession;
  owner: Owner;
  keys: EssayKeys;
  archive: CorrectionsArchive;
};

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * The corrections of the account. A new one is on the device before anything is sent, and leaves it when the server has
 * it; it is sent again when the page opens, the network is back, the list is read or another one is saved.
 */
export function createCorrectionRepository(
  context: ConnectedContext,
  { session, owner, keys, archive }: CorrectionPorts,
): ConnectedCorrections {
  const pending = createPendingEssays(context.storage);
  const history = createLocalHistory(context.storage, archive);
  /** Ids of rows by the id that a correction of this page has; they differ until the list is read. */
  const essayIds = new Map<string, string>();
  const version = createCounter();
  // The result chosen for viewing stays on the device in either mode.
  const { view } = createLocalCorrections(context, owner, archive);
  const sender = createEssaySender({ session, pending, onStored: handleStored });
  let catchingUp: Promise<void> | null = null;
  let reading: { name: string; result: Promise<Correction[]> } | null = null;

  const client = async () => (await session.connection()).client;
  const waiting = () => pending.of(owner.reader());

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
    const moved = await history.move(user, async (essay) =>
      storeEssay(await client(), { userId: user.id, ...essay }),
    );
    if (moved === 0) return;
    version.bump();
    await session.refresh().catch(() => null);
  }

  function startCatchingUp() {
    catchingUp ??= catchUp().finally(() => (catchingUp = null));
  }

  async function readAll(reader: string): Promise<Correction[]> {
    const rows = await fetchEssays(await client(), reader);
    const stored = new Set(rows.map(({ chave_idempotencia }) => chave_idempotencia));
    const user = session.user.get();
    const here: StoredCorrection[] = [
      ...pending.of(reader).flatMap(({ key, correction }) => (stored.has(key) ? [] : [correction])),
      ...(user?.id === reader ? history.of(user) : []).filter(({ id }) => !stored.has(`local:${id}`)),
    ];
    return newestFirst([...here, ...rows.map(toRowCorrection)]);
  }

  /** History and metrics ask at the same time: one answer serves both. */
  async function list(): Promise<Correction[]> {
    const reader = owner.reader();
    if (reader === DEMO_OWNER) return [];
    const name = `${reader} ${version.get()}`;
    if (reading?.name === name) return reading.result;
    const result = readAll(reader)
      .catch((error: unknown) => {
        throw ['offline', 'session-lost'].includes(errorCode(error))
          ? error
          : new AppError('history-load-failed', error);
      })
      .finally(() => {
        if (reading?.result === result) reading = null;
      });
    reading = { name, result };
    sender.send(reader).catch(() => null);
    return result;
  }

  /** Where a rating belongs: an essay that still waits, or a row. The copy for viewing has an id of its own. */
  async function findRated(id: string): Promise<{ key: string } | { essayId: string } | null> {
    const viewed = view.get();
    const isIt = (one: Correction) => one.id === id || (viewed?.id === id && isSameEssay(one, viewed));
    const waits = pending.of(owner.writer()).find(({ correction }) => isIt(correction));
    if (waits && !essayIds.has(waits.correction.id)) return { key: waits.key };
    const essayId =
      essayIds.get(waits?.correction.id ?? id) ??
      (viewed?.id === id ? viewed.aiAnalysis.grifo?.storedId : undefined);
    if (essayId) return { essayId };
    if (UUID.test(id)) return { essayId: id };
    const found = (await list()).find(isIt);
    return found && UUID.test(found.id) ? { essayId: found.id } : null;
  }

  async function rate(correctionId: string, rating: Rating): Promise<void> {
    const writer = owner.writer();
    const found = await findRated(correctionId);
    if (!found) throw new AppError('refused');
    if ('essayId' in found) return storeRating(await client(), found.essayId, rating);
    pending.change(writer, found.key, { rating });
    sender.send(writer).catch(() => null);
  }

  owner.subscribe(() => {
    version.bump();
    startCatchingUp();
  });
  window.addEventListener('online', startCatchingUp);
  startCatchingUp();

  return {
    version,
    view,
    list,
    rate,
    pending: createPendingView(waiting, version, owner),
    async get(id) {
      const viewed = view.get();
      const here = [...waiting().map(({ correction }) => correction), ...(viewed ? [viewed] : [])];
      const found = here.find((correction) => correction.id === id);
      if (found) return found;
      const essayId = essayIds.get(id) ?? id;
      if (owner.reader() === DEMO_OWNER || !UUID.test(essayId)) return null;
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
  waiting: () => readonly { correction: Correction }[],
  version: Readable<number>,
  owner: Owner,
): Readable<readonly Correction[]> {
  let seen: { from: unknown; corrections: readonly Correction[] } = { from: null, corrections: [] };
  return {
    get() {
      const from = waiting();
      if (seen.from !== from) seen = { from, corrections: from.map(({ correction }) => correction) };
      return seen.corrections;
    },
    subscribe(listener) {
      const stops = [version.subscribe(listener), owner.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function isSameEssay(one: Correction, other: Correction): boolean {
  return one.submittedAt === other.submittedAt && one.originalText === other.originalText;
}

function newestFirst(corrections: Correction[]): Correction[] {
  const unique = new Map(corrections.map((correction) => [correction.id, correction]));
  return [...unique.values()].sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));
}
