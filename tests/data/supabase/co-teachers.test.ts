import { describe, expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json } from './fake-supabase';

isolatePages();

const CLASSROOM = '8c5f6a52-7f1e-4e53-9a0d-00000000000a';
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

function open() {
  const server = new FakeSupabase();
  return {
    server,
    coTeachers: openPage({ server, storage: signedIn(server) }).complete().backend.coTeachers,
  };
}

const team = {
  professores: [{ id: 'p', nome: 'Otávio Reis', dono: true, desde: '2025-08-04T12:00:00.000Z' }],
  sou_dono: true,
  convite: { codigo: 'abc', valido_ate: '2025-10-30T12:00:00.000Z' },
  oferta: { professor_id: 'q', nome: 'Lia Castro', criada_em: '2025-10-20T12:00:00.000Z' },
};

describe('the teachers of a class', () => {
  it('are read, and null where the class is not the caller’s to see', async () => {
    const { server, coTeachers } = open();
    server.on(rpc('professores_da_sala'), () => json(team));
    expect(await coTeachers.team(CLASSROOM)).toEqual(team);
    expect(await coTeachers.team('exemplo-3a')).toBeNull();
    server.on(rpc('professores_da_sala'), () => json(null));
    expect(await coTeachers.team(CLASSROOM)).toBeNull();
  });

  it('are invited by the owner; to others the class is not there', async () => {
    const { server, coTeachers } = open();
    server.on(rpc('convidar_professor'), () => json(team.convite));
    expect(await coTeachers.invite(CLASSROOM)).toEqual(team.convite);
    server.on(rpc('convidar_professor'), () => json(null));
    await expect(coTeachers.invite(CLASSROOM)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are removed, and invites revoked, also where somebody else was first', async () => {
    const { server, coTeachers } = open();
    for (const name of ['remover_professor', 'revogar_convite_de_professor'])
      server.on(rpc(name), () => json(false));
    await coTeachers.remove(CLASSROOM, 'p');
    await coTeachers.revokeInvite(CLASSROOM);
    expect(server.sent('POST', '/rest/v1/rpc/remover_professor')[0]?.body).toEqual({
      p_sala: CLASSROOM,
      p_professor: 'p',
    });
  });
});

describe('an invite for a teacher', () => {
  it('tells whose class it is; a dead one nothing', async () => {
    const { server, coTeachers } = open();
    const invitation = { nome: '3º ano A', professor_nome: 'Otávio Reis' };
    server.on(rpc('sala_do_convite_de_professor'), () => json(invitation));
    expect(await coTeachers.invitation('abc')).toEqual(invitation);
    server.on(rpc('sala_do_convite_de_professor'), () => json(null));
    expect(await coTeachers.invitation('abc')).toBeNull();
  });

  it.each(['apenas_professores', 'convite_invalido', 'sala_cheia', 'limite_de_salas'])(
    'refused as %s lets nobody in',
    async (motivo) => {
      const { server, coTeachers } = open();
      server.on(rpc('entrar_como_professor'), () => json({ ok: false, motivo }));
      expect(await coTeachers.join('abc')).toEqual({ motivo });
    },
  );

  it('that is taken names the class', async () => {
    const { server, coTeachers } = open();
    const sala = { id: CLASSROOM, nome: '3º ano A' };
    server.on(rpc('entrar_como_professor'), () => json({ ok: true, sala }));
    expect(await coTeachers.join('abc')).toEqual({ sala });
  });
});

describe('a class that is handed over', () => {
  it('is offered; what is not there to be offered says so', async () => {
    const { server, coTeachers } = open();
    server.on(rpc('oferecer_sala'), () => json(true));
    await coTeachers.offer(CLASSROOM, 'p');
    expect(server.sent('POST', '/rest/v1/rpc/oferecer_sala')[0]?.body).toEqual({
      p_sala: CLASSROOM,
      p_professor: 'p',
    });
    server.on(rpc('oferecer_sala'), () => json(false));
    await expect(coTeachers.offer(CLASSROOM, 'p')).rejects.toMatchObject({ code: 'not-found' });
    server.on(rpc('encerrar_oferta'), () => json(false));
    await coTeachers.endOffer(CLASSROOM);
  });

  it.each(['sem_oferta', 'limite_de_salas', 'limite_de_quem_passa'])(
    'is not accepted with %s',
    async (motivo) => {
      const { server, coTeachers } = open();
      server.on(rpc('aceitar_sala'), () => json({ ok: false, motivo }));
      expect(await coTeachers.acceptOffer(CLASSROOM)).toEqual({ motivo });
      server.on(rpc('aceitar_sala'), () => json({ ok: true }));
      expect(await coTeachers.acceptOffer(CLASSROOM)).toEqual({ motivo: undefined });
    },
  );
});
