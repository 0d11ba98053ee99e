import { describe, expect, it } from 'vitest';
import { reviewedAt } from '@/domain/classrooms/sent-essay';
import { buildClassStudent, buildPlace } from '../../support/classrooms';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline } from './fake-supabase';

isolatePages();

const ID = '8c5f6a52-7f1e-4e53-9a0d-00000000000a';
const SENT = '8c5f6a52-7f1e-4e53-9a0d-00000000000b';
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
    await expect(classrooms.sentEssays('exemplo-3a')).rejects.toMatchObject({ code: 'not-found' });
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
    await expect(classrooms.sentEssays(ID)).rejects.toMatchObject({ code });
  });

  it('brings all reviews of a class, and passages with a kind of finding, in one request each', async () => {
    const { server, classrooms } = open();
    const reviews = [{ envio_id: SENT, revisao: [], anotacoes: null }];
    const passage = { id: '1', antes: '', trecho: 'a', depois: '', mensagem: '', sugestao: null };
    server.on(rpc('comentarios_da_sala'), () => json(reviews));
    server.on(rpc('passagens_da_sala'), () => json([passage]));
    expect(await classrooms.reviews(ID)).toEqual(reviews);
    expect(await classrooms.passages(ID, 'crase')).toEqual([passage]);
    expect(server.sent('POST', '/rest/v1/rpc/passagens_da_sala')[0]?.body).toEqual({
      p_sala: ID,
      p_codigo: 'crase',
    });
    server.on(rpc('comentarios_da_sala'), () => json(null));
    server.on(rpc('passagens_da_sala'), () => json(null));
    await expect(classrooms.reviews(ID)).rejects.toMatchObject({ code: 'not-found' });
    await expect(classrooms.passages(ID, 'crase')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows another account nothing of this one', async () => {
    const { server, session, classrooms } = open();
    server.on(rpc('resumo_das_salas'), () => json([]));
    await session.signOut();
    await expect(classrooms.list()).rejects.toMatchObject({ code: 'session-lost' });
  });
});

it('what was deleted is read, to be had back', async () => {
  const { server, classrooms } = open();
  server.on(rpc('salas_excluidas'), () =>
    json([{ id: ID, nome: '3º ano A', excluida_em: '2025-10-20T15:00:00+00:00' }]),
  );
  expect(await classrooms.deleted()).toEqual([
    { id: ID, nome: '3º ano A', excluida_em: '2025-10-20T15:00:00+00:00' },
  ]);
});

