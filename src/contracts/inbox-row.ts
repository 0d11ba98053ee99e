import * as z from 'zod/mini';
import { MESSAGE_STATUSES } from '../domain/messages/inbox.ts';
import { USER_TYPES } from '../domain/session/session-user.ts';
import { MessageRowSchema } from './message-row.ts';

/** What developers see of a row of `feedback_mensagens`. */
export const InboxRowSchema = z.extend(MessageRowSchema, {
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  papel_usuario: z.enum(USER_TYPES),
  status: z.enum(MESSAGE_STATUSES),
});

/** The columns to select, no more. */
export const INBOX_COLUMNS = Object.keys(InboxRowSchema.shape).join(',');
