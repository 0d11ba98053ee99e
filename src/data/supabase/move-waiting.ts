import * as z from 'zod/mini';
import {
  PendingEssaySchema,
  StoredCorrectionSchema,
  type PendingEssay,
  type StoredCorrection,
} from '@/contracts/essays';
import { PendingMessageSchema } from '@/contracts/messages';
import { PendingRatingSchema, StoredRatingsSchema } from '@/contracts/ratings';
import type { SessionUser } from '@/domain/session/session-user';
import type { OutgoingEssay, OutgoingRating } from '../ports/essays';
import type { OutgoingMessage } from '../../domain/messages/message';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createLocalStore, readableItems } from '../local/create-local-store';
import { areaKeys, DEMO_OWNER } from '../local/keys';
import type { Outbox, OutboxEntry } from '../local/outbox';
import { perOwner } from '../local/owner';
import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-context';
import { localOwner } from './person-on-device';

type Account = Pick<SessionUser, 'id' | 'email'>;

type MovePorts = {
  storage: KeyValueStorage | null;
  /** Archive of the local mode's older essays. */
  archive: CorrectionsArchive;
  /** The signed-in account. */
  user(): Account | null;
};

/**
 * The outbox, into which data of earlier versions is moved: mutations that waited in local
 * storage, and the history of the local mode (R-HISTORY-7). The latter belongs to the account with the same e-mail; essays
 * without an owner, to the first account that signs in. Entries that the outbox refuses stay where they are, and are sent
 * from there.
 */
export function withEarlierWaiting(outbox: Outbox, { storage, archive, user }: MovePorts): Outbox {
  const history = createList(storage, areaKeys.correctedEssays, StoredCorrectionSchema);
  const storesOf = perOwner((owner) => ({
    essays: createList(storage, connectedKeys.pending(owner), PendingEssaySchema),
    ratings: createList(storage, connectedKeys.pendingRatings(owner), PendingRatingSchema),
    messages: createList(storage, connectedKeys.pendingMessages(owner), PendingMessageSchema),
    isArchiveMoved: createLocalStore({
      key: connectedKeys.archiveMoved(owner),
      schema: z.boolean(),
      fallback: false,
      storage,
    }),
  }));
  const localRatingsOf = perOwner((owner) =>
    createLocalStore({ key: areaKeys.ratings(owner), schema: StoredRatingsSchema, fallback: {}, storage }),
  );

  /** Returns the entries that the outbox refused. */
  async function put(entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
    const taken = await Promise.all(entries.map((entry) => outbox.put(entry)));
    return entries.filter((_entry, index) => !taken[index]);
  }

  async function move<Item>(
    list: List<Item>,
    toEntryOf: (item: Item) => OutboxEntry,
    isMeant: (item: Item) => boolean = () => true,
  ): Promise<OutboxEntry[]> {
    const meant = list.get().filter(isMeant);
    if (meant.length === 0) return [];
    const left = await put(meant.map(toEntryOf));
    if (left.length === 0) list.remove(isMeant);
    return left;
  }

  async function moveArchive(account: Account): Promise<OutboxEntry[]> {
    const { isArchiveMoved } = storesOf(account.id);
    if (isArchiveMoved.get()) return [];
    const archived = await archive.byOwner(localOwner(account));
    const left = await put(archived.map((one) => ofLocalMode(one, account.id)));
    // An archive that cannot be read looks empty, so an empty archive is not marked as moved and is read again
    // later.
    if (archived.length > 0 && left.length === 0) isArchiveMoved.set(true);
    return left;
  }

  function ofLocalMode(correction: StoredCorrection, userId: string): OutboxEntry {
    const { id, owner = DEMO_OWNER } = correction;
    return toEssayEntry(userId, { key: `local:${id}`, correction, rating: localRatingsOf(owner).get()[id] });
  }

  async function moveAll(owner: string): Promise<OutboxEntry[]> {
    const { essays, ratings, messages } = storesOf(owner);
    const account = user();
    const left = await Promise.all([
      move(essays, (one) => toEssayEntry(owner, one)),
      move(ratings, (one) => toRatingEntry(owner, one)),
      move(messages, (one) => toMessageEntry(owner, one)),
      ...(account?.id === owner
        ? [
            move(
              history,
              (one) => ofLocalMode(one, owner),
              (one) => [DEMO_OWNER, localOwner(account)].includes(one.owner ?? DEMO_OWNER),
            ),
            moveArchive(account),
          ]
        : []),
    ]);
    return left.flat();
  }

  return {
    ...outbox,
    async of(owner) {
      const left = await moveAll(owner);
      return [...left, ...(await outbox.of(owner))].sort((a, b) => a.queuedAt - b.queuedAt);
    },
  };
}

function toEssayEntry(userId: string, { key, correction, rating }: PendingEssay): OutboxEntry {
  const { owner: _owner, ...whole } = correction;
  const essay: OutgoingEssay = {
    id: key,
    userId,
    correction: whole,
    ...(rating && { rating: { stars: rating.stars, comment: rating.comment } }),
  };
  return toEntry('store-essay', essay, correction.submittedAt);
}

function toRatingEntry(userId: string, { key, rating }: z.infer<typeof PendingRatingSchema>): OutboxEntry {
  const outgoing: OutgoingRating = { id: `rating:${key}`, userId, essayId: key, rating };
  return toEntry('rate-essay', outgoing, new Date().toISOString());
}

function toMessageEntry(
  userId: string,
  { key, sentAt, ...message }: z.infer<typeof PendingMessageSchema>,
): OutboxEntry {
  const outgoing: OutgoingMessage = { ...message, id: key, userId, created_at: sentAt };
  return toEntry('send-message', outgoing, sentAt);
}

/** An item of an earlier version as a mutation that waits for the server. */
function toEntry(
  key: 'store-essay' | 'rate-essay' | 'send-message',
  variables: { id: string; userId: string },
  at: string,
): OutboxEntry {
  const queuedAt = Date.parse(at);
  const state = {
    status: 'pending',
    variables,
    submittedAt: queuedAt,
    isPaused: true,
    failureCount: 1,
    failureReason: null,
    error: null,
    data: undefined,
    context: undefined,
  } as const;
  return { id: variables.id, owner: variables.userId, queuedAt, mutation: { mutationKey: [key], state } };
}

type List<Item> = { get(): Item[]; remove(isMeant: (item: Item) => boolean): void };

function createList<Item>(
  storage: KeyValueStorage | null,
  key: string,
  schema: z.ZodMiniType<Item>,
): List<Item> {
  const NONE: Item[] = [];
  const store = createLocalStore({
    key,
    schema: z.array(schema),
    fallback: NONE,
    storage,
    salvage: (raw) => readableItems(schema, raw),
  });
  return {
    get: store.get,
    remove(isMeant) {
      store.update((all) => {
        const left = all.filter((item) => !isMeant(item));
        return left.length > 0 ? left : NONE;
      });
    },
  };
}
