// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { LateServices } from '@/data/late-services';
import { buildCorrection, SAMPLE_THEME } from '../../support/builders';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer, newLiveUser, openLive } from './live-pages';

isolatePages();
const backend = liveBackend();

type Live = Awaited<ReturnType<typeof newLiveUser>> & LateServices;

async function newUser(userType: 'student' | 'teacher', name: string): Promise<Live> {
  const page = await newLiveUser(backend, { userType, name });
  return { ...page, ...(await page.late()) };
}

let otavio: Live;
let helena: Live;
let id: string;

/** A class of Otávio's with an invite that Helena has accepted. */
beforeEach(async () => {
  otavio = await newUser('teacher', 'Otávio Reis');
  helena = await newUser('student', 'Helena Prado');
  id = await otavio.classrooms.create({ nome: '3º ano A', descricao: 'Terças, manhã' });
  const { code } = await otavio.classrooms.renewInvite(id);
  await helena.enrolments.join(code);
});

/** Helena writes, and the server vouches for the levels where asked to. */
async function write(score = 760, { isVouched = true } = {}): Promise<string> {
  await helena.corrections.save(buildCorrection({ score, submittedAt: new Date().toISOString() }));
  await helena.sent();
  const [newest] = await helena.corrections.list();
  if (isVouched) await asServer(backend, 'PATCH', `redacoes?id=eq.${newest?.id}`, { origem: 'funcao' });
  return newest?.id ?? '';
}

async function give(tema: string, dueAt: string | null = null) {
  const { themeVersion: seenVersion } = (await otavio.classrooms.classroom(id))!;
  return otavio.classrooms.setTheme(id, { tema, dueAt, seenVersion });
}

it('a class goes its whole way: theme, essay, report, review, removal and back', async () => {
  const dueAt = '2030-10-27T02:59:59.999Z';
  expect(await give(`  ${SAMPLE_THEME} `, dueAt)).toBe('set');
  const [enrolment] = await helena.enrolments.list();
  expect(enrolment).toMatchObject({
    id,
    nome: '3º ano A',
    teacherName: 'Otávio Reis',
    theme: { tema: SAMPLE_THEME, dueAt },
    sent: [],
  });

  const essayId = await write(760);
  const themeId = enrolment!.theme!.id;
  await helena.enrolments.send({ classroomId: id, essayId, themeId });
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent, ...others] = await otavio.classrooms.sentEssays(id);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    studentId: helena.user.id,
    studentName: 'Helena Prado',
    themeId,
    theme: SAMPLE_THEME,
    teacherLevels: [null, null, null, null, null],
    isReviewed: false,
  });
  expect(sent?.levels?.reduce<number>((sum, level) => sum + level, 0)).toBe(760);
  expect(await otavio.classrooms.summaries()).toEqual([
    {
      id,
      nome: '3º ano A',
      descricao: 'Terças, manhã',
      tema: SAMPLE_THEME,
      studentCount: 1,
      correctedEssayCount: 1,
      averageTotal: 760,
    },
  ]);
  expect(await otavio.classrooms.recentEssays()).toMatchObject([
    { id: sent?.id, classroomId: id, classroomName: '3º ano A', studentName: 'Helena Prado', total: 760 },
  ]);

  const read = await otavio.classrooms.essay(sent!.id);
  expect(read).toMatchObject({ classroomName: '3º ano A', isPending: false, review: null });
  expect(read?.correction).toEqual(await helena.corrections.get(essayId));
  const items = [
    { competency: 1, comment: 'Cuidado com a vírgula 🖊️.', level: null, reason: '' },
    { competency: 5, comment: '', level: 200, reason: 'A proposta está completa.' },
  ] as const;
  const review = await otavio.classrooms.review(sent!.id, items);
  expect(review).toMatchObject({ items });
  const [seen] = await helena.enrolments.reviews(essayId);
  expect(seen).toEqual({
    id: sent?.id,
    classroomId: id,
    classroomName: '3º ano A',
    teacherName: 'Otávio Reis',
    sentAt: sent?.sentAt,
    isPending: false,
    review,
  });
  expect((await helena.enrolments.list())[0]?.sent).toMatchObject([{ essayId, isReviewed: true }]);

  await otavio.classrooms.removeStudent(id, helena.user.id);
  expect(await otavio.classrooms.sentEssays(id)).toEqual([]);
  expect(await otavio.classrooms.essay(sent!.id)).toBeNull();
  expect(await helena.enrolments.list()).toEqual([]);
  await otavio.classrooms.restoreStudent(id, helena.user.id);
  expect(await otavio.classrooms.sentEssays(id)).toMatchObject([{ id: sent?.id, isReviewed: true }]);

  expect(await otavio.classrooms.review(sent!.id, [])).toBeNull();
  await helena.enrolments.takeBack(sent!.id);
  await helena.enrolments.takeBack(sent!.id);
  expect(await otavio.classrooms.sentEssays(id)).toEqual([]);
  await helena.enrolments.leave(id);
  await helena.enrolments.leave(id);
  expect((await otavio.classrooms.classroom(id))?.students).toEqual([]);
});

