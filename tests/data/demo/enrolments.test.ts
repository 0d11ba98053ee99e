import { describe, expect, it } from 'vitest';
import type { SignInInput } from '@/contracts/entry';
import { areaKeys } from '@/data/local/keys';
import { buildCorrection, SAMPLE_THEME } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { essaysOf } from '../../support/stored-essays';

const otavio = buildTeacher();
const SAMPLE = 'exemplo-3a';

/** A device on which Otávio is signed in, with an invite to his class. `become` signs somebody else in. */
async function open() {
  const services = fakeServices({ user: otavio });
  const { classrooms, enrolments } = services.backend;
  const { codigo: code } = await classrooms.renewInvite(SAMPLE);
  async function become(email: string, userType: SignInInput['userType'] = 'student') {
    await services.session.signOut();
    await services.session.signIn({ email, password: 'segredo', userType });
  }
  return {
    ...services,
    classrooms,
    enrolments,
    code,
    become,
    becomeTeacher: () => become(otavio.email, 'teacher'),
    /** In the class, with one essay. */
    async becomeHelena(essayId = '1') {
      await become('helena@example.com');
      await enrolments.join(code);
      await essaysOf(services).save(buildCorrection({ id: essayId, score: 640 }));
    },
  };
}

const send = { classroomId: SAMPLE, essayId: '1', themeId: 'exemplo-3a-tema-4' };

describe('places in the list of the teacher', () => {
  const expected = (id: string, nome: string, email: string | null = null) => ({ id, nome, email });
  const open3a = async () => {
    const services = await open();
    const { id } = (await services.classrooms.list())[0]!;
    const placeOf = async (name: string) =>
      (await services.classrooms.get(id))?.alunos.find(({ nome }) => nome === name)?.nome_na_lista;
    return { ...services, placeOf };
  };

  it('are taken by e-mail, else by the one name, and given by the teacher', async () => {
    const { classrooms, enrolments, code, become, becomeTeacher, session, placeOf } = await open3a();
    await classrooms.expectStudents(SAMPLE, [
      expected('1', 'Beatriz Lima', 'Bia@Example.com'),
      expected('2', 'caio'),
      expected('3', 'Davi Reis'),
      expected('4', 'davi'),
      expected('5', 'davi'),
    ]);
    for (const name of ['bia', 'caio', 'davi']) {
      await become(`${name}@example.com`);
      await enrolments.join(code);
    }
    const davi = session.user.get()!.id;
    await becomeTeacher();
    expect([await placeOf('bia'), await placeOf('caio'), await placeOf('davi')]).toEqual([
      'Beatriz Lima',
      'caio',
      null,
    ]);
    await classrooms.assignPlace(SAMPLE, '3', davi);
    expect(await placeOf('davi')).toBe('Davi Reis');
    await expect(classrooms.assignPlace(SAMPLE, '4', davi)).rejects.toMatchObject({ code: 'not-found' });
    await classrooms.undoPlace(SAMPLE, davi, 'davi.reis@example.com');
    expect((await classrooms.get(SAMPLE))?.nomes).toContainEqual(
      expect.objectContaining(expected('3', 'Davi Reis', 'davi.reis@example.com')),
    );
  });

  it('are not written for more than the class may expect, nor for what is no e-mail', async () => {
    const { classrooms } = await open3a();
    const many = Array.from({ length: 201 }, (_, index) => expected(String(index), `Aluno ${index}`));
    for (const list of [many, [expected('1', 'Ana'), expected('2', 'Bia', 'bia')], [expected('1', ' ')]]) {
      await expect(classrooms.expectStudents(SAMPLE, list)).rejects.toMatchObject({ code: 'refused' });
    }
    expect((await classrooms.get(SAMPLE))?.nomes).toEqual([]);
  });

  it('forget the e-mail of an account that ends', async () => {
    const { classrooms, become, becomeTeacher, backend } = await open3a();
    await classrooms.expectStudents(SAMPLE, [expected('1', 'Beatriz Lima', 'bia@example.com')]);
    await become('bia@example.com');
    await backend.account.delete({ password: '' });
    await becomeTeacher();
    expect((await classrooms.get(SAMPLE))?.nomes).toMatchObject([expected('1', 'Beatriz Lima')]);
  });

  it('tell the teacher of a changed name for thirty days, and homonyms apart', async () => {
    const { classrooms, clock, session, backend, becomeHelena, becomeTeacher, enrolments } = await open3a();
    await becomeHelena();
    await enrolments.send(send);
    clock.advance(1000);
    await backend.profile.save({ nome: 'helena prado' });
    const helena = session.user.get()!.id;
    await becomeTeacher();
    const seen = async () => {
      const sent = (await classrooms.sentEssays(SAMPLE)).find(({ aluno_id }) => aluno_id === helena);
      const recent = (await classrooms.recentEssays()).find(({ envio_id }) => envio_id === sent?.id);
      const essay = await classrooms.essay(sent?.id ?? '');
      const student = (await classrooms.get(SAMPLE))?.alunos.find(({ id }) => id === helena);
      return [
        [student?.nome, student?.nome_anterior],
        ...[sent, recent, essay].map((one) => [one?.aluno_nome, one?.nome_anterior]),
      ];
    };
    const row = ['helena prado (2)', 'helena'];
    expect(await seen()).toEqual([row, row, row, row]);
    clock.advance(31 * 86_400_000);
    expect((await seen())[0]).toEqual(['helena prado (2)', null]);
  });
});

