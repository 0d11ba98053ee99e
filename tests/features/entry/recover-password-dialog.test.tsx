import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { SessionRepository } from '@/data/services';
import RecoverPasswordDialog from '@/features/entry/recover-password-dialog';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

function renderDialog(session?: Partial<SessionRepository>, initialEmail = 'marina@email.exemplo') {
  const services = fakeServices({ user: null });
  const onClose = vi.fn<() => void>();
  renderWithServices(<RecoverPasswordDialog initialEmail={initialEmail} onClose={onClose} />, {
    services: session
      ? { ...services, capabilities: onServer, session: { ...services.session, ...session } }
      : services,
  });
  return onClose;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

describe('"Esqueci minha senha"', () => {
  it('on a device that keeps no password, explains it at once', async () => {
    const onClose = renderDialog();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/não há senha para recuperar/);
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sends the e-mail already typed and answers the same for every account', async () => {
    const recoverPassword = vi.fn<SessionRepository['recoverPassword']>().mockResolvedValue('sent');
    renderDialog({ recoverPassword });
    await send();
    expect(recoverPassword).toHaveBeenCalledWith('marina@email.exemplo', undefined);
    expect(await screen.findByText(/Se houver uma conta com esse e-mail/)).toBeInTheDocument();
  });

  it('refuses what is no e-mail before asking anyone', async () => {
    const recoverPassword = vi.fn<SessionRepository['recoverPassword']>().mockResolvedValue('sent');
    renderDialog({ recoverPassword }, 'marina');
    await send();
    expect(await screen.findByText('Email inválido')).toBeInTheDocument();
    expect(recoverPassword).not.toHaveBeenCalled();
  });

  it('says what failed and keeps the address', async () => {
    renderDialog({ recoverPassword: () => Promise.reject(new AppError('offline')) });
    await send();
    expect(await screen.findByText(/Sem conexão/)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('marina@email.exemplo');
  });
});
