import * as z from 'zod/mini';
import { MESSAGE_KINDS, type SentMessage } from '../domain/messages/message.ts';
import { IsoDateSchema } from './iso-date.ts';

/** A message to the team as the device keeps it for its sender. */
export const StoredMessageSchema: z.ZodMiniType<SentMessage> = z.object({
  id: z.string().check(z.minLength(1)),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
  sentAt: IsoDateSchema,
});
