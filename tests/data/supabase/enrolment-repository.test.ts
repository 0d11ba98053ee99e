import { describe, expect, it } from 'vitest';
import { buildCorrection, buildEvaluation, TEST_NOW } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

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

async function open({ isSignedIn = true } = {}) {
  const server = new FakeSupabase();
  const page = openPage({ server, ...(isSignedIn && { storage: signedIn(server) }) });
  const services = page.complete();
  const { enrolments } = await services.late();
  return { ...page, ...services, enrolments };
}

describe('the invitation', () => {
  it('is asked for with the key alone while nobody is signed in', async () => {
    const { server, enrolments } = await open({ isSignedIn: false });
    server.on(rpc('sala_por_convite'), () => json([invitationRow]));
    expect(await enrolments.invitation('abc')).toEqual(invitationRow);
    expect(server.sent('POST', '/rest/v1/rpc/sala_por_convite')).toMatchObject([
      { token: '', body: { p_codigo: 'abc' } },
    ]);
  });

  it('is asked for as the one who is signed in', async () => {
    const { server, enrolments } = await open();
    server.on(rpc('sala_por_convite'), () => json([]));
    expect(await enrolments.invitation('abc')).toBeNull();
    expect(server.sent('POST', '/rest/v1/rpc/sala_por_convite')[0]?.token).toMatch(MARINA.id);
  });

  it('out of reach is an error, not an invitation to nothing', async () => {
    const { server, enrolments } = await open({ isSignedIn: false });
    server.goOffline();
    await expect(enrolments.invitation('abc')).rejects.toMatchObject({ code: 'unreachable' });
  });
});

it.each([
  ['apenas_alunos', 'students-only'],
  ['convite_invalido', 'invalid-invite'],
  ['sala_cheia', 'class-full'],
])('a join refused as %s is %s', async (motivo, reason) => {
  const { server, enrolments } = await open();
  server.on(rpc('entrar_na_sala'), () => json({ ok: false, motivo }));
  expect(await enrolments.join('abc')).toEqual({ ok: false, reason });
});

describe('sending', () => {
  const send = (essayId: string) => ({ classroomId: CLASSROOM, essayId, themeId: null });

  it('goes by the id of the row, whatever the page calls the correction', async () => {
    const { server, enrolments, corrections } = await open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: true, id: 'envio' }));
    await corrections.save(buildCorrection({ id: '1761156000000' }));
    await eventually(() => expect(corrections.pending.get()).toEqual([]));
    await enrolments.send(send('1761156000000'));
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')[0]?.body).toEqual({
      p_sala: CLASSROOM,
      p_redacao: server.essays[0]?.id,
      p_tema: null,
    });
  });

  it('goes by the id the function gave it', async () => {
    const { server, enrolments, corrections } = await open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: true, id: 'envio' }));
    const storedId = '8c5f6a52-7f1e-4e53-9a0d-00000000000c';
    const aiAnalysis = buildEvaluation({
      grifo: { producer: 'scorer', version: '1', evidence: {}, storedId },
    });
    await corrections.save(buildCorrection({ id: '1761156000001', aiAnalysis }));
    await enrolments.send(send('1761156000001'));
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')[0]?.body).toMatchObject({
      p_redacao: storedId,
    });
  });

  it('brings what waits on the device to the server first', async () => {
    const { server, enrolments, corrections } = await open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: true, id: 'envio' }));
    const backOnline = server.on('POST /rest/v1/redacoes', offline);
    await corrections.save(buildCorrection({ id: 'a' }));
    await eventually(() => expect(server.sent('POST', '/rest/v1/redacoes')).not.toEqual([]));
    backOnline();
    await enrolments.send(send('a'));
    expect(corrections.pending.get()).toEqual([]);
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')).toHaveLength(1);
  });

  it('says that an essay is not stored yet, and that there is none', async () => {
    const { server, enrolments, corrections } = await open();
    server.on('POST /rest/v1/redacoes', offline);
    await corrections.save(buildCorrection({ id: 'a' }));
    await expect(enrolments.send(send('a'))).rejects.toMatchObject({ code: 'not-stored-yet' });
    expect(corrections.pending.get()).toHaveLength(1);
    await expect(enrolments.send(send('nada'))).rejects.toMatchObject({ code: 'not-found' });
    expect(server.sent('POST', '/rest/v1/rpc/enviar_para_sala')).toEqual([]);
  });

  it.each(['sala_nao_encontrada', 'redacao_nao_encontrada'])('%s is told', async (motivo) => {
    const { server, enrolments } = await open();
    server.on(rpc('enviar_para_sala'), () => json({ ok: false, motivo }));
    await expect(enrolments.send(send(CLASSROOM))).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('an essay that waits on the device has no reviews, and nobody is asked', async () => {
  const { server, enrolments, corrections } = await open();
  server.on('POST /rest/v1/redacoes', offline);
  await corrections.save(buildCorrection({ id: 'a', submittedAt: TEST_NOW }));
  expect(await enrolments.reviews('a')).toEqual([]);
  expect(server.sent('POST', '/rest/v1/rpc/revisoes_da_redacao')).toEqual([]);
});

it('an essay nobody but the device vouches for is read as pending', async () => {
  const { server, enrolments } = await open();
  const row = {
    id: 'envio',
    sala_id: CLASSROOM,
    sala_nome: '3º ano A',
    professor_nome: 'Otávio Reis',
    enviado_em: '2025-10-20T15:00:00+00:00',
    pendente: true,
    revisao: [],
  };
  server.on(rpc('revisoes_da_redacao'), () => json([row]));
  const stored = '8c5f6a52-7f1e-4e53-9a0d-00000000000c';
  expect(await enrolments.reviews(stored)).toMatchObject([{ id: 'envio', isPending: true, review: null }]);
});

it('leaving and taking back end well where it was done already', async () => {
  const { server, enrolments } = await open();
  server.on(rpc('sair_da_sala'), () => json(false));
  server.on(rpc('retirar_da_sala'), () => json(false));
  await expect(enrolments.leave(CLASSROOM)).resolves.toBeUndefined();
  await expect(enrolments.takeBack(CLASSROOM)).resolves.toBeUndefined();
});