describe('an invite', () => {
  it('is read by visitors, who are not told the e-mail', async () => {
    const { invite } = (await otavio.classrooms.classroom(id))!;
    const visitor = await openLive(backend).late();
    const invitation = await visitor.enrolments.invitation(invite!.code);
    expect(invitation).toEqual({
      id,
      nome: '3º ano A',
      descricao: 'Terças, manhã',
      professor_nome: 'Otávio Reis',
      professor_email: null,
    });
    expect(await helena.enrolments.invitation(invite!.code)).toEqual({
      ...invitation,
      professor_email: otavio.user.email,
    });
    expect(await visitor.enrolments.invitation('nada')).toBeNull();
  });

  it('revoked, renewed or of a class that is gone lets nobody in; a teacher never', async () => {
    const { invite: first } = (await otavio.classrooms.classroom(id))!;
    const second = await otavio.classrooms.renewInvite(id);
    const invalid = { ok: false, reason: 'invalid-invite' };
    const caio = await newUser('student', 'Caio Ferreira');
    expect(await caio.enrolments.join(first!.code)).toEqual(invalid);
    expect(await otavio.enrolments.join(second.code)).toEqual({ ok: false, reason: 'students-only' });
    expect(await helena.enrolments.join(second.code)).toEqual({ ok: true, id, nome: '3º ano A' });
    expect((await otavio.classrooms.classroom(id))?.students).toHaveLength(1);
    await otavio.classrooms.revokeInvite(id);
    expect((await otavio.classrooms.classroom(id))?.invite).toBeNull();
    expect(await caio.enrolments.invitation(second.code)).toBeNull();
    const third = await otavio.classrooms.renewInvite(id);
    await otavio.classrooms.remove(id);
    expect(await caio.enrolments.join(third.code)).toEqual(invalid);
  });

  it('of before does not let back in who was removed', async () => {
    const { invite } = (await otavio.classrooms.classroom(id))!;
    await otavio.classrooms.removeStudent(id, helena.user.id);
    expect(await helena.enrolments.invitation(invite!.code)).toBeNull();
    expect(await helena.enrolments.join(invite!.code)).toMatchObject({ ok: false });
    const { code } = await otavio.classrooms.renewInvite(id);
    expect(await helena.enrolments.join(code)).toMatchObject({ ok: true });
  });

  it('gives whoever joins the place of an expected student of that name', async () => {
    for (const name of ['Caio Ferreira', 'Caio Ferreira', 'Davi Nunes'])
      await otavio.classrooms.expectStudent(id, name);
    const { invite, expected } = (await otavio.classrooms.classroom(id))!;
    const caio = await newUser('student', 'caio ferreira');
    await caio.enrolments.join(invite!.code);
    const after = (await otavio.classrooms.classroom(id))!;
    expect(after.students.map(({ name }) => name)).toEqual(['caio ferreira', 'Helena Prado']);
    expect(after.expected.map(({ name }) => name)).toEqual(['Caio Ferreira', 'Davi Nunes']);
    const davi = expected.find(({ name }) => name === 'Davi Nunes')!;
    await otavio.classrooms.forgetExpected(id, davi.id);
    await expect(otavio.classrooms.forgetExpected(id, davi.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a theme', () => {
  it('of two tabs: the later one is told, and nothing of it is kept', async () => {
    const { themeVersion: seenVersion } = (await otavio.classrooms.classroom(id))!;
    const set = (tema: string) => otavio.classrooms.setTheme(id, { tema, dueAt: null, seenVersion });
    expect(await set('O acesso ao saneamento')).toBe('set');
    expect(await set('A memória dos bairros')).toBe('conflict');
    expect((await otavio.classrooms.classroom(id))?.themes).toMatchObject([
      { tema: 'O acesso ao saneamento' },
    ]);
  });

  it('keeps its place when only its date changes, and gives it to the next one', async () => {
    await give('O acesso ao saneamento');
    await give('O acesso ao saneamento', '2030-01-01T02:59:59.999Z');
    await give('A memória dos bairros');
    expect((await otavio.classrooms.classroom(id))?.themes).toMatchObject([
      { tema: 'A memória dos bairros', dueAt: null },
      { tema: 'O acesso ao saneamento', dueAt: '2030-01-01T02:59:59.999Z' },
    ]);
  });
});

it('an essay only the student’s device vouches for waits, until the teacher has given five levels', async () => {
  const essayId = await write(800, { isVouched: false });
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent] = await otavio.classrooms.sentEssays(id);
  expect(sent).toMatchObject({ levels: null });
  expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: null }]);
  expect(await otavio.classrooms.essay(sent!.id)).toMatchObject({ isPending: true });
  const items = ([1, 2, 3, 4, 5] as const).map((competency) => ({
    competency,
    comment: '',
    level: 120 as const,
    reason: 'Lida em sala.',
  }));
  await otavio.classrooms.review(sent!.id, items);
  expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: 600 }]);
  expect((await otavio.classrooms.summaries())[0]).toMatchObject({ averageTotal: 600 });
});

