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
  publico: 'alunos',
  publicar_em: '2025-10-21T12:00:00+00:00',
  fixado: true,
};

function open() {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const { backend, announcementsRead } = openPage({ server, storage }).complete();
  return { server, storage, announcements: backend.announcements, read: announcementsRead };
}

describe('announcements of the server', () => {
  it('are asked pinned ones first, then newest first', async () => {
    const { server, announcements } = open();
    server.on(`GET ${PATH}`, () => json([row]));
    expect(await announcements.list()).toEqual([row]);
    const [asked] = server.sent('GET', PATH);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      select: 'id,titulo,conteudo,criado_em,autor_nome,publico,publicar_em,fixado',
      order: 'fixado.desc,publicar_em.desc,id.asc',
    });
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a server in trouble', () => json({ message: 'down' }, 503), 'server-unavailable'],
  ])('%s is an error', async (_what, answer, code) => {
    const { server, announcements } = open();
    server.on(`GET ${PATH}`, answer);
    await expect(announcements.list()).rejects.toMatchObject({ code });
  });

  it('read ones are known on this device after a reload', async () => {
    const { server, storage, read } = open();
    read.set(['a']);
    const again = openPage({ server, storage }).complete();
    expect(again.announcementsRead.get()).toEqual(['a']);
    expect(server.sent('POST', PATH)).toEqual([]);
  });
});
