import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { buildEnrolment, fakeEnrolments } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const known = rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);

function refresh(list: EnrolmentBackend['list']) {
  const services = fakeServices({ backend: { enrolments: fakeEnrolments({ list }) } });
  services.classMemory.set(known);
  renderWithServices(<ClassRefresh />, { services });
  return services;
}

it('remembers what is read: a class that was left is forgotten', async () => {
  const { classMemory } = refresh(async () => []);
  await waitFor(() => expect(classMemory.get().themes).toEqual([]));
});

it('keeps what was known where the classes cannot be read', async () => {
  const list = vi.fn<EnrolmentBackend['list']>().mockRejectedValue(new AppError('offline'));
  const { classMemory } = refresh(list);
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(classMemory.get()).toBe(known);
});
