import { expect, it } from 'vitest';
import { ALL_NOTICES } from '@/domain/notices/notice';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { giveTheme, newClass } from '../contract/stage';
import { demoStage } from './demo-stage';

/** Otávio's class on this device, with Helena in it. */
async function open() {
  const { newPerson, clock } = demoStage();
  const otavio = await newPerson('teacher', 'Otávio Reis');
  const helena = await newPerson('student', 'Helena Prado');
  const { id } = await newClass(otavio, { students: [helena] });
  return { otavio, helena, id, clock };
}

it('notices of a device are gone after sixty days', async () => {
  const { otavio, clock } = await open();
  expect(await otavio.notices.list()).toMatchObject([{ tipo: 'entrou' }]);
  clock.advance(61 * 86_400_000);
  expect(await otavio.notices.list()).toEqual([]);
});

it('a deadline is told from two days before until it is over', async () => {
  const { otavio, helena, id, clock } = await open();
  const told = async () => (await helena.notices.list()).map(({ tipo, tema }) => [tipo, tema]);
  clock.set('2025-11-03T12:00:00.000Z');
  // The deadline is the end of November 6 in São Paulo.
  await giveTheme(otavio, id, 'A energia', '2025-11-07T02:59:59.999Z');
  clock.set('2025-11-05T02:59:00.000Z');
  expect(await told()).toEqual([['tema', 'A energia']]);
  clock.set('2025-11-05T03:01:00.000Z');
  expect((await helena.notices.list())[0]).toMatchObject({
    tipo: 'prazo',
    quando: '2025-11-05T03:00:00.000Z',
  });
  await giveTheme(otavio, id, 'O lixo');
  expect(await told()).toEqual([
    ['tema', 'O lixo'],
    ['prazo', 'A energia'],
    ['tema', 'A energia'],
  ]);
  clock.set('2025-11-07T03:00:00.000Z');
  expect((await told()).map(([tipo]) => tipo)).not.toContain('prazo');
});

function fakeDesk() {
  const services = fakeServices({ user: buildTeacher() });
  services.clock.set('2025-10-24T15:00:00.000Z');
  return { ...services, notices: services.backend.notices };
}

it('notices of the samples stay read', async () => {
  const { notices, clock } = fakeDesk();
  expect(await notices.count()).toBeGreaterThan(0);
  await notices.markRead(ALL_NOTICES, '2025-10-24T15:00:00.000Z');
  clock.advance(3 * 86_400_000);
  expect(await notices.count()).toBe(0);
});

it('notices of a device never leave it by e-mail', async () => {
  expect(await fakeDesk().notices.isMailed()).toBeNull();
});
