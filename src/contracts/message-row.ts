import * as z from 'zod/mini';
import { MESSAGE_KINDS } from '../domain/messages/message.ts';
import { IsoDateSchema } from './iso-date.ts';

/** What a sender sees of a row of `feedback_mensagens`. */
export const MessageRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  tipo_problema: z.enum(MESSAGE_KINDS),
  mensagem: z.string(),
  created_at: IsoDateSchema,
});

/** The columns to select, no more. */
export const MESSAGE_COLUMNS = Object.keys(MessageRowSchema.shape).join(',');
