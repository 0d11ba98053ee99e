import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import {
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type MessageDraft,
  type SentMessage,
  type StoredMessage,
} from '../domain/messages/message.ts';
import { USER_TYPES } from '../domain/session/session-user.ts';
import { IsoDateSchema } from './values.ts';

/** A message that was begun, as the device keeps it. A kind that does not exist is none. */
export const MessageDraftSchema: z.ZodMiniType<MessageDraft> = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  tipo_problema: orElse(z.enum([...MESSAGE_KINDS, '']), ''),
  mensagem: z.string(),
});

/** A message that was sent, as a device without a server keeps it. */
export const StoredMessageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
  created_at: IsoDateSchema,
}) satisfies z.ZodMiniType<StoredMessage>;

/** What a sender sees of a row of `feedback_mensagens`. */
export const MessageRowSchema = z.extend(StoredMessageSchema, {
  status: z.enum(MESSAGE_STATUSES),
}) satisfies z.ZodMiniType<SentMessage>;

/** What `mensagens_recebidas` tells developers of a message. */
export const InboxRowSchema = z.extend(MessageRowSchema, {
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  papel_usuario: z.enum(USER_TYPES),
  conta_email: z.nullable(z.string()),
});

/** A message to the team that waits on the device; `key` is the id its row will have. */
export const PendingMessageSchema = z.object({
  key: z.string().check(z.minLength(1)),
  sentAt: IsoDateSchema,
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
});
