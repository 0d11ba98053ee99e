// @vitest-environment jsdom
import { NO_ANNOTATIONS } from '@/domain/classrooms/annotations';
import { buildAnnotations } from '../../support/classrooms';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '@/data/backend';
import { buildCorrection, SAMPLE_THEME } from '../../support/builders';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer, newLiveUser, openLive } from './live-pages';

isolatePages();
const backend = liveBackend();

type Live = Awaited<ReturnType<typeof newLiveUser>> & Omit<Backend, 'essays'>;

async function newUser(userType: 'student' | 'teacher', name: string): Promise<Live> {
  const page = await newLiveUser(backend, { userType, name });
  return { ...page, ...page.backend, essays: page.essays };
}

const named = (nome: string) => ({ id: crypto.randomUUID(), nome, email: null });

/** The server writes an instant in its own way. */
const sameInstant = (iso: string) =>
  expect.toSatisfy((value: string) => Date.parse(value) === Date.parse(iso), iso);

let otavio: Live;
let helena: Live;
let id: string;

/** A class of Otávio's with an invite that Helena has accepted. */
beforeEach(async () => {
  otavio = await newUser('teacher', 'Otávio Reis');
  helena = await newUser('student', 'Helena Prado');
  id = await otavio.classrooms.create({ nome: '3º ano A', descricao: 'Terças, manhã' });
  const { codigo } = await otavio.classrooms.renewInvite(id);
  await helena.enrolments.join(codigo);
});

/** Helena writes, and the server vouches for the levels where asked to. */
async function write(score = 760, { isVouched = true } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await helena.essays.save(buildCorrection({ id, score, submittedAt: new Date().toISOString() }));
  if (isVouched) await asServer(backend, 'PATCH', `redacoes?id=eq.${id}`, { origem: 'funcao' });
  return id;
}

async function give(tema: string, prazo: string | null = null) {
  const { tema_versao } = (await otavio.classrooms.get(id))!;
  return otavio.classrooms.setTheme(id, { tema, prazo, tema_versao });
}

