import { expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline } from './fake-supabase';

isolatePages();

const TABLE = 'GET /rest/v1/compras';
const row = (changes: object = {}) => ({
  id: '8c5f6a52-7f1e-4e53-9a0d-0000000000c1',
  produto: 'aluno_12',
  creditos: 12,
  created_at: '2025-10-22T17:30:00+00:00',
  creditada: true,
  estornada_em: null,
  motivo_estorno: null,
  creditos_retirados: null,
  ...changes,
});

function openSignedIn() {
  const server = new FakeSupabase();
  const page = openPage({ server, storage: signedIn(server) });
  const { purchases } = page.complete().backend;
  return { ...page, purchases };
}

it('answers the account’s purchases, asking for the newest first', async () => {
  const { server, purchases } = openSignedIn();
  const returned = row({
    id: 'b',
    estornada_em: '2025-10-23T12:00:00+00:00',
    motivo_estorno: 'devolucao',
    creditos_retirados: 5,
  });
  server.on(TABLE, () => json([row(), returned]));
  expect(await purchases.list()).toEqual([row(), returned]);
  const [asked] = server.sent('GET', '/rest/v1/compras');
  expect(asked?.query.get('order')).toBe('created_at.desc');
  expect(asked?.query.get('select')).toBe(
    'id,produto,creditos,created_at,creditada,estornada_em,motivo_estorno,creditos_retirados',
  );
});

it('puts credits and plan of the session right along with them', async () => {
  const { server, session, purchases } = openSignedIn();
  server.on(TABLE, () => json([row()]));
  server.changeProfile({ creditos_correcoes: 12, plan: 'premium' });
  await purchases.list();
  expect(session.user.get()).toMatchObject({ creditos_correcoes: 12, plan: 'premium' });
});

it.each([
  ['no way to the server', offline, 'unreachable'],
  ['a refusal of hosted', hostedRefusal, 'refused'],
  ['a refusal of lite', liteRefusal, 'refused'],
  ['a product nobody knows', () => json([row({ produto: 'assinatura' })]), 'unexpected'],
  ['half a credit', () => json([row({ creditos: 0.5 })]), 'unexpected'],
  ['an answer of another shape', () => json({ compras: [] }), 'unexpected'],
])('%s is an error, not an empty list', async (_requirement, answer, code) => {
  const { server, purchases } = openSignedIn();
  server.on(TABLE, answer);
  await expect(purchases.list()).rejects.toMatchObject({ code });
});
