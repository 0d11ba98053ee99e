import { describe, expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA } from './fake-supabase';

isolatePages();

const CLASSROOM = '8c5f6a52-7f1e-4e53-9a0d-00000000000a';
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const invitationRow = {
  id: CLASSROOM,
  nome: '3º ano A',
  descricao: '',
  professor_nome: 'Otávio Reis',
  professor_email: null,
};

function open({ isSignedIn = true } = {}) {
  const server = new FakeSupabase();
  const page = openPage({ server, ...(isSignedIn && { storage: signedIn(server) }) });
  const services = page.complete();
  return { ...page, ...services, ...services.backend };
}

describe('the invitation', () => {
  it('is asked for with the key alone while nobody is signed in', async () => {
    const { server, enrolments } = open({ isSignedIn: false });
    server.on(rpc('sala_por_convite'), () => json([invitationRow]));
    expect(await enrolments.invitation('abc')).toEqual(invitationRow);
    expect(server.sent('POST', '/rest/v1/rpc/sala_por_convite')).toMatchObject([
      { token: 'anon', body: { p_codigo: 'abc' } },
    ]);
  });

  it('is asked for as the one who is signed in', async () => {
    const { server, enrolments } = open();
    server.on(rpc('sala_por_convite'), () => json([]));
    expect(await enrolments.invitation('abc')).toBeNull();
    expect(server.sent('POST', '/rest/v1/rpc/sala_por_convite')[0]?.token).toMatch(MARINA.id);
  });

  it('out of reach is an error, not an invitation to nothing', async () => {
    const { server, enrolments } = open({ isSignedIn: false });
    server.goOffline();
    await expect(enrolments.invitation('abc')).rejects.toMatchObject({ code: 'unreachable' });
  });
});

it.each<[object, object]>([
  [{ ok: true, codigo: 'abc' }, { codigo: 'abc' }],
  [{ ok: false, motivo: 'apenas_alunos' }, { motivo: 'apenas_alunos' }],
  [{ ok: false, motivo: 'convite_invalido' }, { motivo: 'convite_invalido' }],
  [{ ok: false, motivo: 'muitas_tentativas' }, { motivo: 'muitas_tentativas' }],
])('a short code answered by %j is %j', async (answer, expected) => {
  const { server, enrolments } = open();
  server.on(rpc('abrir_codigo_de_sala'), () => json(answer));
  expect(await enrolments.openShortCode('KMP7X4')).toEqual(expected);
  expect(server.sent('POST', '/rest/v1/rpc/abrir_codigo_de_sala')[0]?.body).toEqual({ p_codigo: 'KMP7X4' });
});

it.each(['apenas_alunos', 'convite_invalido', 'sala_cheia'])(
  'a join refused as %s is no join',
  async (motivo) => {
    const { server, enrolments } = open();
    server.on(rpc('entrar_na_sala'), () => json({ ok: false, motivo }));
    expect(await enrolments.join('abc')).toEqual({ motivo });
  },
);

it('a join that went well names the class; one that says neither is an error', async () => {
  const { server, enrolments } = open();
  const sala = { id: CLASSROOM, nome: '3º ano A' };
  const stop = server.on(rpc('entrar_na_sala'), () => json({ ok: true, sala }));
  expect(await enrolments.join('abc')).toEqual({ sala });
  stop();
  server.on(rpc('entrar_na_sala'), () => json({ ok: true }));
  await expect(enrolments.join('abc')).rejects.toMatchObject({ code: 'unexpected' });
});

describe('sending', () => {
  const send = (essayId: string) => ({ classroomId: CLASSROOM, essayId, themeId: null });

  it('names the row of the essay', async () => {
    const { server, enrolments } = open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: true, id: 'envio' }));
    await enrolments.send(send(CLASSROOM));
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')[0]?.body).toEqual({
      p_sala: CLASSROOM,
      p_redacao: CLASSROOM,
    });
  });

  it('an essay of the local mode is none that the server knows', async () => {
    const { server, enrolments } = open();
    await expect(enrolments.send(send('1761156000000'))).rejects.toMatchObject({ code: 'not-found' });
    expect(await enrolments.reviews('1761156000000')).toEqual([]);
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')).toEqual([]);
    expect(server.sent('POST', '/rest/v1/rpc/revisoes_da_redacao')).toEqual([]);
  });

  it.each(['sala_nao_encontrada', 'redacao_nao_encontrada'])('%s is told', async (motivo) => {
    const { server, enrolments } = open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: false, motivo }));
    await expect(enrolments.send(send(CLASSROOM))).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('an essay nobody but the device vouches for is read as pending', async () => {
  const { server, enrolments } = open();
  const row = {
    id: 'envio',
    sala_id: CLASSROOM,
    sala_nome: '3º ano A',
    professor_nome: 'Otávio Reis',
    professores: ['Otávio Reis'],
    enviado_em: '2025-10-20T15:00:00+00:00',
    retirada_em: null,
    pendente: true,
    revisao: [],
    anotacoes: null,
  };
  server.on(rpc('revisoes_da_redacao'), () => json([row]));
  const stored = '8c5f6a52-7f1e-4e53-9a0d-00000000000c';
  expect(await enrolments.reviews(stored)).toMatchObject([{ id: 'envio', pendente: true, revisao: [] }]);
});

it('leaving and taking back end well where it was done already', async () => {
  const { server, enrolments } = open();
  server.on(rpc('sair_da_sala'), () => json(false));
  server.on(rpc('retirar_da_sala'), () => json(false));
  await expect(enrolments.leave(CLASSROOM)).resolves.toBeUndefined();
  await expect(enrolments.takeBack(CLASSROOM)).resolves.toBeUndefined();
});
