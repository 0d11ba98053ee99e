import * as z from 'zod/mini';
import {
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_KINDS,
  MIN_MESSAGE_CHARACTERS,
  type Message,
  type MessageDraft,
} from '../domain/messages/message.ts';
import { countCharacters } from '../domain/text/counts.ts';
import { atMost, typedText } from './typed-text.ts';

const KIND_MISSING = 'Tipo de feedback é obrigatório';

/**
 * A message to the team as validated by the form, in the order and wording of R-MESSAGE-2; the messages for values
 * longer than the table allows are additions of ours. Surrounding whitespace is neither counted nor stored.
 */
export const MessageSchema: z.ZodMiniType<Message, MessageDraft> = z.object({
  nome: typedText.check(
    z.minLength(1, 'Nome completo é obrigatório'),
    atMost(100, 'Nome deve ter no máximo 100 caracteres'),
  ),
  email: typedText.check(
    z.minLength(1, 'Email é obrigatório'),
    z.regex(/^$|@/, 'Por favor, insira um email válido'),
    atMost(320, 'Email deve ter no máximo 320 caracteres'),
  ),
  telefone: typedText.check(atMost(30, 'Telefone deve ter no máximo 30 caracteres')),
  tipo_problema: z.pipe(z.enum(['', ...MESSAGE_KINDS], KIND_MISSING), z.enum(MESSAGE_KINDS, KIND_MISSING)),
  mensagem: typedText.check(
    z.refine(
      (value) => countCharacters(value) >= MIN_MESSAGE_CHARACTERS,
      `Mensagem deve ter pelo menos ${MIN_MESSAGE_CHARACTERS} caracteres`,
    ),
    atMost(
      MAX_MESSAGE_CHARACTERS,
      `Mensagem deve ter no máximo ${MAX_MESSAGE_CHARACTERS.toLocaleString('pt-BR')} caracteres`,
    ),
  ),
});
