import { describe, expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json } from './fake-supabase';

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

  it('out of reach is an error, not an invitation to nothing', async () => {
    const { server, enrolments } = open({ isSignedIn: false });
    server.goOffline();
    await expect(enrolments.invitation('abc')).rejects.toMatchObject({ code: 'unreachable' });
  });
});

it('a class that is full lets nobody in; an answer that says neither is an error', async () => {
  const { server, enrolments } = open();
  const stop = server.on(rpc('entrar_na_sala'), () => json({ ok: false, motivo: 'sala_cheia' }));
  expect(await enrolments.join('abc')).toEqual({ motivo: 'sala_cheia' });
  stop();
  server.on(rpc('entrar_na_sala'), () => json({ ok: true }));
  await expect(enrolments.join('abc')).rejects.toMatchObject({ code: 'unexpected' });
});

it('an essay of the local mode is none that the server knows', async () => {
  const { server, enrolments } = open();
  const sending = enrolments.send({ classroomId: CLASSROOM, essayId: '1761156000000', themeId: null });
  await expect(sending).rejects.toMatchObject({ code: 'not-found' });
  expect(await enrolments.reviews('1761156000000')).toEqual([]);
  expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')).toEqual([]);
  expect(server.sent('POST', '/rest/v1/rpc/revisoes_da_redacao')).toEqual([]);
});
