import { describe, expect, it } from 'vitest';
import { errorCode } from '@/contracts/app-error';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { buildCorrection } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { essaysOf } from '../../support/stored-essays';

const otavio = buildTeacher();
const LATER = '2025-11-01T02:59:59.999Z';
const OVER = '2025-01-01T02:59:59.999Z';
const GUIDED: ThemeGuidance = {
  instrucoes: 'Use um dos textos.',
  textos: [{ texto: 'A leitura cresceu.', fonte: '' }],
  proposta: null,
  envio: 'manuscrita',
};

async function open() {
  const { classrooms } = fakeServices({ user: otavio }).backend;
  const [first, second] = await classrooms.list();
  const versions = new Map([first!, second!].map(({ id, tema_versao }) => [id, tema_versao]));
  /** As they were read at the beginning. */
  const rooms = (given: readonly string[]) =>
    given.map((id) => ({ id, prazo: LATER, tema_versao: versions.get(id) ?? 0 }));
  return { classrooms, rooms, ids: [first!.id, second!.id] as const };
}

describe('a theme given to several classes', () => {
  it('is that of each, with its date and what goes along, and changes without becoming another', async () => {
    const { classrooms, rooms, ids } = await open();
    const [a, b] = rooms(ids);
    const given = classrooms.giveTheme([a!, { ...b!, prazo: null }], { tema: ' A rua ', orientacao: GUIDED });
    expect(await given).toEqual({ result: 'given' });
    for (const [id, prazo] of [
      [ids[0], LATER],
      [ids[1], null],
    ] as const)
      expect((await classrooms.get(id))?.temas[0]).toMatchObject({
        tema: 'A rua',
        prazo,
        orientacao: GUIDED,
      });
    const again = { ...a!, tema_versao: a!.tema_versao + 1 };
    await classrooms.giveTheme([again], { tema: 'A rua', orientacao: NO_GUIDANCE });
    const { temas } = (await classrooms.get(ids[0]))!;
    expect(temas[0]).toMatchObject({ tema: 'A rua', orientacao: NO_GUIDANCE });
    expect(temas[1]?.tema).not.toBe('A rua');
  });

  it('is given to none where one is archived, has another theme by now or is not there', async () => {
    const { classrooms, rooms, ids } = await open();
    const before = (await classrooms.get(ids[0]))!.tema_versao;
    const theme = { tema: 'A rua', orientacao: GUIDED };
    const missing = classrooms.giveTheme([...rooms(ids), ...rooms(['nada'])], theme);
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
    const [first, second] = rooms(ids);
    await classrooms.setTheme(ids[1], { ...second!, tema: 'O rio' });
    const [, { tema_versao } = { tema_versao: 0 }] = await classrooms.list();
    expect(await classrooms.giveTheme([first!, second!], theme)).toEqual({
      result: 'conflict',
      rooms: [{ id: ids[1], versao: tema_versao, tema: expect.objectContaining({ tema: 'O rio' }) }],
    });
    expect((await classrooms.get(ids[1]))?.temas[0]?.tema).toBe('O rio');
    await classrooms.archive(ids[1], true);
    expect(await classrooms.giveTheme([first!, { ...second!, tema_versao }], theme)).toEqual({
      result: 'archived',
    });
    expect((await classrooms.get(ids[0]))!.tema_versao).toBe(before);
  });

  it.each([
    ['a date that is over', { prazo: OVER }, GUIDED],
    ['a long text', {}, { ...GUIDED, textos: [{ texto: 'a'.repeat(4001), fonte: '' }] }],
    ['long instructions', {}, { ...GUIDED, instrucoes: 'a'.repeat(2001) }],
    ['five texts', {}, { ...GUIDED, textos: Array.from({ length: 5 }, () => ({ texto: 'a', fonte: '' })) }],
  ])('is refused with %s, for all of them', async (_, date, orientacao) => {
    const { classrooms, rooms, ids } = await open();
    const [first, second] = rooms(ids);
    const giving = classrooms.giveTheme([first!, { ...second!, ...date }], { tema: 'A rua', orientacao });
    await expect(giving).rejects.toMatchObject({ code: 'refused' });
    expect((await classrooms.get(ids[0]))?.temas[0]?.tema).not.toBe('A rua');
  });

  it('is copied with what goes along and without its date', async () => {
    const { classrooms, rooms, ids } = await open();
    await classrooms.giveTheme(rooms(ids), { tema: 'A rua', orientacao: GUIDED });
    await classrooms.copy(ids[0], { newId: 'nova', nome: '3º A', withNames: false, withThemes: true });
    expect((await classrooms.get('nova'))?.temas[0]).toMatchObject({
      tema: 'A rua',
      prazo: null,
      orientacao: GUIDED,
    });
  });
});

describe('a theme that is to be written in one way', () => {
  it.each([
    ['manuscrita', false, 'only-handwritten'],
    ['manuscrita', true, null],
    ['digitada', true, 'only-typed'],
    ['digitada', false, null],
    ['livre', true, null],
  ] as const)('%s, from a photo: %s, answers %s', async (envio, fromPhoto, refusal) => {
    const services = fakeServices({ user: otavio });
    const { classrooms, enrolments } = services.backend;
    const id = 'exemplo-3a';
    const { codigo } = await classrooms.renewInvite(id);
    const { tema_versao } = (await classrooms.get(id))!;
    await classrooms.giveTheme([{ id, prazo: null, tema_versao }], {
      tema: 'A rua',
      orientacao: { ...NO_GUIDANCE, envio },
    });
    await services.session.signOut();
    await services.session.signIn({ email: 'helena@example.com', password: 'segredo', userType: 'student' });
    await enrolments.join(codigo);
    const essay = buildCorrection({ id: '1', theme: 'A rua' });
    const { grifo } = essay.aiAnalysis;
    const extras = { producer: 'rules', version: '1', evidence: {}, ...grifo, fromPhoto } as const;
    await essaysOf(services).save({ ...essay, aiAnalysis: { ...essay.aiAnalysis, grifo: extras } });
    const sending = enrolments.send({ classroomId: id, essayId: '1', themeId: null });
    expect(await sending.then(() => null, errorCode)).toBe(refusal);
    expect((await enrolments.list())[0]).toMatchObject({
      tema: { orientacao: { envio } },
      envios: refusal ? [] : [{ redacao_id: '1' }],
    });
  });
});
