import type { Session } from '../../../tools/database/session';

type Card = Record<string, unknown>;

/** A card of the bank that is due in an hour. */
export function practiceCard(changes: Card = {}): Card {
  return {
    chave: 'banco/1',
    falta: 'crase/a-verbo',
    vence: new Date(Date.now() + 3_600_000).toISOString(),
    memoria: { state: 1 },
    redacao_id: null,
    frase: null,
    respondido_em: new Date().toISOString(),
    ...changes,
  };
}

type Given = { id?: string; certa?: boolean | null; em?: string };

/** Answers a card, rightly and now unless told otherwise. */
export function answer(
  session: Session,
  user: string,
  changes: Card = {},
  { id = crypto.randomUUID(), certa = true, em }: Given = {},
) {
  const card = practiceCard(changes);
  return session.asUser(user, 'select public.responder_treino($1, $2, $3, $4)', [
    id,
    JSON.stringify(card),
    certa,
    em ?? card.respondido_em,
  ]);
}

export function dismiss(session: Session, user: string, changes: Card = {}) {
  return session.asUser(user, 'select public.dispensar_cartao($1)', [JSON.stringify(practiceCard(changes))]);
}