describe('a short code', () => {
  const shortCode = async (classrooms: Awaited<ReturnType<typeof open>>['classrooms']) =>
    (await classrooms.get(SAMPLE))!.convite!.codigo_curto;

  it('leads a student to the link, and nobody else anywhere', async () => {
    const { classrooms, enrolments, code, become } = await open();
    const short = await shortCode(classrooms);
    expect(await enrolments.openShortCode(short)).toEqual({ motivo: 'apenas_alunos' });
    await become('helena@example.com');
    expect(await enrolments.openShortCode(short)).toEqual({ codigo: code });
    expect(await enrolments.openShortCode('222222')).toEqual({ motivo: 'convite_invalido' });
  });

  it('of an archived or a deleted class, or of who was removed, leads nowhere', async () => {
    const { classrooms, enrolments, becomeHelena, becomeTeacher } = await open();
    const short = await shortCode(classrooms);
    await becomeHelena();
    await becomeTeacher();
    await classrooms.removeStudent(SAMPLE, 'local:helena@example.com');
    await becomeHelena();
    expect(await enrolments.openShortCode(short)).toEqual({ motivo: 'convite_invalido' });
    await becomeTeacher();
    await classrooms.archive(SAMPLE, true);
    await becomeHelena();
    expect(await enrolments.openShortCode(short)).toEqual({ motivo: 'convite_invalido' });
  });

  it('is guessed ten times an hour', async () => {
    const { classrooms, enrolments, code, clock, become } = await open();
    const short = await shortCode(classrooms);
    await become('helena@example.com');
    for (let miss = 0; miss < 10; miss += 1) await enrolments.openShortCode('222222');
    expect(await enrolments.openShortCode(short)).toEqual({ motivo: 'muitas_tentativas' });
    clock.advance(3_600_001);
    expect(await enrolments.openShortCode(short)).toEqual({ codigo: code });
  });
});

it('an archived class is seen by its students, who send nothing there any more', async () => {
  const { classrooms, enrolments, becomeHelena, becomeTeacher } = await open();
  await becomeHelena();
  await enrolments.send(send);
  await becomeTeacher();
  await classrooms.archive(SAMPLE, true);
  await becomeHelena('2');
  expect(await enrolments.list()).toMatchObject([
    { arquivada: true, professores: ['Otávio Reis'], envios: [{ redacao_id: '1' }] },
  ]);
  const late = enrolments.send({ ...send, essayId: '2' });
  await expect(late).rejects.toMatchObject({ code: 'not-found' });
});