it('a class goes its whole way: theme, essay, report, review, removal and back', async () => {
  const prazo = '2030-10-27T02:59:59.999Z';
  expect(await give(`  ${SAMPLE_THEME} `, prazo)).toBe('set');
  const [enrolment] = await helena.enrolments.list();
  expect(enrolment).toMatchObject({
    id,
    nome: '3º ano A',
    professor_nome: 'Otávio Reis',
    tema: { tema: SAMPLE_THEME, prazo: sameInstant(prazo) },
    envios: [],
  });

  const essayId = await write(760);
  const themeId = enrolment!.tema!.id;
  await helena.enrolments.send({ classroomId: id, essayId, themeId });
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent, ...others] = await otavio.classrooms.sentEssays(id);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    aluno_id: helena.user.id,
    aluno_nome: 'Helena Prado',
    tema_id: themeId,
    tema: SAMPLE_THEME,
    niveis_professor: [null, null, null, null, null],
    revisada: false,
  });
  expect(sent?.niveis?.reduce<number>((sum, level) => sum + level, 0)).toBe(760);
  expect(await otavio.classrooms.list()).toEqual([
    {
      id,
      nome: '3º ano A',
      descricao: 'Terças, manhã',
      tema: SAMPLE_THEME,
      tema_versao: 1,
      alunos: 1,
      redacoes: 1,
      media: 760,
      arquivada: false,
      sou_dono: true,
    },
  ]);
  expect(await otavio.classrooms.recentEssays()).toMatchObject([
    { envio_id: sent?.id, sala_id: id, sala_nome: '3º ano A', aluno_nome: 'Helena Prado', total: 760 },
  ]);

  const read = await otavio.classrooms.essay(sent!.id);
  expect(read).toMatchObject({ sala_nome: '3º ano A', pendente: false, revisao: [] });
  expect(read?.correction).toEqual(await helena.essays.get(essayId));
  const items = [
    { competencia: 1, comentario: 'Cuidado com a vírgula 🖊️.', nivel: null, motivo: '' },
    { competencia: 5, comentario: '', nivel: 200, motivo: 'A proposta está completa.' },
  ] as const;
  const unseen = { versao: 0, rascunho_versao: 0 };
  const review = await otavio.classrooms.review(sent!.id, items, buildAnnotations(), unseen);
  expect(review).toMatchObject({
    result: 'published',
    publicacao: { versao: 1, professor_nome: 'Otávio Reis', meu: true },
    revisao: items,
    anotacoes: { ...buildAnnotations(), autor: 'Otávio Reis' },
  });
  const [seen] = await helena.enrolments.reviews(essayId);
  expect(seen).toEqual({
    id: sent?.id,
    sala_id: id,
    sala_nome: '3º ano A',
    professor_nome: 'Otávio Reis',
    professores: ['Otávio Reis'],
    enviado_em: sent?.enviado_em,
    retirada_em: null,
    pendente: false,
    revisao: review.revisao,
    anotacoes: review.anotacoes,
  });
  // On another device, which had not read it.
  const { result: _result, ...current } = review;
  expect(await otavio.classrooms.review(sent!.id, [], NO_ANNOTATIONS, unseen)).toEqual({
    result: 'conflict',
    ...current,
  });
  expect((await otavio.classrooms.essay(sent!.id))?.publicacao).toEqual(review.publicacao);
  const draft = [{ comment: 'Começo', level: '', reason: '' }];
  const over = { versao: 0, revisao_versao: 1 };
  expect(await otavio.reviews.keepDraft(sent!.id, draft, undefined, over)).toEqual({ versao: 1 });
  expect(await otavio.reviews.keepDraft(sent!.id, [], undefined, over)).toEqual({
    newer: await otavio.reviews.draft(sent!.id),
  });
  expect((await helena.enrolments.list())[0]?.envios).toMatchObject([
    { redacao_id: essayId, revisada: true },
  ]);

  await otavio.classrooms.removeStudent(id, helena.user.id);
  expect(await otavio.classrooms.sentEssays(id)).toEqual([]);
  expect(await otavio.classrooms.essay(sent!.id)).toBeNull();
  expect(await helena.enrolments.list()).toEqual([]);
  await otavio.classrooms.restoreStudent(id, helena.user.id);
  expect(await otavio.classrooms.sentEssays(id)).toMatchObject([{ id: sent?.id, revisada: true }]);

  expect(await otavio.classrooms.review(sent!.id, [], NO_ANNOTATIONS)).toMatchObject({
    revisao: [],
    anotacoes: null,
  });
  await helena.enrolments.takeBack(sent!.id);
  await helena.enrolments.takeBack(sent!.id);
  expect(await otavio.classrooms.sentEssays(id)).toEqual([]);
  await helena.enrolments.leave(id);
  await helena.enrolments.leave(id);
  expect((await otavio.classrooms.get(id))?.alunos).toEqual([]);
});

