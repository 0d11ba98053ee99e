import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import type { Announcement } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { MESSAGE_STATUSES, type InboxMessage, type MessageStatus } from '@/domain/messages/inbox';
import { sampleInbox } from '@/domain/messages/sample-inbox';
import { randomCode } from '@/lib/random-code';
import type { NewsroomRepository } from '../class-services';
import { areaKeys } from './area-keys';
import type { AnnouncementsStore } from './announcements-store';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import { createLocalStore } from './create-local-store';
import type { MessagesOf } from './messages-store';
import { updateOrFail } from './update-or-fail';

type Statuses = Record<string, MessageStatus>;
type NewsroomStores = { announcements: AnnouncementsStore; messagesOf: MessagesOf };

const NO_STATUSES: Statuses = {};

/** What a developer does on this device: everybody who uses it reads the announcements and writes the messages. */
export function createNewsroomRepository(
  { context, session, owner }: LocalLatePorts,
  { announcements, messagesOf }: NewsroomStores,
): NewsroomRepository {
  const version = createCounter();
  const statuses = createLocalStore<Statuses>({
    key: areaKeys.messageStatuses,
    schema: z.catchall(z.object({}), z.enum(MESSAGE_STATUSES)),
    fallback: NO_STATUSES,
    storage: context.storage,
  });
  announcements.subscribe(version.bump);
  statuses.subscribe(version.bump);
  owner.subscribe(version.bump);

  /** As the server would refuse it. */
  function developer() {
    const user = session.user.get();
    if (!user) throw new AppError('session-lost');
    if (user.userType !== 'dev') throw new AppError('refused');
    return user;
  }

  function changeAnnouncements(change: (list: readonly Announcement[]) => readonly Announcement[]): void {
    updateOrFail(announcements, (list) => change(list ?? SAMPLE_ANNOUNCEMENTS));
  }

  function received(): InboxMessage[] {
    return session.accounts().flatMap(({ id: userId, name, email, telefone, userType }) =>
      messagesOf(userId)
        .get()
        .map((message) => ({
          ...message,
          // Of one account only, so far.
          id: `${userId} ${message.id}`,
          nome: name,
          email,
          telefone,
          role: userType,
          status: 'nova',
        })),
    );
  }

  return {
    version,
    async publish({ titulo, conteudo }) {
      const published = {
        id: randomCode(),
        titulo: titulo.trim(),
        conteudo: conteudo.trim(),
        criado_em: context.now().toISOString(),
        autor_nome: developer().name,
      };
      changeAnnouncements((list) => [published, ...list]);
    },
    async edit(id, { titulo, conteudo }) {
      developer();
      changeAnnouncements((list) => {
        const known = found(list, id);
        const edited = { ...known, titulo: titulo.trim(), conteudo: conteudo.trim() };
        return list.map((one) => (one === known ? edited : one));
      });
    },
    async remove(id) {
      developer();
      changeAnnouncements((list) => {
        const known = found(list, id);
        return list.filter((one) => one !== known);
      });
    },
    async inbox() {
      developer();
      const messages = received();
      return (messages.length > 0 ? messages : sampleInbox(context.now()))
        .map((message) => ({ ...message, status: statusOf(statuses.get(), message) }))
        .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
    },
    async setStatus(messageId, status) {
      developer();
      updateOrFail(statuses, (known) => ({ ...known, [messageId]: status }));
    },
  };
}

function found(list: readonly Announcement[], id: string): Announcement {
  const announcement = list.find((one) => one.id === id);
  if (!announcement) throw new AppError('not-found');
  return announcement;
}

function statusOf(statuses: Statuses, { id, status }: InboxMessage): MessageStatus {
  return Object.hasOwn(statuses, id) ? (statuses[id] ?? status) : status;
}
