import { describe, expect, it } from 'vitest';
import type { SignInInput } from '@/contracts/entry';
import { ALL_NOTICES } from '@/domain/notices/notice';
import { buildCorrection } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { essaysOf } from '../../support/stored-essays';

const ROOM = { nome: '3º A', descricao: '' };

/** A device with a class of Otávio's, and with people who sign in one after the other. */
async function open() {
  const services = fakeServices({ user: buildTeacher() });
  const { classrooms, enrolments, notices } = services.backend;
  await notices.markRead(ALL_NOTICES, services.now().toISOString());
  const room = await classrooms.create(ROOM);
  await classrooms.setTheme(room, { tema: 'A água', prazo: null, tema_versao: 0 });
  const { codigo } = await classrooms.renewInvite(room);
  async function become(email: string, userType: SignInInput['userType'] = 'student') {
    await services.session.signOut();
    await services.session.signIn({ email, password: 'segredo', userType });
  }
  const unread = async () => (await notices.list()).filter(({ lido }) => !lido);
  return {
    ...services,
    room,
    classrooms,
    enrolments,
    notices,
    unread,
    kinds: async () => (await unread()).map(({ tipo }) => tipo),
    becomeTeacher: () => become('otavio.reis@example.com', 'teacher'),
    become,
    async join(email: string) {
      services.clock.advance(1000);
      await become(email);
      await enrolments.join(codigo);
    },
    async send(essayId: string) {
      services.clock.advance(1000);
      await essaysOf(services).save(buildCorrection({ id: essayId, theme: 'A água', score: 640 }));
      await enrolments.send({ classroomId: room, essayId, themeId: null });
    },
  };
}

describe('the notices of a device', () => {
  it('tell a teacher of essays, as one, and of who joined, until they are read', async () => {
    const { notices, unread, join, send, becomeTeacher, clock } = await open();
    await join('helena@example.com');
    await send('1');
    await join('bia@example.com');
    await send('2');
    await becomeTeacher();
    expect(await unread()).toMatchObject([
      { tipo: 'enviada', quantos: 2, sala_nome: '3º A', tema: 'A água', aluno_nome: null, envio_id: null },
      { tipo: 'entrou', quantos: 2 },
    ]);
    expect(await notices.count()).toBe(2);
    const [essays] = await unread();
    await notices.markRead(essays!.chave, essays!.quando);
    expect(await notices.count()).toBe(1);
    await join('caio@example.com');
    await send('3');
    await becomeTeacher();
    expect((await unread())[0]).toMatchObject({ tipo: 'enviada', quantos: 1, envio_id: expect.any(String) });
    clock.advance(61 * 86_400_000);
    expect((await notices.list()).filter(({ sala_nome }) => sala_nome === '3º A')).toEqual([]);
  });

  it('tell a teacher of an essay that was withdrawn', async () => {
    const { enrolments, join, send, becomeTeacher, unread } = await open();
    await join('helena@example.com');
    await send('1');
    const [enrolment] = await enrolments.list();
    await enrolments.takeBack(enrolment!.envios[0]!.id);
    await becomeTeacher();
    expect(await unread()).toMatchObject([{ tipo: 'retirada', tema: 'A água' }, { tipo: 'entrou' }]);
  });

  it('tell a student of a review, a theme and a deadline at hand, but not in an archived class', async () => {
    const { classrooms, room, join, send, become, becomeTeacher, kinds, clock, notices } = await open();
    await join('helena@example.com');
    expect(await kinds()).toEqual([]);
    await send('1');
    await becomeTeacher();
    const [essay] = await classrooms.sentEssays(room);
    clock.advance(1000);
    await classrooms.review(essay!.id, [{ competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' }]);
    await become('helena@example.com');
    expect(await notices.list()).toMatchObject([{ tipo: 'revisada', quantos: 1, redacao_id: '1' }]);

    await becomeTeacher();
    clock.set('2025-11-03T12:00:00.000Z');
    // Until the end of the sixth, in São Paulo.
    await classrooms.setTheme(room, { tema: 'A energia', prazo: '2025-11-07T02:59:59.999Z', tema_versao: 1 });
    await become('helena@example.com');
    expect(await kinds()).toEqual(['tema', 'revisada']);
    clock.set('2025-11-05T02:59:00.000Z');
    expect(await kinds()).not.toContain('prazo');
    clock.set('2025-11-05T03:01:00.000Z');
    expect((await notices.list())[0]).toMatchObject({ tipo: 'prazo', quando: '2025-11-05T03:00:00.000Z' });
    await becomeTeacher();
    await classrooms.setTheme(room, { tema: 'O lixo', prazo: null, tema_versao: 2 });
    await become('helena@example.com');
    expect(await notices.list()).toMatchObject([
      { tipo: 'tema', tema: 'O lixo' },
      { tipo: 'prazo', tema: 'A energia' },
      { tipo: 'tema', tema: 'A energia' },
      { tipo: 'revisada' },
    ]);
    clock.set('2025-11-07T03:00:00.000Z');
    expect(await kinds()).not.toContain('prazo');

    await becomeTeacher();
    await classrooms.archive(room, true);
    await become('helena@example.com');
    expect(await notices.list()).toEqual([]);
  });

  it('of the samples stay read', async () => {
    const { notices, clock } = fakeDesk();
    expect(await notices.count()).toBeGreaterThan(0);
    await notices.markRead(ALL_NOTICES, '2025-10-24T15:00:00.000Z');
    clock.advance(3 * 86_400_000);
    expect(await notices.count()).toBe(0);
  });

  it('never leave it by e-mail', async () => {
    expect(await fakeDesk().notices.isMailed()).toBeNull();
  });
});

function fakeDesk() {
  const services = fakeServices({ user: buildTeacher() });
  services.clock.set('2025-10-24T15:00:00.000Z');
  return { ...services, notices: services.backend.notices };
}
