import { expect, it } from 'vitest';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';

it('several teachers of one class are not to be had without a server', async () => {
  const { coTeachers } = fakeServices({ user: buildTeacher() }).backend;
  expect(coTeachers.isAvailable).toBe(false);
  expect(await coTeachers.team('exemplo-3a')).toBeNull();
  expect(await coTeachers.invitation('abc')).toBeNull();
  await expect(coTeachers.invite('exemplo-3a')).rejects.toMatchObject({ code: 'refused' });
  await expect(coTeachers.offer('exemplo-3a', 'lia')).rejects.toMatchObject({ code: 'refused' });
  expect(await coTeachers.fates()).toEqual([]);
  await expect(coTeachers.join('abc')).rejects.toMatchObject({ code: 'refused' });
});
