import * as z from 'zod/mini';
import { AppError, errorCode, isUnanswered } from '@/contracts/app-error';
import { MESSAGE_COLUMNS, MessageRowSchema } from '@/contracts/message-row';
import { PendingMessageSchema, type PendingMessage } from '@/contracts/pending-message';
import type { SentMessage } from '@/domain/messages/message';
import type { MessageRepository } from '../late-services';
import { createCounter } from '../local/counter';
import { createMessageDraft } from '../local/message-draft';
import { connectedKeys } from './connected-keys';
import type { ConnectedLatePorts } from './create-late-services';
import type { Client } from './create-client';
import { createPendingList } from './pending-list';
import { toIso } from './to-iso';
import { whenReachable } from './when-reachable';

const TABLE = 'feedback_mensagens';
const NONE: readonly SentMessage[] = [];

/**
 * Messages of the account to the team. What is being written stays on the device; what is sent is there too until the
 * server has it, under the id its row gets, so that it arrives once.
 */
export function createMessageRepository({ context, session, owner }: ConnectedLatePorts): MessageRepository {
  const version = createCounter();
  const draft = createMessageDraft(context.storage, owner);
  const waiting = createPendingList(context.storage, connectedKeys.pendingMessages, PendingMessageSchema);
  /** A message that was not taken, with its id: sent again, it is still the same one. */
  let lost: { text: string; key: string } | null = null;
  /** The one the form is waiting for. */
  let underWay: string | null = null;
  let sending: Promise<void> = Promise.resolve();

  const client = async () => (await session.connection()).client;

  async function store(message: PendingMessage): Promise<void> {
    const row = toRow(message, session);
    const asked = await client();
    // A token of somebody else would send it under the wrong name.
    if ((await asked.session()).user.id !== row.usuario_id) throw new AppError('session-lost');
    try {
      await asked.ask((tables) => tables.from(TABLE).insert(row));
    } catch (error) {
      // Perhaps it is there already and only the answer was lost.
      if (!(await isThere(asked, message.key).catch(() => false))) throw error;
    }
  }

  /** In order: the first that finds no way ends it. One that is refused waits on, and holds up no other. */
  async function sendEach(writer: string): Promise<void> {
    for (const message of waiting.of(writer)) {
      if (session.user.get()?.id !== writer) return;
      if (message.key === underWay) continue;
      try {
        await store(message);
        waiting.remove(writer, message.key);
        version.bump();
      } catch (error) {
        if (errorCode(error) !== 'refused') return;
      }
    }
  }

  /** One after the other in this tab; between two tabs the id of the row keeps it one. */
  function sendWaiting(): void {
    const writer = session.user.get()?.id;
    if (!writer || waiting.of(writer).length === 0) return;
    sending = sending.then(() => sendEach(writer));
  }

  owner.subscribe(() => {
    version.bump();
    sendWaiting();
  });
  whenReachable(sendWaiting);

  return {
    version,
    draft,
    async send(message) {
      const writer = session.user.get()?.id;
      if (!writer) throw new AppError('session-lost');
      const text = JSON.stringify([writer, message]);
      const { key } = (lost = lost?.text === text ? lost : { text, key: crypto.randomUUID() });
      const kept = { ...message, key, sentAt: context.now().toISOString() };
      const begun = draft.get();
      const isBegun = begun?.mensagem.trim() === message.mensagem;
      underWay = key;
      const isOnDisk = waiting.add(writer, kept);
      // From here on it is in the list: after a reload the form must not offer it once more.
      if (isOnDisk && isBegun) draft.set(null);
      try {
        await sending;
        await store(kept);
      } catch (error) {
        // In memory alone it would be gone with the page: the form keeps what the device did not take.
        if (isUnanswered(error) && isOnDisk) {
          lost = null;
          version.bump();
          return 'waiting';
        }
        waiting.remove(writer, key);
        if (begun && draft.get() === null) draft.set(begun);
        throw error;
      } finally {
        underWay = null;
      }
      lost = null;
      waiting.remove(writer, key);
      if (!isOnDisk && isBegun) draft.set(null);
      version.bump();
      return 'sent';
    },
    pending: {
      get: createView(() => waiting.of(owner.reader())),
      subscribe: version.subscribe,
    },
    async list() {
      const reader = owner.reader();
      const rows = await (
        await client()
      ).ask((tables) =>
        tables
          .from(TABLE)
          .select(MESSAGE_COLUMNS)
          // Developers may read everybody's.
          .eq('usuario_id', reader)
          .order('created_at', { ascending: false })
          .order('id'),
      );
      if (!Array.isArray(rows)) throw new AppError('unexpected');
      const stored = rows.flatMap(toSentMessage);
      const ids = new Set(stored.map(({ id }) => id));
      return [...waitingMessages(waiting.of(reader)).filter(({ id }) => !ids.has(id)), ...stored];
    },
  };
}

function toRow(
  { key, nome, email, telefone, tipo_problema, mensagem }: PendingMessage,
  session: ConnectedLatePorts['session'],
) {
  const user = session.user.get();
  if (!user) throw new AppError('session-lost');
  return {
    id: key,
    nome,
    email,
    tipo_problema,
    mensagem,
    telefone: telefone || null,
    papel_usuario: user.userType,
    usuario_id: user.id,
  };
}

async function isThere(client: Client, id: string): Promise<boolean> {
  const found = await client.ask((tables) => tables.from(TABLE).select('id').eq('id', id).maybeSingle());
  return found !== null;
}

/** Rows that cannot be read are left out. */
function toSentMessage(row: unknown): SentMessage[] {
  const { success, data } = z.safeParse(MessageRowSchema, row);
  if (!success) return [];
  const { created_at, ...message } = data;
  return [{ ...message, sentAt: toIso(created_at) }];
}

function waitingMessages(messages: readonly PendingMessage[]): SentMessage[] {
  return messages
    .map(({ key, tipo_problema, mensagem, sentAt }) => ({ id: key, tipo_problema, mensagem, sentAt }))
    .toReversed();
}

/** Stable as long as nothing changes, as a store for React must be. */
function createView(read: () => readonly PendingMessage[]): () => readonly SentMessage[] {
  let seen: { from: readonly PendingMessage[]; shown: readonly SentMessage[] } = { from: [], shown: NONE };
  return () => {
    const from = read();
    if (from !== seen.from) seen = { from, shown: from.length === 0 ? NONE : waitingMessages(from) };
    return seen.shown;
  };
}
