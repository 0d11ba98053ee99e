import { describe, expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, offline } from './fake-supabase';

isolatePages();

const PATH = '/rest/v1/comunicados';
const row = {
  id: 'a',
  titulo: 'Manutenção no sábado',
  conteudo: '<b>Das 8h</b>\nàs 9h.',
  criado_em: '2025-10-20T12:00:00+00:00',
  autor_nome: 'Equipe',
};

async function open() {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const { announcements } = await openPage({ server, storage }).complete().late();
  return { server, storage, announcements };
}

describe('announcements of the server', () => {
  it('are asked newest first; rows that cannot be read are left out', async () => {
    const { server, announcements } = await open();
    server.on(`GET ${PATH}`, () => json([row, { ...row, id: 'b', criado_em: null }, 7]));
    expect(await announcements.list()).toEqual([{ ...row, criado_em: '2025-10-20T12:00:00.000Z' }]);
    const [asked] = server.sent('GET', PATH);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      select: 'id,titulo,conteudo,criado_em,autor_nome',
      order: 'criado_em.desc,id.asc',
    });
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a server in trouble', () => json({ message: 'down' }, 503), 'server-unavailable'],
    ['another answer than a list', () => json({ rows: [] }), 'unexpected'],
  ])('%s is an error', async (_what, answer, code) => {
    const { server, announcements } = await open();
    server.on(`GET ${PATH}`, answer);
    await expect(announcements.list()).rejects.toMatchObject({ code });
  });

  it('read ones are known on this device after a reload', async () => {
    const { server, storage, announcements } = await open();
    announcements.read.set(['a']);
    const again = await openPage({ server, storage }).complete().late();
    expect(again.announcements.read.get()).toEqual(['a']);
    expect(server.sent('POST', PATH)).toEqual([]);
  });
});
