import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { SessionRepository } from '@/data/services';
import type { UserType } from '@/domain/session/session-user';
import { buildUser } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { fakeServices, onServer } from '../../support/services';

const PATH = '/nova-senha';

function openPage(session: Partial<SessionRepository>, userType: UserType = 'student') {
  const user = buildUser({ userType });
  const fakes = fakeServices({ user });
  const connected = { openRecoveryLink: async () => user, setPassword: async () => {} };
  return renderApp(PATH, {
    user,
    capabilities: onServer,
    session: { ...fakes.session, ...connected, ...session },
  });
}

describe('NewPasswordPage', () => {
  it.each([
    ['student', '/dashboard/student'],
    ['teacher', '/dashboard/teacher'],
    ['dev', '/dashboard/dev'],
  ] as const)('takes a %s on to %s', async (userType, expected) => {
    const { address } = openPage({}, userType);
    await userEvent.type(await screen.findByLabelText('Senha nova'), 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar senha' }));
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('asks for another link in place of one that has expired', async () => {
    const recoverPassword = vi.fn<SessionRepository['recoverPassword']>().mockResolvedValue('sent');
    const openRecoveryLink = () => Promise.reject(new AppError('link-expired'));
    const { address } = openPage({ openRecoveryLink, recoverPassword });
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir um novo link' }));
    expect(await screen.findByRole('dialog', { name: 'Esqueci minha senha' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('E-mail'), 'marina@email.exemplo');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(recoverPassword).toHaveBeenCalledExactlyOnceWith('marina@email.exemplo', undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(PATH);
  });

  it('on a device without passwords says so', async () => {
    renderApp(PATH, { user: null });
    expect(await screen.findByText(/nenhuma senha fica guardada neste aparelho/)).toBeInTheDocument();
  });
});
