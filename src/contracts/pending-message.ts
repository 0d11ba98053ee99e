import * as z from 'zod/mini';
import { MESSAGE_KINDS } from '../domain/messages/message.ts';
import { IsoDateSchema } from './iso-date.ts';

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

export type PendingMessage = z.infer<typeof PendingMessageSchema>;