describe('the invitation', () => {
  it('is read by visitors, who are not told the e-mail', async () => {
    const { enrolments, session, code } = await open();
    await session.signOut();
    const invitation = await enrolments.invitation(code);
    expect(invitation).toEqual({
      id: SAMPLE,
      nome: '3º ano A',
      descricao: 'Terças e quintas, manhã',
      professor_nome: 'Otávio Reis',
      professor_email: null,
    });
    expect(await enrolments.invitation('nada')).toBeNull();
  });

  it('tells the e-mail to those who are signed in', async () => {
    const { enrolments, code, become } = await open();
    await become('helena@example.com');
    expect(await enrolments.invitation(code)).toMatchObject({ professor_email: otavio.email });
  });

  it.each(['renewed', 'revoked', 'deleted'] as const)('%s, lets nobody in', async (how) => {
    const { enrolments, classrooms, code, become } = await open();
    const end = {
      renewed: () => classrooms.renewInvite(SAMPLE),
      revoked: () => classrooms.revokeInvite(SAMPLE),
      deleted: () => classrooms.remove(SAMPLE),
    };
    await end[how]();
    await become('helena@example.com');
    expect(await enrolments.invitation(code)).toBeNull();
    expect(await enrolments.join(code)).toEqual({ motivo: 'convite_invalido' });
  });

  it('of before does not let back in who was removed; a new one does', async () => {
    const { enrolments, classrooms, clock, session, code, becomeHelena, becomeTeacher } = await open();
    await becomeHelena();
    const helenaId = session.user.get()!.id;
    await becomeTeacher();
    clock.advance(1000);
    await classrooms.removeStudent(SAMPLE, helenaId);
    await becomeHelena();
    expect(await enrolments.list()).toEqual([]);
    expect(await enrolments.join(code)).toEqual({ motivo: 'convite_invalido' });
    await becomeTeacher();
    clock.advance(1000);
    const renewed = await classrooms.renewInvite(SAMPLE);
    await becomeHelena();
    expect(await enrolments.join(renewed.codigo)).toMatchObject({ sala: { id: SAMPLE } });
  });
});

describe('joining', () => {
  it('twice is joining once; the class and its teacher see it', async () => {
    const { enrolments, classrooms, code, become, becomeTeacher } = await open();
    await become('helena@example.com');
    const joined = { sala: { id: SAMPLE, nome: '3º ano A' } };
    expect(await enrolments.join(code)).toEqual(joined);
    expect(await enrolments.join(code)).toEqual(joined);
    expect(await enrolments.list()).toMatchObject([
      { id: SAMPLE, professor_nome: 'Otávio Reis', tema: { tema: SAMPLE_THEME }, envios: [] },
    ]);
    await becomeTeacher();
    expect((await classrooms.list())[0]?.alunos).toBe(29);
  });

  it('is for students', async () => {
    const { enrolments, code } = await open();
    expect(await enrolments.join(code)).toEqual({ motivo: 'apenas_alunos' });
  });

  it('needs somebody', async () => {
    const { enrolments, session, code } = await open();
    await session.signOut();
    await expect(enrolments.join(code)).rejects.toMatchObject({ code: 'session-lost' });
  });
});