describe('an invite', () => {
  it('is read by visitors, who are not told the e-mail', async () => {
    const { convite } = (await otavio.classrooms.get(id))!;
    const visitor = openLive(backend).backend;
    const invitation = await visitor.enrolments.invitation(convite!.codigo);
    expect(invitation).toEqual({
      id,
      nome: '3º ano A',
      descricao: 'Terças, manhã',
      professor_nome: 'Otávio Reis',
      professor_email: null,
    });
    expect(await helena.enrolments.invitation(convite!.codigo)).toEqual({
      ...invitation,
      professor_email: otavio.user.email,
    });
    expect(await visitor.enrolments.invitation('nada')).toBeNull();
  });

  it('revoked, renewed or of a class that is gone lets nobody in; a teacher never', async () => {
    const { convite: first } = (await otavio.classrooms.get(id))!;
    const second = await otavio.classrooms.renewInvite(id);
    const invalid = { motivo: 'convite_invalido' };
    const caio = await newUser('student', 'Caio Ferreira');
    expect(await caio.enrolments.join(first!.codigo)).toEqual(invalid);
    expect(await otavio.enrolments.join(second.codigo)).toEqual({ motivo: 'apenas_alunos' });
    expect(await helena.enrolments.join(second.codigo)).toEqual({ sala: { id, nome: '3º ano A' } });
    expect((await otavio.classrooms.get(id))?.alunos).toHaveLength(1);
    await otavio.classrooms.revokeInvite(id);
    expect((await otavio.classrooms.get(id))?.convite).toBeNull();
    expect(await caio.enrolments.invitation(second.codigo)).toBeNull();
    const third = await otavio.classrooms.renewInvite(id);
    await otavio.classrooms.remove(id);
    expect(await caio.enrolments.join(third.codigo)).toEqual(invalid);
  });

  it('of before does not let back in who was removed', async () => {
    const { convite } = (await otavio.classrooms.get(id))!;
    await otavio.classrooms.removeStudent(id, helena.user.id);
    expect(await helena.enrolments.invitation(convite!.codigo)).toBeNull();
    expect(await helena.enrolments.join(convite!.codigo)).toEqual({ motivo: 'convite_invalido' });
    const { codigo } = await otavio.classrooms.renewInvite(id);
    expect(await helena.enrolments.join(codigo)).toMatchObject({ sala: { id } });
  });

  it('gives whoever joins the place of an expected student of that name', async () => {
    await otavio.classrooms.expectStudents(id, ['Caio Ferreira', 'Davi Nunes', 'Davi Nunes'].map(named));
    const { convite, nomes } = (await otavio.classrooms.get(id))!;
    const caio = await newUser('student', 'caio ferreira');
    await caio.enrolments.join(convite!.codigo);
    const after = (await otavio.classrooms.get(id))!;
    expect(after.alunos.map(({ nome }) => nome)).toEqual(['caio ferreira', 'Helena Prado']);
    expect(after.nomes.map(({ nome }) => nome)).toEqual(['Davi Nunes', 'Davi Nunes']);
    const davi = nomes.find(({ nome }) => nome === 'Davi Nunes')!;
    expect(await otavio.classrooms.forgetExpected(id, davi.id, 0)).toBe(true);
    await expect(otavio.classrooms.forgetExpected(id, davi.id, 0)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('a list is imported, and everybody gets the place in it', async () => {
  const { convite } = (await otavio.classrooms.get(id))!;
  const bia = await newUser('student', 'biazinha');
  const ana = await newUser('student', 'Ana Souza');
  const list = [
    { ...named('Beatriz Lima'), email: bia.user.email },
    named('Ana Clara Souza'),
    { ...named('Caio Ferreira'), email: 'caio.ferreira@exemplo.com' },
  ];
  await otavio.classrooms.expectStudents(id, list);
  await otavio.classrooms.expectStudents(id, list);
  for (const student of [bia, ana]) await student.enrolments.join(convite!.codigo);
  const places = async () =>
    Object.fromEntries(
      (await otavio.classrooms.get(id))!.alunos.map(({ nome, nome_na_lista }) => [nome, nome_na_lista]),
    );
  expect(await places()).toEqual({ 'Helena Prado': null, biazinha: 'Beatriz Lima', 'Ana Souza': null });
  await otavio.classrooms.assignPlace(id, list[1]!.id, ana.user.id);
  expect((await places())['Ana Souza']).toBe('Ana Clara Souza');
  await otavio.classrooms.undoPlace(id, ana.user.id, 'ana.clara@exemplo.com');
  expect((await otavio.classrooms.get(id))?.nomes).toMatchObject([
    { nome: 'Ana Clara Souza', email: 'ana.clara@exemplo.com' },
    { nome: 'Caio Ferreira', email: 'caio.ferreira@exemplo.com' },
  ]);
  await ana.profile.save({ nome: 'helena prado' });
  expect((await otavio.classrooms.get(id))?.alunos).toMatchObject([
    { nome: 'biazinha' },
    { nome: 'Helena Prado (1)', nome_anterior: null },
    { nome: 'helena prado (2)', nome_anterior: 'Ana Souza' },
  ]);
});

describe('a theme', () => {
  it('of two tabs: the later one is told, and nothing of it is kept', async () => {
    const { tema_versao } = (await otavio.classrooms.get(id))!;
    const set = (tema: string) => otavio.classrooms.setTheme(id, { tema, prazo: null, tema_versao });
    expect(await set('O acesso ao saneamento')).toBe('set');
    expect(await set('A memória dos bairros')).toBe('conflict');
    expect((await otavio.classrooms.get(id))?.temas).toMatchObject([{ tema: 'O acesso ao saneamento' }]);
  });

  it('keeps its place when only its date changes, and gives it to the next one', async () => {
    await give('O acesso ao saneamento');
    await give('O acesso ao saneamento', '2030-01-01T02:59:59.999Z');
    await give('A memória dos bairros');
    expect((await otavio.classrooms.get(id))?.temas).toMatchObject([
      { tema: 'A memória dos bairros', prazo: null },
      { tema: 'O acesso ao saneamento', prazo: sameInstant('2030-01-01T02:59:59.999Z') },
    ]);
  });
});

it('an essay only the student’s device vouches for waits, until the teacher has given five levels', async () => {
  const essayId = await write(800, { isVouched: false });
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent] = await otavio.classrooms.sentEssays(id);
  expect(sent).toMatchObject({ niveis: null });
  expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: null }]);
  expect(await otavio.classrooms.essay(sent!.id)).toMatchObject({ pendente: true });
  const items = ([1, 2, 3, 4, 5] as const).map((competencia) => ({
    competencia,
    comentario: '',
    nivel: 120 as const,
    motivo: 'Lida em sala.',
  }));
  await otavio.classrooms.review(sent!.id, items);
  expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: 600 }]);
  expect((await otavio.classrooms.list())[0]).toMatchObject({ media: 600 });
});

