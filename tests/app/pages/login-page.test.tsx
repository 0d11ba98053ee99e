import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../../support/builders';
import { renderApp } from '../../support/render-app';

beforeEach(() => sessionStorage.clear());

const SLOW = { timeout: 10_000 };
const INVITATION = '/sala/convite-3a';

const continueLink = () => screen.findByRole('link', { name: 'Continuar como Marina' }, SLOW);

it('still knows where a user was sent from when they come back by the link of an e-mail', async () => {
  const before = renderApp(`/login?from=${INVITATION}`, { user: null });
  await screen.findByRole('button', { name: 'Entrar' }, SLOW);
  before.unmount();
  renderApp('/login', { user: buildUser() });
  expect(await continueLink()).toHaveAttribute('href', INVITATION);
});

it('forgets it once somebody has signed in', async () => {
  const first = renderApp(`/login?from=/dashboard/student/progress`, { user: null });
  await userEvent.type(await screen.findByLabelText('E-mail', {}, SLOW), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(first.address()).toBe('/dashboard/student/progress'), SLOW);
  first.unmount();
  renderApp('/login', { user: buildUser() });
  expect(await continueLink()).toHaveAttribute('href', '/dashboard/student');
});
