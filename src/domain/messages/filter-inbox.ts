import { matchWords } from '../text/match-words.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import type { InboxMessage } from './inbox.ts';
import { MESSAGE_STATUSES, type MessageKind, type MessageStatus, senderRole } from './message.ts';

export type SenderRole = ReturnType<typeof senderRole>;

/** Filter of the inbox; empty values match all. */
export type InboxFilter = {
  status: MessageStatus | '';
  kind: MessageKind | '';
  role: SenderRole | '';
  /** Words of the message, the name or the e-mail, in any order. */
  search: string;
};

export const ANY_MESSAGE: InboxFilter = { status: '', kind: '', role: '', search: '' };

export function filterInbox(messages: readonly InboxMessage[], filter: InboxFilter): InboxMessage[] {
  const hasWords = matchWords(filter.search, searchable);
  return messages.filter(
    (message) =>
      (filter.status === '' || message.status === filter.status) &&
      (filter.kind === '' || message.tipo_problema === filter.kind) &&
      (filter.role === '' || senderRole(message.papel_usuario) === filter.role) &&
      hasWords(message),
  );
}

/** Number of messages per status. */
export function countStatuses(messages: readonly InboxMessage[]): Record<MessageStatus, number> {
  const counts = Object.fromEntries(MESSAGE_STATUSES.map((status) => [status, 0]));
  for (const { status } of messages) counts[status] = (counts[status] ?? 0) + 1;
  return counts as Record<MessageStatus, number>;
}

/** Cache of normalized messages, because thousands of them are searched on every keystroke. */
const folded = new WeakMap<InboxMessage, string>();

function searchable(message: InboxMessage): string {
  const known = folded.get(message);
  if (known !== undefined) return known;
  const key = toComparisonKey(
    [message.nome, message.email, message.conta_email, message.telefone, message.mensagem].join('\n'),
  );
  folded.set(message, key);
  return key;
}