it('what is another teacher’s is not there', async () => {
  const essayId = await write();
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const [sent] = await otavio.classrooms.sentEssays(id);
  const { classrooms } = await newUser('teacher', 'Regina Campelo');
  const missing = { code: 'not-found' };
  expect(await classrooms.list()).toEqual([]);
  expect(await classrooms.get(id)).toBeNull();
  expect(await classrooms.get('exemplo-3a')).toBeNull();
  expect(await classrooms.essay(sent!.id)).toBeNull();
  const nova = { nome: 'Nova', descricao: '' };
  const theme = { tema: 'Outro', prazo: null, tema_versao: 0 };
  const refusals: (() => Promise<unknown>)[] = [
    () => classrooms.edit(id, nova),
    () => classrooms.remove(id),
    () => classrooms.setTheme(id, theme),
    () => classrooms.expectStudents(id, [named('Caio')]),
    () => classrooms.assignPlace(id, crypto.randomUUID(), helena.user.id),
    () => classrooms.undoPlace(id, helena.user.id, null),
    () => classrooms.removeStudent(id, helena.user.id),
    () => classrooms.restoreStudent(id, helena.user.id),
    () => classrooms.renewInvite(id),
    () => classrooms.revokeInvite(id),
    () => classrooms.sentEssays(id),
    () => classrooms.review(sent!.id, []),
  ];
  for (const refused of refusals) await expect(refused()).rejects.toMatchObject(missing);
  expect((await otavio.classrooms.get(id))?.alunos).toHaveLength(1);
});

it.each([
  ['a name of 500 characters', { nome: 'a'.repeat(500), descricao: '' }],
  ['a blank name', { nome: ' \n ', descricao: '' }],
])('%s is refused, and nothing changes', async (_requirement, input) => {
  await expect(otavio.classrooms.create(input)).rejects.toMatchObject({ code: 'refused' });
  await expect(otavio.classrooms.edit(id, input)).rejects.toMatchObject({ code: 'refused' });
  expect((await otavio.classrooms.list()).map(({ nome }) => nome)).toEqual(['3º ano A']);
});

it('takes emoji and markup as they are', async () => {
  const nome = `<b>Sala</b> 🦅${'é'.repeat(80)}`;
  await otavio.classrooms.edit(id, { nome, descricao: '<script>' });
  expect(await otavio.classrooms.get(id)).toMatchObject({ nome, descricao: '<script>' });
});

it('a theme goes to several classes with what goes along, and takes essays written as it asks', async () => {
  const second = await otavio.classrooms.create({ nome: '3º ano B', descricao: '' });
  const orientacao = {
    instrucoes: 'Leia antes.',
    textos: [{ texto: 'A rua é de todos.', fonte: '' }],
    proposta: null,
    envio: 'manuscrita',
  } as const;
  const read = async () => (await otavio.classrooms.list()).map((one) => ({ ...one, prazo: null }));
  const rooms = await read();
  await otavio.classrooms.giveTheme(rooms, { tema: SAMPLE_THEME, orientacao });
  expect((await otavio.classrooms.get(second))?.temas).toMatchObject([{ tema: SAMPLE_THEME, orientacao }]);
  const [enrolment] = await helena.enrolments.list();
  expect(enrolment?.tema).toMatchObject({ orientacao });

  const typed = helena.enrolments.send({ classroomId: id, essayId: await write(), themeId: null });
  await expect(typed).rejects.toMatchObject({ code: 'only-handwritten' });

  const water = { tema: 'A água', orientacao };
  const [, other] = await read();
  expect(await otavio.classrooms.giveTheme([rooms[0]!, other!], water)).toMatchObject({
    result: 'conflict',
    rooms: [{ id: rooms[0]!.id, versao: rooms[0]!.tema_versao + 1, tema: { orientacao } }],
  });
  await otavio.classrooms.archive(second, true);
  expect(await otavio.classrooms.giveTheme(await read(), water)).toEqual({ result: 'archived' });
  const alien = [{ id: crypto.randomUUID(), prazo: null, tema_versao: 0 }];
  await expect(otavio.classrooms.giveTheme(alien, water)).rejects.toMatchObject({ code: 'not-found' });

  const names = [named('Bia'), named('Caio')];
  await otavio.classrooms.expectStudents(id, names);
  expect(await otavio.classrooms.undoExpected(id, [names[0]!.id])).toBe(1);
  expect((await otavio.classrooms.get(id))?.nomes).toMatchObject([{ nome: 'Caio' }]);
});