describe('an essay', () => {
  it('is sent once, read by the teacher, reviewed, and its student sees it', async () => {
    const { enrolments, classrooms, becomeHelena, becomeTeacher } = await open();
    await becomeHelena();
    await enrolments.send(send);
    await enrolments.send(send);
    const [own, ...others] = (await enrolments.list())[0]!.envios;
    expect(others).toEqual([]);
    expect(own).toMatchObject({ redacao_id: '1', tema_id: 'exemplo-3a-tema-4', revisada: false });

    await becomeTeacher();
    const [sent] = await classrooms.sentEssays(SAMPLE);
    expect(sent).toMatchObject({ id: own!.id, aluno_nome: 'helena', tema_id: own!.tema_id });
    expect(sent?.niveis?.reduce<number>((sum, level) => sum + level, 0)).toBe(640);
    expect(await classrooms.essay(sent!.id)).toMatchObject({
      pendente: false,
      correction: { id: '1', originalText: buildCorrection().originalText },
    });
    const items = [
      { competencia: 2, comentario: 'Leia o tema outra vez.', nivel: null, motivo: '' },
    ] as const;
    const { revisao } = await classrooms.review(sent!.id, items);
    expect(revisao).toHaveLength(1);

    await becomeHelena('2');
    expect((await enrolments.list())[0]?.envios).toMatchObject([{ revisada: true }]);
    expect(await enrolments.reviews('1')).toMatchObject([
      { id: sent!.id, sala_nome: '3º ano A', professor_nome: 'Otávio Reis', pendente: false, revisao },
    ]);
    expect(await enrolments.reviews('2')).toEqual([]);
  });

  it('counts what was marked in it', async () => {
    const services = await open();
    const { enrolments, classrooms, becomeHelena, becomeTeacher } = services;
    const corrections = essaysOf(services);
    await becomeHelena();
    const marked = buildCorrection({ id: '3' });
    const finding = {
      start: 0,
      end: 2,
      trecho: 'No',
      classe: 'vermelho',
      competencia: 1,
      mensagem: '',
    } as const;
    marked.aiAnalysis.erros_detectados = ['crase', 'virgula', 'crase'].map((codigo) => ({
      ...finding,
      codigo,
    }));
    await corrections.save(marked);
    await enrolments.send({ ...send, essayId: '3' });
    await becomeTeacher();
    expect((await classrooms.sentEssays(SAMPLE))[0]?.achados).toEqual({ crase: 2, virgula: 1 });
  });

  it('that is not there, or for a class one is not in, is told', async () => {
    const { enrolments, become, becomeHelena } = await open();
    await becomeHelena();
    const missing = { code: 'not-found' };
    await expect(enrolments.send({ ...send, essayId: 'nada' })).rejects.toMatchObject(missing);
    await expect(enrolments.send({ ...send, classroomId: 'nada' })).rejects.toMatchObject(missing);
    await become('caio@example.com');
    await expect(enrolments.send(send)).rejects.toMatchObject(missing);
  });

  it('taken back, or its student gone, is the teacher’s to see no more', async () => {
    const { enrolments, classrooms, becomeHelena, becomeTeacher } = await open();
    await becomeTeacher();
    const before = await classrooms.sentEssays(SAMPLE);
    await becomeHelena();
    await enrolments.send(send);
    const [own] = (await enrolments.list())[0]!.envios;
    await enrolments.takeBack(own!.id);
    await enrolments.takeBack(own!.id);
    expect((await enrolments.list())[0]?.envios).toEqual([]);
    await enrolments.send(send);
    await enrolments.leave(SAMPLE);
    await enrolments.leave(SAMPLE);
    expect(await enrolments.list()).toEqual([]);
    expect(await enrolments.reviews('1')).toEqual([]);
    await becomeTeacher();
    expect(await classrooms.sentEssays(SAMPLE)).toEqual(before);
  });

  it('of another student cannot be taken back', async () => {
    const { enrolments, become, code, becomeHelena } = await open();
    await becomeHelena();
    await enrolments.send(send);
    const [own] = (await enrolments.list())[0]!.envios;
    await become('caio@example.com');
    await enrolments.join(code);
    await enrolments.takeBack(own!.id);
    await becomeHelena('2');
    expect((await enrolments.list())[0]?.envios).toHaveLength(1);
  });

  it('taken back leaves both what the teacher published, until the student leaves the class', async () => {
    const services = await open();
    const { enrolments, classrooms, storage, becomeHelena, becomeTeacher } = services;
    const { reviews } = services.backend;
    await becomeHelena();
    await enrolments.send(send);
    const [own] = (await enrolments.list())[0]!.envios;
    await becomeTeacher();
    await classrooms.review(own!.id, [{ competencia: 1, comentario: 'Releia.', nivel: null, motivo: '' }]);
    await becomeHelena('2');
    await enrolments.takeBack(own!.id);
    expect((await enrolments.list())[0]!.envios).toEqual([]);
    const kept = { id: own!.id, retirada_em: expect.any(String), revisao: [{ comentario: 'Releia.' }] };
    expect(await enrolments.reviews(send.essayId)).toMatchObject([kept]);
    expect(await reviews.withdrawn()).toMatchObject([kept]);
    await becomeTeacher();
    expect(await classrooms.essay(own!.id)).toBeNull();
    expect(await reviews.withdrawn({ sentId: own!.id })).toMatchObject([{ ...kept, aluno_nome: 'helena' }]);
    expect(await reviews.withdrawn({ classroomId: 'outra' })).toEqual([]);
    await becomeHelena('3');
    await enrolments.leave(send.classroomId);
    expect(storage.getItem(areaKeys.classrooms(otavio.id))).not.toContain('Releia.');
  });

  it('with levels nobody gives is pending, and costs the class nothing', async () => {
    const services = await open();
    const { enrolments, classrooms, becomeHelena, becomeTeacher } = services;
    const corrections = essaysOf(services);
    await becomeHelena();
    const odd = buildCorrection({ id: '3' });
    odd.competencies[0]!.score = 130;
    await corrections.save(odd);
    await enrolments.send({ ...send, essayId: '3' });
    await becomeTeacher();
    expect((await classrooms.sentEssays(SAMPLE))[0]).toMatchObject({ aluno_nome: 'helena', niveis: null });
  });

  it('leaves no text in the record of the class', async () => {
    const { enrolments, storage, becomeHelena } = await open();
    await becomeHelena();
    await enrolments.send(send);
    expect(storage.getItem(areaKeys.classrooms(otavio.id))).not.toContain('câmaras frias');
  });
});

