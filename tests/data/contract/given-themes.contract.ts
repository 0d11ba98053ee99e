import { beforeAll, describe, expect, it } from 'vitest';
import { errorCode } from '@/contracts/app-error';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import {
  correctionOf,
  giveTheme,
  newClass,
  newId,
  sameInstant,
  type Contract,
  type Person,
  type Stage,
} from './stage';

const LATER = '2030-11-01T02:59:59.999Z';
const OVER = '2025-01-01T02:59:59.999Z';
const GUIDED: ThemeGuidance = {
  instrucoes: 'Use um dos textos.',
  textos: [{ texto: 'A leitura cresceu.', fonte: '' }],
  proposta: null,
  envio: 'manuscrita',
};

/** A theme with its guidance, set in several classes. */
export const givenThemesContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let helena: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
  });

  /** A class without a theme, in the form that the screen passes. */
  async function newClassroom() {
    const id = await otavio.classrooms.create({ nome: '3º ano A', descricao: '' });
    return { id, prazo: LATER, tema_versao: 0 };
  }
  const themesOf = async ({ id }: { id: string }) => (await otavio.classrooms.get(id))?.temas;

  it('is that of each, with its date and what goes along, and changes without becoming another', async () => {
    const [a, b] = [await newClassroom(), await newClassroom()];
    const theme = { tema: ' A rua ', orientacao: GUIDED };
    expect(await otavio.classrooms.giveTheme([a, { ...b, prazo: null }], theme)).toEqual({ result: 'given' });
    const given = { tema: 'A rua', orientacao: GUIDED };
    expect(await themesOf(a)).toMatchObject([{ ...given, prazo: sameInstant(LATER) }]);
    expect(await themesOf(b)).toMatchObject([{ ...given, prazo: null }]);
    await otavio.classrooms.giveTheme([{ ...a, tema_versao: 1 }], { ...theme, orientacao: NO_GUIDANCE });
    expect(await themesOf(a)).toMatchObject([{ tema: 'A rua', orientacao: NO_GUIDANCE }]);
  });

  it('is given to none where one is archived, has another theme by now or is not there', async () => {
    const [a, b] = [await newClassroom(), await newClassroom()];
    const theme = { tema: 'A rua', orientacao: GUIDED };
    const missing = otavio.classrooms.giveTheme([a, { ...b, id: newId() }], theme);
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
    await giveTheme(otavio, b.id, 'O rio');
    expect(await otavio.classrooms.giveTheme([a, b], theme)).toEqual({
      result: 'conflict',
      classrooms: [{ id: b.id, versao: 1, tema: expect.objectContaining({ tema: 'O rio' }) }],
    });
    await otavio.classrooms.archive(b.id, true);
    expect(await otavio.classrooms.giveTheme([a, { ...b, tema_versao: 1 }], theme)).toEqual({
      result: 'archived',
    });
    expect(await themesOf(a)).toEqual([]);
    expect(await themesOf(b)).toMatchObject([{ tema: 'O rio' }]);
  });

  describe('is refused for all of them', () => {
    let a: Awaited<ReturnType<typeof newClassroom>>;
    let b: typeof a;

    beforeAll(async () => {
      [a, b] = [await newClassroom(), await newClassroom()];
    });

    it.each([
      ['a date that is over', { prazo: OVER }, GUIDED],
      ['a long text', {}, { ...GUIDED, textos: [{ texto: 'a'.repeat(4001), fonte: '' }] }],
      ['long instructions', {}, { ...GUIDED, instrucoes: 'a'.repeat(2001) }],
      ['five texts', {}, { ...GUIDED, textos: Array.from({ length: 5 }, () => ({ texto: 'a', fonte: '' })) }],
    ])('with %s', async (_requirement, date, orientacao) => {
      const giving = otavio.classrooms.giveTheme([a, { ...b, ...date }], { tema: 'A rua', orientacao });
      await expect(giving).rejects.toMatchObject({ code: 'refused' });
      expect(await themesOf(a)).toEqual([]);
    });
  });

  it('is copied with what goes along and without its date', async () => {
    const classroom = await newClassroom();
    await otavio.classrooms.giveTheme([classroom], { tema: 'A rua', orientacao: GUIDED });
    const copied = newId();
    await otavio.classrooms.copy(classroom.id, {
      newId: copied,
      nome: 'A',
      withNames: false,
      withThemes: true,
    });
    expect(await themesOf({ id: copied })).toMatchObject([
      { tema: 'A rua', prazo: null, orientacao: GUIDED },
    ]);
  });

  describe('that is to be written in one way', () => {
    it.each([
      ['manuscrita', false, 'only-handwritten'],
      ['manuscrita', true, null],
      ['digitada', true, 'only-typed'],
      ['digitada', false, null],
      ['livre', true, null],
    ] as const)('%s, from a photo: %s, answers %s', async (envio, fromPhoto, refusal) => {
      const { id } = await newClass(otavio, { students: [helena] });
      const orientacao = { ...NO_GUIDANCE, envio };
      const classroom = { id, prazo: null, tema_versao: 0 };
      await otavio.classrooms.giveTheme([classroom], { tema: 'A rua', orientacao });
      const essay = correctionOf(stage, { theme: 'A rua' });
      essay.aiAnalysis.grifo = { ...essay.aiAnalysis.grifo!, fromPhoto };
      const essayId = await stage.correct(helena, essay);
      const sending = helena.enrolments.send({ classroomId: id, essayId, themeId: null });
      expect(await sending.then(() => null, errorCode)).toBe(refusal);
      expect((await helena.enrolments.list())[0]).toMatchObject({
        id,
        tema: { orientacao: { envio } },
        envios: refusal ? [] : [{ redacao_id: essayId }],
      });
    });
  });
};
