import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { keepGuest } from '@/lib/keep-guest';
import { paths } from '@/lib/paths';
import { buildUser } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { findToast, showToasts } from '../../support/toasts';

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

it("a guest's essay is for an account of a student, and a teacher is told that it was not kept", async () => {
  showToasts();
  const { address, router } = renderApp('/', { user: null });
  await act(() => router.navigate(paths.login, { state: keepGuest('1') }));
  expect(await screen.findByText(/vai para a conta de aluno/, {}, SLOW)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Sou Professor' }));
  await userEvent.type(screen.getByLabelText('E-mail'), 'renato@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(address()).toBe('/dashboard/teacher'), SLOW);
  expect(await findToast('A redação não foi guardada')).toHaveTextContent(/Experimentar agora/);
});
