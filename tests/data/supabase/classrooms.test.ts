import { describe, expect, it } from 'vitest';
import { buildClassStudent, buildPlace } from '../../support/classrooms';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline } from './fake-supabase';

isolatePages();

const ID = '8c5f6a52-7f1e-4e53-9a0d-00000000000a';
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

function open() {
  const server = new FakeSupabase();
  const page = openPage({ server, storage: signedIn(server) });
  return { ...page, ...page.complete().backend };
}

const classroomRow = {
  id: ID,
  nome: '3º ano A',
  descricao: '',
  criada_em: '2025-08-04 12:00:00+00',
  arquivada: false,
  sou_dono: true,
  frases_no_treino: true,
  tema_versao: 2,
  temas: [{ id: 't', tema: 'A água', criado_em: '2025-10-01T12:00:00+00:00', prazo: null }],
  alunos: [
    buildClassStudent({ id: 'z', nome: 'Zeca' }),
    buildClassStudent({ id: 'i', nome: 'Ícaro', nome_anterior: 'Igor', nome_na_lista: 'Ícaro Reis' }),
  ],
  nomes: [
    buildPlace({ id: 'f', nome: 'Fábio', email: 'fabio@exemplo.com' }),
    buildPlace({ id: 'e', nome: 'Érica', redacoes: 2 }),
  ],
  convite: { codigo: 'abc', codigo_curto: 'KMP7X4', criado_em: '2025-08-05T12:00:00+00:00' },
};

describe('reading', () => {
  it('brings a class in one request, its students by name', async () => {
    const { server, classrooms } = open();
    server.on(rpc('sala_do_professor'), () => json(classroomRow));
    const [zeca, icaro] = classroomRow.alunos;
    const [fabio, erica] = classroomRow.nomes;
    expect(await classrooms.get(ID)).toEqual({
      ...classroomRow,
      alunos: [icaro, zeca],
      nomes: [erica, fabio],
    });
    expect(server.requests.filter(({ path }) => path.startsWith('/rest/v1/rpc'))).toHaveLength(1);
  });

  it('does not ask for what no table can know', async () => {
    const { server, classrooms } = open();
    expect(await classrooms.get('exemplo-3a')).toBeNull();
    expect(await classrooms.essay('exemplo-3a-1-4')).toBeNull();
    await expect(classrooms.reviews('exemplo-3a')).rejects.toMatchObject({ code: 'not-found' });
    await expect(classrooms.passages('exemplo-3a', 'crase')).rejects.toMatchObject({ code: 'not-found' });
    await expect(classrooms.submissions('exemplo-3a')).rejects.toMatchObject({ code: 'not-found' });
    expect(server.requests.filter(({ path }) => path.startsWith('/rest'))).toEqual([]);
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['an answer of another shape', () => json({ salas: [] }), 'unexpected'],
    ['a class without a name', () => json([{ id: ID }]), 'unexpected'],
  ])('%s is an error, not an empty list', async (_requirement, answer, code) => {
    const { server, classrooms } = open();
    server.on('POST /rest/v1/rpc/', answer);
    await expect(classrooms.list()).rejects.toMatchObject({ code });
    await expect(classrooms.recentEssays()).rejects.toMatchObject({ code });
    await expect(classrooms.submissions(ID)).rejects.toMatchObject({ code });
  });
});

describe('changing', () => {
  it('creates one class where only the answer was lost', async () => {
    const { server, classrooms } = open();
    let arrived: unknown;
    server.on('POST /rest/v1/salas', ({ body }) => {
      arrived = body;
      return offline();
    });
    server.on('GET /rest/v1/salas', ({ query }) => {
      const { id } = arrived as { id: string };
      return json(query.get('id') === `eq.${id}` ? { id } : null);
    });
    const id = await classrooms.create({ nome: 'A', descricao: '' });
    expect(arrived).toEqual({ id, nome: 'A', descricao: '' });
  });

  it.each([
    ['hosted', () => json({ code: '23505', message: 'duplicate key value' }, 409)],
    ['lite', () => json({ code: 'SUP', message: 'duplicate key value' }, 500)],
  ])('tried again after every answer was lost, is still one class (%s)', async (_server, double) => {
    const { server, classrooms } = open();
    const stored: { id: string }[] = [];
    server.on('POST /rest/v1/salas', ({ body }) => {
      const row = body as { id: string };
      if (stored.some(({ id }) => id === row.id)) return double();
      stored.push(row);
      return offline();
    });
    server.on('GET /rest/v1/salas', ({ query }) =>
      json(stored.find(({ id }) => query.get('id') === `eq.${id}`) ?? null),
    );
    const goOnline = server.on('GET /rest/v1/salas', offline);
    const create = () => classrooms.create({ nome: 'A', descricao: '' });
    await expect(create()).rejects.toMatchObject({ code: 'unreachable' });
    goOnline();
    expect(await create()).toBe(stored[0]?.id);
    expect(stored).toMatchObject([{ nome: 'A' }]);

    // A second class with the same name is a new class.
    await create();
    expect(stored).toHaveLength(2);
  });
});
