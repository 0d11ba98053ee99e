import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import MockExamPage from '@/app/pages/mock-exam-page';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import { SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { buildEnrolment, buildTheme } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

it('shows the texts that a teacher gave with the theme of the exam', async () => {
  const services = fakeServices();
  const orientacao = { ...NO_GUIDANCE, textos: [{ texto: 'A rua é de todos.', fonte: '' }] };
  const enrolment = buildEnrolment({ tema: buildTheme({ orientacao }) });
  services.classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [enrolment]));
  services.mockExams.current.set({
    id: 'prova',
    theme: SAMPLE_THEME,
    medium: 'typed',
    startedAt: TEST_NOW,
    minutes: 90,
    seenAt: TEST_NOW,
    endedAt: null,
    words: [],
  });
  renderWithServices(<MockExamPage />, { services });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver a proposta' }));
  const drawer = await screen.findByRole('dialog', { name: 'Proposta de redação' });
  expect(within(drawer).getByText('A rua é de todos.')).toBeVisible();
});
