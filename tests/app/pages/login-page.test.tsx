import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { keepGuest } from '@/features/guest/keep-guest';
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

it('takes an invitation along to the link of the e-mail, which leads back to it on any device', async () => {
  const first = renderApp(`/login?from=${INVITATION}`, { user: null });
  const signUp = vi.spyOn(first.services.session, 'signUp');
  signUp.mockRejectedValue(new AppError('email-not-confirmed'));
  expect(await screen.findByText('Depois de entrar, você volta ao convite da sala.', {}, SLOW)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cadastre-se' }));
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Nova Aluna');
  await userEvent.type(screen.getByLabelText('E-mail'), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar-se' }));
  await waitFor(() => expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ returnTo: INVITATION })));
  first.unmount();
  sessionStorage.clear();
  const back = renderApp(`/login?from=${encodeURIComponent(INVITATION)}`, { user: null });
  await userEvent.type(await screen.findByLabelText('E-mail', {}, SLOW), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(back.address()).toBe(INVITATION), SLOW);
});

it('takes nothing but an invitation along', async () => {
  const { services } = renderApp('/login?from=//evil.example/sala/a', { user: null });
  const signUp = vi.spyOn(services.session, 'signUp');
  signUp.mockRejectedValue(new AppError('email-not-confirmed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastre-se' }, SLOW));
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Nova Aluna');
  await userEvent.type(screen.getByLabelText('E-mail'), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar-se' }));
  await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
  expect(signUp.mock.calls[0]?.[0].returnTo).toBeUndefined();
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
