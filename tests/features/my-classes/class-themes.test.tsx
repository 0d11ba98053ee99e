import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import type { Enrolment } from '@/domain/classrooms/enrolment';
import { ClassThemeCard } from '@/features/my-classes/class-themes';
import { SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { buildEnrolment, buildOwnSubmission, buildTheme } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const due = buildTheme({ prazo: '2025-10-25T02:59:59.999Z' });

function show(...enrolments: Enrolment[]) {
  const services = fakeServices();
  services.classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, enrolments));
  return renderWithServices(<ClassThemeCard now={new Date(TEST_NOW)} />, { services });
}

it('says theme, class, teacher and until when, and leads to the sheet with the theme', () => {
  show(buildEnrolment({ tema: due }));
  const card = screen.getByRole('region', { name: 'Tema da sala' });
  expect(card).toHaveTextContent(`${SAMPLE_THEME}3º ano A · Prof. Otávio Reis · até sexta, 24 de outubro`);
  expect(within(card).getByRole('link', { name: /^Escrever sobre este tema/ })).toHaveAttribute(
    'href',
    `/dashboard/student/essay?tema=${encodeURIComponent(SAMPLE_THEME)}`,
  );
  expect(within(card).getByRole('link', { name: 'Minhas salas' })).toHaveAttribute(
    'href',
    '/dashboard/student/salas',
  );
});

it('says that an essay on it was sent', () => {
  show(buildEnrolment({ tema: due, envios: [buildOwnSubmission()] }));
  expect(screen.getByText('Você já enviou')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Escrever de novo/ })).toBeVisible();
});

it('lists the themes of several classes, and leaves out those without one', () => {
  show(
    buildEnrolment({ tema: due }),
    buildEnrolment({ id: 'noturno', nome: 'Extensivo noturno', tema: buildTheme({ id: 'tema-2' }) }),
    buildEnrolment({ id: 'sem-tema', nome: 'Sem tema', tema: null }),
  );
  const card = screen.getByRole('region', { name: 'Temas das salas' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  expect(card).not.toHaveTextContent('Sem tema');
});

it('is not there for whoever is in no class', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

it('is there with the first paint: what the device remembers needs no loading', () => {
  const services = fakeServices();
  services.classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]));
  renderWithServices(<ClassThemeCard now={new Date(TEST_NOW)} />, { services });
  expect(screen.getByText(SAMPLE_THEME)).toBeVisible();
});
