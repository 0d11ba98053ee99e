import { expect, it } from 'vitest';
import { buildEvaluation } from '../../support/builders';
import { named, newClass, newId } from '../contract/stage';
import { demoStage } from './demo-stage';

const DAY_MS = 86_400_000;

it('photographed essays that nobody claims go after 365 days', async () => {
  const { newPerson, clock, now } = demoStage();
  const otavio = await newPerson('teacher', 'Otávio Reis');
  const helena = await newPerson('student', 'Helena Prado');
  const { id } = await newClass(otavio, { students: [helena] });
  const { classrooms, sheets } = otavio;
  const place = named('Bia Reis');
  await sheets.confirm(id);
  await classrooms.expectStudents(id, [place]);
  const sheet = { classroomId: id, theme: 'Leitura', essay: 'A leitura.', evaluation: buildEvaluation() };
  const [unclaimed, claimed] = [newId(), newId()];
  await sheets.send({ ...sheet, id: claimed, studentId: helena.id });
  await sheets.send({ ...sheet, id: unclaimed, studentId: place.id });
  const end = now().getTime() + 365 * DAY_MS;
  const leftAt = async (time: number) => {
    // Two questions before, a second each.
    clock.set(new Date(time - 2000).toISOString());
    await classrooms.deleted();
    const [one, other] = [await classrooms.essay(unclaimed), await classrooms.essay(claimed)];
    return [one !== null, other !== null];
  };
  expect(await leftAt(end)).toEqual([true, true]);
  expect(await leftAt(end + 2000)).toEqual([false, true]);
});