describe('changing', () => {
  it('tells whether it went well', async () => {
    const { server, classrooms } = open();
    const stop = server.on('PATCH /rest/v1/salas', () => json([{ id: ID }]));
    const input = { nome: '2º ano', descricao: '' };
    await classrooms.edit(ID, input);
    expect(server.sent('PATCH', '/rest/v1/salas')[0]?.body).toEqual(input);
    stop();
    server.on('PATCH /rest/v1/salas', offline);
    await expect(classrooms.edit(ID, input)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('that finds nothing to change is told', async () => {
    const { server, classrooms } = open();
    server.on('PATCH /rest/v1/salas', () => json([]));
    for (const name of ['excluir_sala', 'desfazer_exclusao', 'arquivar_sala'])
      server.on(rpc(name), () => json(false));
    server.on(rpc('copiar_sala'), () => json(null));
    server.on(rpc('remover_aluno'), () => json(false));
    server.on(rpc('renovar_convite'), () => json(null));
    server.on(rpc('revisar_redacao'), () => json({ ok: false, motivo: 'nao_encontrada' }));
    const missing = { code: 'not-found' };
    await expect(classrooms.edit(ID, { nome: 'A', descricao: '' })).rejects.toMatchObject(missing);
    await expect(classrooms.remove(ID)).rejects.toMatchObject(missing);
    await expect(classrooms.restore(ID)).rejects.toMatchObject(missing);
    await expect(classrooms.archive(ID, true)).rejects.toMatchObject(missing);
    const copy = classrooms.copy(ID, { newId: SENT, nome: 'A', withNames: false });
    await expect(copy).rejects.toMatchObject(missing);
    await expect(classrooms.removeStudent(ID, SENT)).rejects.toMatchObject(missing);
    await expect(classrooms.renewInvite(ID)).rejects.toMatchObject(missing);
    await expect(classrooms.review(SENT, [])).rejects.toMatchObject(missing);
  });

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

    // Another one of the same name is another one.
    await create();
    expect(stored).toHaveLength(2);
  });

  it('sends a list of names as it stands, and says that a class is gone', async () => {
    const { server, classrooms } = open();
    const students = [{ id: ID, nome: 'Caio', email: 'caio@exemplo.com' }];
    const stop = server.on(rpc('importar_nomes'), ({ body }) => {
      expect(body).toEqual({ p_sala: ID, p_nomes: students });
      return json({ ok: true });
    });
    await classrooms.expectStudents(ID, students);
    stop();
    server.on(rpc('importar_nomes'), () => json({ ok: false, motivo: 'nao_encontrada' }));
    await expect(classrooms.expectStudents(ID, students)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['set', { ok: true }],
    ['conflict', { ok: false, motivo: 'conflito', salas: [{ id: ID, versao: 3, tema: null }] }],
  ])('a theme answers %s', async (expected, answer) => {
    const { server, classrooms } = open();
    server.on(rpc('passar_tema'), () => json(answer));
    const prazo = '2025-10-27T02:59:59.999Z';
    expect(await classrooms.setTheme(ID, { tema: 'A rua', prazo, tema_versao: 2 })).toBe(expected);
    expect(server.sent('POST', '/rest/v1/rpc/passar_tema')[0]?.body).toEqual({
      p_salas: [{ id: ID, prazo, versao: 2 }],
      p_tema: 'A rua',
    });
  });

  it('a review is as the server keeps it, dated by its latest item', async () => {
    const { server, classrooms } = open();
    const kept = [
      {
        competencia: 3,
        comentario: 'Boa volta.',
        nivel: null,
        motivo: '',
        atualizado_em: '2025-10-21T12:00:00Z',
      },
      {
        competencia: 5,
        comentario: '',
        nivel: 160,
        motivo: 'Falta o meio.',
        atualizado_em: '2025-10-21T12:00:01Z',
      },
    ];
    const publicacao = { versao: 3, professor_nome: 'Otávio Reis', em: '2025-10-21T12:00:01Z', meu: true };
    const current = { publicacao, revisao: kept, anotacoes: null };
    server.on(rpc('revisar_redacao'), () => json({ ok: true, ...current }));
    const items = [{ competencia: 3, comentario: ' Boa volta. ', nivel: null, motivo: '' }] as const;
    const review = await classrooms.review(SENT, items);
    expect(review).toEqual({ result: 'published', ...current });
    expect(reviewedAt(review)).toBe('2025-10-21T12:00:01.000Z');
    expect(server.sent('POST', '/rest/v1/rpc/revisar_redacao')[0]?.body).toEqual({
      p_envio: SENT,
      p_itens: items,
    });
    const other = { ...publicacao, versao: 4, professor_nome: 'Marina', meu: false };
    server.on(rpc('revisar_redacao'), () =>
      json({ ok: false, motivo: 'conflito', atual: { ...current, publicacao: other } }),
    );
    const seen = { versao: 3, rascunho_versao: 2 };
    expect(await classrooms.review(SENT, items, undefined, seen)).toEqual({
      result: 'conflict',
      ...current,
      publicacao: other,
    });
    expect(server.sent('POST', '/rest/v1/rpc/revisar_redacao')[1]?.body).toMatchObject({
      p_versao: 3,
      p_rascunho_versao: 2,
    });
  });
});