it('what is another teacher’s is not there', async () => {
  const essayId = await write();
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent] = await otavio.classrooms.sentEssays(id);
  const { classrooms } = await newUser('teacher', 'Regina Campelo');
  const missing = { code: 'not-found' };
  expect(await classrooms.summaries()).toEqual([]);
  expect(await classrooms.classroom(id)).toBeNull();
  expect(await classrooms.classroom('exemplo-3a')).toBeNull();
  expect(await classrooms.essay(sent!.id)).toBeNull();
  const nova = { nome: 'Nova', descricao: '' };
  const theme = { tema: 'Outro', dueAt: null, seenVersion: 0 };
  const refusals: (() => Promise<unknown>)[] = [
    () => classrooms.edit(id, nova),
    () => classrooms.remove(id),
    () => classrooms.setTheme(id, theme),
    () => classrooms.expectStudent(id, 'Caio'),
    () => classrooms.removeStudent(id, helena.user.id),
    () => classrooms.restoreStudent(id, helena.user.id),
    () => classrooms.renewInvite(id),
    () => classrooms.revokeInvite(id),
    () => classrooms.sentEssays(id),
    () => classrooms.review(sent!.id, []),
  ];
  for (const refused of refusals) await expect(refused()).rejects.toMatchObject(missing);
  expect((await otavio.classrooms.classroom(id))?.students).toHaveLength(1);
});

it.each([
  ['a name of 500 characters', { nome: 'a'.repeat(500), descricao: '' }],
  ['a blank name', { nome: ' \n ', descricao: '' }],
])('%s is refused, and nothing changes', async (_requirement, input) => {
  await expect(otavio.classrooms.create(input)).rejects.toMatchObject({ code: 'refused' });
  await expect(otavio.classrooms.edit(id, input)).rejects.toMatchObject({ code: 'refused' });
  expect((await otavio.classrooms.summaries()).map(({ nome }) => nome)).toEqual(['3º ano A']);
});

it('takes emoji and markup as they are', async () => {
  const nome = `<b>Turma</b> 🦅${'é'.repeat(80)}`;
  await otavio.classrooms.edit(id, { nome, descricao: '<script>' });
  expect(await otavio.classrooms.classroom(id)).toMatchObject({ nome, descricao: '<script>' });
});