it('a class has a short code, is archived, copied, deleted and had back', async () => {
  const caio = await newUser('student', 'Caio Lima');
  const { codigo, codigo_curto } = (await otavio.classrooms.get(id))!.convite!;
  expect(await caio.enrolments.openShortCode(codigo_curto)).toEqual({ codigo });
  expect(await caio.enrolments.openShortCode('222222')).toEqual({ motivo: 'convite_invalido' });
  await give('A água');

  await otavio.classrooms.archive(id, true);
  expect(await caio.enrolments.openShortCode(codigo_curto)).toEqual({ motivo: 'convite_invalido' });
  expect(await otavio.classrooms.get(id)).toMatchObject({ arquivada: true, convite: null });
  expect(await helena.enrolments.list()).toMatchObject([
    { id, arquivada: true, professores: ['Otávio Reis'] },
  ]);
  const late = helena.enrolments.send({ classroomId: id, essayId: await write(), themeId: null });
  await expect(late).rejects.toMatchObject({ code: 'not-found' });

  const newId = crypto.randomUUID();
  await otavio.classrooms.copy(id, { newId, nome: '3º ano A de 2026', withNames: true });
  expect(await otavio.classrooms.get(newId)).toMatchObject({
    nome: '3º ano A de 2026',
    descricao: 'Terças, manhã',
    arquivada: false,
    nomes: [{ nome: 'Helena Prado' }],
  });

  await otavio.classrooms.remove(id);
  expect(await otavio.classrooms.list()).toMatchObject([{ id: newId }]);
  expect(await helena.enrolments.list()).toEqual([]);
  expect(await otavio.classrooms.deleted()).toMatchObject([{ id, nome: '3º ano A' }]);
  await otavio.classrooms.restore(id);
  expect(await otavio.classrooms.deleted()).toEqual([]);
  expect(await helena.enrolments.list()).toMatchObject([{ id, tema: { tema: 'A água' } }]);
});

it('a class is taught by several, until one is removed', async () => {
  const lia = await newUser('teacher', 'Lia Castro');
  const essayId = await write();
  await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
  const { codigo } = await otavio.coTeachers.invite(id);
  expect(await lia.coTeachers.invitation(codigo)).toEqual({
    nome: '3º ano A',
    professor_nome: 'Otávio Reis',
  });
  expect(await lia.coTeachers.join(codigo)).toEqual({ sala: { id, nome: '3º ano A' } });
  expect(await lia.coTeachers.team(id)).toMatchObject({
    professores: [
      { nome: 'Otávio Reis', dono: true },
      { nome: 'Lia Castro', dono: false },
    ],
    sou_dono: false,
    convite: null,
  });
  expect(await lia.classrooms.get(id)).toMatchObject({ sou_dono: false });
  const [sent] = await lia.classrooms.sentEssays(id);
  const items = [{ competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' }] as const;
  await lia.classrooms.review(sent!.id, items);
  expect(await helena.enrolments.reviews(essayId)).toMatchObject([
    { professores: ['Otávio Reis', 'Lia Castro'], revisao: [{ comentario: 'Bom.' }] },
  ]);
  await expect(lia.classrooms.remove(id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(lia.coTeachers.invite(id)).rejects.toMatchObject({ code: 'not-found' });

  await otavio.coTeachers.remove(id, lia.user.id);
  expect(await lia.classrooms.get(id)).toBeNull();
  expect(await lia.classrooms.list()).toEqual([]);
  expect(await lia.classrooms.essay(sent!.id)).toBeNull();
  expect(await lia.coTeachers.join(codigo)).toEqual({ motivo: 'convite_invalido' });
});
