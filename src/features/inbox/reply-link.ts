import { PRODUCT_NAME } from '@/copy/product';
import { type InboxMessage, replyAddress } from '@/domain/messages/inbox';
import { MESSAGE_KIND_NAMES } from '@/domain/messages/message';

/**
 * Matches a single plain address only, because a comma or question mark would add recipients or fields to the link.
 */
const PLAIN_ADDRESS = /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Maximum length of the quoted message, because mail programs truncate long links. */
const QUOTED_CHARACTERS = 600;

/** A mailto link to the sender's account that quotes the message; null if the address is not valid. */
export function replyLink(message: InboxMessage): string | null {
  const { nome, tipo_problema, mensagem } = message;
  const address = replyAddress(message).trim();
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

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
