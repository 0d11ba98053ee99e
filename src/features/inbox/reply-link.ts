import { PRODUCT_NAME } from '@/copy/product';
import type { InboxMessage } from '@/domain/messages/inbox';
import { MESSAGE_KIND_NAMES } from '@/domain/messages/message';

/** One address and nothing else: with a comma or a question mark a mail program would read more into it. */
const PLAIN_ADDRESS = /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Mail programs cut long links off. */
const QUOTED_CHARACTERS = 600;

/** Opens an answer in the mail program, the message quoted; null where the e-mail given is none. */
export function replyLink({ nome, email, tipo_problema, mensagem }: InboxMessage): string | null {
  const address = email.trim();
  if (!PLAIN_ADDRESS.test(address)) return null;
  const subject = `Sua mensagem ao ${PRODUCT_NAME}: ${MESSAGE_KIND_NAMES[tipo_problema]}`;
  const body = `Olá, ${nome.trim()}!\r\n\r\n\r\n\r\n${quote(mensagem)}`;
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}

function quote(text: string): string {
  const characters = [...text.trim()];
  const kept = characters.slice(0, QUOTED_CHARACTERS).join('');
  const quoted = characters.length > QUOTED_CHARACTERS ? `${kept}…` : kept;
  return quoted
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** Half of a pair would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
