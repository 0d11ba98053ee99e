import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { INBOX_COLUMNS, InboxRowSchema } from '@/contracts/inbox-row';
import type { InboxMessage } from '@/domain/messages/inbox';
import type { NewsroomRepository } from '../class-services';
import { createCounter } from '../local/counter';
import { readableItems } from '../local/readable-items';
import { askPages } from './ask-pages';
import type { Answer } from './create-client';
import type { ConnectedLatePorts } from './create-late-services';
import { createInsertOnce } from './insert-once';
import { readAs } from './read-as';
import { signedIn } from './signed-in';
import { toIso } from './to-iso';
import type { PostgrestClient } from '@supabase/postgrest-js';

const ChangedSchema = z.array(z.object({ id: z.string() }));

/** What the policies let developers do, and nobody else. */
export function createNewsroomRepository({ session, owner }: ConnectedLatePorts): NewsroomRepository {
  const version = createCounter();
  const insertOnce = createInsertOnce();
  owner.subscribe(version.bump);

  async function change<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      version.bump();
    }
  }

  /** The rows that were changed: none where they are not there, or not the user's to change. */
  const changeRows = (question: (tables: PostgrestClient) => Answer) =>
    change(async () => {
      const { client } = await signedIn(session);
      if (readAs(ChangedSchema, await client.ask(question)).length === 0) throw new AppError('not-found');
    });

  return {
    version,
    publish: ({ titulo, conteudo }) =>
      change(async () => {
        await insertOnce(await signedIn(session), 'comunicados', { titulo, conteudo });
      }),
    edit: (id, { titulo, conteudo }) =>
      changeRows((tables) =>
        tables.from('comunicados').update({ titulo, conteudo }).eq('id', id).select('id'),
      ),
    remove: (id) => changeRows((tables) => tables.from('comunicados').delete().eq('id', id).select('id')),
    async inbox() {
      const { client } = await signedIn(session);
      const rows = await askPages(client, (tables, from, to) =>
        tables
          .from('feedback_mensagens')
          .select(INBOX_COLUMNS)
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      );
      return readableItems(InboxRowSchema, rows).map(toInboxMessage);
    },
    setStatus: (messageId, status) =>
      changeRows((tables) =>
        tables.from('feedback_mensagens').update({ status }).eq('id', messageId).select('id'),
      ),
  };
}

function toInboxMessage({ created_at, papel_usuario, telefone, ...row }: z.infer<typeof InboxRowSchema>) {
  return {
    ...row,
    telefone: telefone ?? '',
    role: papel_usuario,
    sentAt: toIso(created_at),
  } satisfies InboxMessage;
}
