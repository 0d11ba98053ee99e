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

/** The draft of a message, as stored on the device. An unknown kind is dropped. */
export const MessageDraftSchema: z.ZodMiniType<MessageDraft> = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  tipo_problema: orElse(z.enum([...MESSAGE_KINDS, '']), ''),
  mensagem: z.string(),
});

/** A sent message, as stored on a device without a server. */
export const StoredMessageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
  created_at: IsoDateSchema,
}) satisfies z.ZodMiniType<StoredMessage>;

/** The part of a row of `feedback_mensagens` visible to its sender. */
export const MessageRowSchema = z.extend(StoredMessageSchema, {
  status: z.enum(MESSAGE_STATUSES),
}) satisfies z.ZodMiniType<SentMessage>;

/** A message as returned to developers by `mensagens_recebidas`. */
export const InboxRowSchema = z.extend(MessageRowSchema, {
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  papel_usuario: z.enum(USER_TYPES),
  conta_email: z.nullable(z.string()),
});

/** A message to the team waiting on the device; `key` is the id of its future row. */
export const PendingMessageSchema = z.object({
  key: z.string().check(z.minLength(1)),
  sentAt: IsoDateSchema,
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
});