describe('a student who was removed', () => {
  it('finds in the copy of the own data what is kept, for thirty days, and then it is gone', async () => {
    const services = fakeServices({ user: otavio });
    const { clock } = services;
    const { classrooms, enrolments } = services.backend;
    const { codigo } = await classrooms.renewInvite(SAMPLE);
    const become = async (email: string, userType: SignInInput['userType']) => {
      await services.session.signOut();
      return (await services.session.signIn({ email, password: 'segredo', userType })).user;
    };
    const helena = await become('helena@example.com', 'student');
    await enrolments.join(codigo);
    await essaysOf(services).save(buildCorrection({ id: '1', score: 640 }));
    await enrolments.send(send);
    expect(await enrolments.removals()).toEqual([]);
    await become(otavio.email, 'teacher');
    await classrooms.removeStudent(SAMPLE, helena.id);
    await become('helena@example.com', 'student');
    clock.advance(30 * 86_400_000);
    expect(await enrolments.removals()).toMatchObject([
      { envios: [{ redacao_id: '1', tema: SAMPLE_THEME, texto: null, revisao: [], anotacoes: null }] },
    ]);
    clock.advance(1);
    expect(await enrolments.removals()).toEqual([]);
    await become(otavio.email, 'teacher');
    await classrooms.deleted();
    await expect(classrooms.restoreStudent(SAMPLE, helena.id)).rejects.toMatchObject({ code: 'not-found' });
    // In again by a new invite, with nothing there of before.
    const { codigo: another } = await classrooms.renewInvite(SAMPLE);
    await become('helena@example.com', 'student');
    expect(await enrolments.join(codigo)).toEqual({ motivo: 'convite_invalido' });
    await enrolments.join(another);
    expect((await enrolments.list()).find(({ id }) => id === SAMPLE)?.envios).toEqual([]);
  });
});
