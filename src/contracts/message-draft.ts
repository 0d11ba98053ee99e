import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { MESSAGE_KINDS, type MessageDraft } from '../domain/messages/message.ts';

/** A message that was begun, as the device keeps it. A kind that does not exist is none. */
export const MessageDraftSchema: z.ZodMiniType<MessageDraft> = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  tipo_problema: orElse(z.enum([...MESSAGE_KINDS, '']), ''),
  mensagem: z.string(),
});
