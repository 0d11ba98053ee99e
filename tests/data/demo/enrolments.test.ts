import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildEvaluation } from '../../support/builders';
import { correctionOf, named, newClass, newId, sendNew } from '../contract/stage';
import { demoStage } from './demo-stage';

const DAY_MS = 86_400_000;

/** Otávio's class on this device, with Helena in it. */
async function open() {
  const stage = demoStage();
  const otavio = await stage.newPerson('teacher', 'Otávio Reis');
  const helena = await stage.newPerson('student', 'Helena Prado');
  const { id, codigo } = await newClass(otavio, { students: [helena] });
  return { ...stage, stage, otavio, helena, id, codigo, record: areaKeys.classrooms(otavio.id) };
}

describe('a class of this device', () => {
  it('tells of a changed name for thirty days', async () => {
    const { otavio, helena, id, clock } = await open();
    await helena.profile.save({ nome: 'Helena Reis' });
    const former = async () => (await otavio.classrooms.get(id))?.alunos[0]?.nome_anterior;
    expect(await former()).toBe('Helena Prado');
    clock.advance(31 * DAY_MS);
    expect(await former()).toBeNull();
  });

  it('has its short code guessed ten times an hour', async () => {
    const { otavio, helena, id, codigo, clock } = await open();
    const short = (await otavio.classrooms.get(id))!.convite!.codigo_curto;
    for (let miss = 0; miss < 10; miss += 1) await helena.enrolments.openShortCode('222222');
    expect(await helena.enrolments.openShortCode(short)).toEqual({ motivo: 'muitas_tentativas' });
    clock.advance(3_600_001);
    expect(await helena.enrolments.openShortCode(short)).toEqual({ codigo });
  });

  it('has an essay with levels nobody gives as pending', async () => {
    const { stage, otavio, helena, id } = await open();
    const odd = correctionOf(stage);
    odd.competencies[0]!.score = 130;
    await stage.correct(helena, odd);
    await helena.enrolments.send({ classroomId: id, essayId: odd.id, themeId: null });
    expect(await otavio.classrooms.submissions(id)).toMatchObject([{ niveis: null }]);
  });

  it('keeps no text of an essay, and no review of a withdrawn one once its student has left', async () => {
    const { stage, otavio, helena, id, storage, record } = await open();
    const { submissionId } = await sendNew(stage, helena, id);
    await otavio.classrooms.review(submissionId, [
      { competencia: 1, comentario: 'Releia.', nivel: null, motivo: '' },
    ]);
    await helena.enrolments.takeBack(submissionId);
    expect(storage.getItem(record)).toContain('Releia.');
    expect(storage.getItem(record)).not.toContain('câmaras frias');
    await helena.enrolments.leave(id);
    expect(storage.getItem(record)).not.toContain('Releia.');
  });

  it('keeps what a removed student had sent for thirty days, and then it is gone', async () => {
    const { stage, otavio, helena, id, codigo, clock, now } = await open();
    await sendNew(stage, helena, id);
    await otavio.classrooms.removeStudent(id, helena.id);
    const removedAt = now().getTime();
    // The second list is requested a second later, when the thirty days are over.
    clock.set(new Date(removedAt + 30 * DAY_MS - 1000).toISOString());
    expect(await helena.enrolments.removals()).toHaveLength(1);
    expect(await helena.enrolments.removals()).toEqual([]);
    await otavio.classrooms.deleted();
    const back = otavio.classrooms.restoreStudent(id, helena.id);
    await expect(back).rejects.toMatchObject({ code: 'not-found' });
    // Joins again with a new invite; nothing from before the removal is present.
    const { codigo: another } = await otavio.classrooms.renewInvite(id);
    expect(await helena.enrolments.join(codigo)).toEqual({ motivo: 'convite_invalido' });
    await helena.enrolments.join(another);
    expect(await helena.enrolments.list()).toMatchObject([{ id, envios: [] }]);
  });
});

it('photographed essays that nobody claims go after 365 days', async () => {
  const { newPerson, clock, now } = demoStage();
  const otavio = await newPerson('teacher', 'Otávio Reis');
  const helena = await newPerson('student', 'Helena Prado');
  const { id } = await newClass(otavio, { students: [helena] });
  const { classrooms, photographedEssays } = otavio;
  const place = named('Bia Reis');
  await photographedEssays.confirm(id);
  await classrooms.expectStudents(id, [place]);
  const photographed = {
    classroomId: id,
    theme: 'Leitura',
    essay: 'A leitura.',
    evaluation: buildEvaluation(),
  };
  const [unclaimed, claimed] = [newId(), newId()];
  await photographedEssays.send({ ...photographed, id: claimed, studentId: helena.id });
  await photographedEssays.send({ ...photographed, id: unclaimed, studentId: place.id });
  const end = now().getTime() + 365 * DAY_MS;
  const leftAt = async (time: number) => {
    // Two calls run first and take a second each.
    clock.set(new Date(time - 2000).toISOString());
    await classrooms.deleted();
    const [one, other] = [await classrooms.essay(unclaimed), await classrooms.essay(claimed)];
    return [one !== null, other !== null];
  };
  expect(await leftAt(end)).toEqual([true, true]);
  expect(await leftAt(end + 2000)).toEqual([false, true]);
});
