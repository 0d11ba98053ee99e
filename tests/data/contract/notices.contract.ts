import { beforeAll, expect, it } from 'vitest';
import { ALL_NOTICES } from '@/domain/notices/notice';
import { correctionOf, giveTheme, newClass, sendNew, type Contract, type Person, type Stage } from './stage';

const HOUR_MS = 3_600_000;

/** The notices that teachers and students receive about their classes. */
export const noticesContract: Contract = (makeStage) => {
  let stage: Stage;
  let helena: Person;
  let caio: Person;

  beforeAll(async () => {
    stage = makeStage();
    helena = await stage.newPerson('student', 'Helena Prado');
    caio = await stage.newPerson('student', 'Caio Ferreira');
  });

  /** A class of a new teacher, with the theme "A água". */
  async function open() {
    const otavio = await stage.newPerson('teacher', 'Otávio Reis');
    const { id, codigo } = await newClass(otavio);
    await giveTheme(otavio, id, 'A água');
    const send = (student: Person) => sendNew(stage, student, id, { theme: 'A água' });
    const join = (student: Person) => student.enrolments.join(codigo);
    return { otavio, id, join, send };
  }

  const unreadOf = async ({ notices }: Person) => (await notices.list()).filter(({ lido }) => !lido);
  const ofClass = async ({ notices }: Person, id: string) =>
    (await notices.list()).filter(({ sala_id }) => sala_id === id);

  it('tell a teacher of essays, as one, and of who joined, until they are read', async () => {
    const { otavio, join, send } = await open();
    for (const student of [helena, caio]) {
      await join(student);
      await send(student);
    }
    expect(await unreadOf(otavio)).toMatchObject([
      {
        tipo: 'enviada',
        quantos: 2,
        sala_nome: '3º ano A',
        tema: 'A água',
        aluno_nome: null,
        envio_id: null,
      },
      { tipo: 'entrou', quantos: 2 },
    ]);
    expect(await otavio.notices.count()).toBe(2);
    const [essays] = await unreadOf(otavio);
    await otavio.notices.markRead(essays!.chave, essays!.quando);
    expect(await otavio.notices.count()).toBe(1);
    const { submissionId } = await send(caio);
    expect((await unreadOf(otavio))[0]).toMatchObject({
      tipo: 'enviada',
      quantos: 1,
      envio_id: submissionId,
    });
    await otavio.notices.markRead(ALL_NOTICES, stage.now().toISOString());
    expect(await unreadOf(otavio)).toEqual([]);
  });

  it('tell a teacher of an essay that was withdrawn', async () => {
    const { otavio, join, send } = await open();
    await join(helena);
    await helena.enrolments.takeBack((await send(helena)).submissionId);
    expect(await unreadOf(otavio)).toMatchObject([{ tipo: 'retirada', tema: 'A água' }, { tipo: 'entrou' }]);
  });

  it('tell a student of a review, a theme and a deadline at hand, but not in an archived class', async () => {
    const { otavio, id, join, send } = await open();
    await join(helena);
    expect(await ofClass(helena, id)).toEqual([]);
    const { essayId, submissionId } = await send(helena);
    await otavio.classrooms.review(submissionId, [
      { competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' },
    ]);
    const reviewed = { tipo: 'revisada', quantos: 1, redacao_id: essayId };
    expect(await ofClass(helena, id)).toMatchObject([reviewed]);
    const dueIn = (hours: number) => new Date(stage.now().getTime() + hours * HOUR_MS).toISOString();
    await giveTheme(otavio, id, 'O lixo', dueIn(24 * 30));
    expect(await ofClass(helena, id)).toMatchObject([{ tipo: 'tema', tema: 'O lixo' }, reviewed]);
    await giveTheme(otavio, id, 'O lixo', dueIn(1));
    expect((await ofClass(helena, id)).map(({ tipo }) => tipo).toSorted()).toEqual([
      'prazo',
      'revisada',
      'tema',
    ]);
    const essay = await stage.correct(helena, correctionOf(stage, { theme: 'O lixo' }));
    await helena.enrolments.send({ classroomId: id, essayId: essay, themeId: null });
    await otavio.classrooms.archive(id, true);
    expect(await ofClass(helena, id)).toEqual([]);
  });
};
