// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { MOST_GIVEN_A_DAY } from '@/domain/ocr/hand/given-line';
import { checkAdult, checkMinor, checkNotNow, lineOf, type Cast } from '../hand-lines/contract';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

async function open() {
  const otavio = await newLiveUser(backend, { userType: 'teacher', name: 'Otávio Reis' });
  const helena = await newLiveUser(backend, { userType: 'student', name: 'Helena Prado' });
  const classroomId = await otavio.backend.classrooms.create({ nome: '3º ano A', descricao: '' });
  const { codigo } = await otavio.backend.classrooms.renewInvite(classroomId);
  await helena.backend.enrolments.join(codigo);
  const cast: Cast = {
    asStudent: (work) => work(helena.backend.handLines),
    asTeacher: (work) => work(otavio.backend.handLines),
    classroomId,
    studentId: helena.user.id,
  };
  return { cast, helena };
}

it.each([
  ['an adult', checkAdult],
  ['somebody under age', checkMinor],
  ['somebody who would rather not', checkNotNow],
])('lines are given by %s', async (_who, check) => {
  const { cast } = await open();
  await expect(check(cast)).resolves.toBeUndefined();
});

it('a hundred lines are taken on a day, and all are in the export', async () => {
  const { helena } = await open();
  const { handLines, account } = helena.backend;
  await handLines.giveConsent({ base: 'maior' });
  const all = Array.from({ length: MOST_GIVEN_A_DAY }, (_, at) => lineOf(at));
  await handLines.give(all, null);
  await handLines.give(all, null);
  await expect(handLines.give([lineOf(999)], null)).rejects.toMatchObject({ code: 'too-many-attempts' });
  const { signal } = new AbortController();
  const data = await account.collect({ onProgress: () => undefined, signal });
  expect(data.linhasDadas).toHaveLength(MOST_GIVEN_A_DAY);
  expect(data.linhasDadas).toContainEqual(expect.objectContaining(lineOf(7)));
  expect(data.registrosDoServidor.letra_consentimentos).toMatchObject([{ base: 'maior', versao: '1' }]);
});
