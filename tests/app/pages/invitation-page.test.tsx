import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { buildEnrolment, buildInvitation, fakeEnrolments } from '../../support/classrooms';
import { renderApp } from '../../support/render-app';
import type { FakeOptions } from '../../support/services';

const open = (options: FakeOptions) => act(async () => renderApp('/sala/convite%203a', options));

const enrolments = (given: Partial<EnrolmentBackend> = {}) =>
  fakeEnrolments({
    invitation: async (code) => (code === 'convite 3a' ? buildInvitation() : null),
    ...given,
  });

const SLOW = { timeout: 20_000 };

const joinButton = () => screen.findByRole('button', { name: 'Entrar na sala' }, SLOW);

it('leads a visitor to the login, and whoever signs up there back to the invitation', async () => {
  const { address } = await open({ user: null, backend: { enrolments: enrolments() } });
  await userEvent.click(await joinButton());
  await waitFor(() => expect(address()).toBe('/login'), SLOW);
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastre-se' }, SLOW));
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Marina Duarte');
  await userEvent.type(screen.getByLabelText('E-mail'), 'marina@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'caneta-azul');
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar-se' }));
  await waitFor(() => expect(address()).toBe('/sala/convite%203a'), SLOW);
  expect(await joinButton()).toBeVisible();
});

it('leads a student who joined to the home', async () => {
  const join = async () => ({ sala: { id: 'sala-3a', nome: '3º ano A' } });
  const list = async () => [buildEnrolment({ id: 'outra' })];
  const { address } = await open({ backend: { enrolments: enrolments({ join, list }) } });
  await userEvent.click(await joinButton());
  await waitFor(() => expect(address()).toBe('/dashboard/student'), SLOW);
});

it('leads whoever cancels to the root', async () => {
  const { address } = await open({ user: null, backend: { enrolments: enrolments() } });
  await joinButton();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/'), SLOW);
});
