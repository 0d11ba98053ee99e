import { expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { buildUser } from '../../support/builders';
import { buildEnrolment } from '../../support/classrooms';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';

const KEY = areaKeys.classMemory(buildUser().id);
const known = rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);

it('outlives the page, and is another account’s no more than its essays are', () => {
  const storage = new MemoryStorage();
  fakeServices({ storage }).classMemory.set(known);
  expect(fakeServices({ storage }).classMemory.get()).toEqual(known);
  const other = buildUser({ id: 'local:bento@example.com', email: 'bento@example.com' });
  expect(fakeServices({ storage, user: other }).classMemory.get()).toEqual(EMPTY_CLASS_MEMORY);
});

it.each([
  ['no JSON', '{'],
  ['another shape', '{"themes":[{"tema":7}]}'],
])('edited by hand into %s, is read again from the classes', (_, stored) => {
  const storage = new MemoryStorage();
  storage.setItem(KEY, stored);
  expect(fakeServices({ storage }).classMemory.get()).toEqual(EMPTY_CLASS_MEMORY);
});

it('follows another tab', () => {
  const { classMemory, storage } = fakeServices();
  const changed = vi.fn();
  classMemory.subscribe(changed);
  writeFromOtherTab(storage, KEY, known);
  expect(changed).toHaveBeenCalled();
  expect(classMemory.get()).toEqual(known);
});
