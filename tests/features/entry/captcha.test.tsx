import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { SessionRepository } from '@/data/services';
import { EntryForm } from '@/features/entry/entry-form';
import RecoverPasswordDialog from '@/features/entry/recover-password-dialog';
import { fakeServices, onServer, renderWithServices, testConfig } from '../../support/services';

type Parameters = { callback(token: string): void };

/** A fake of the Turnstile script; the tests control its results. */
const turnstile = {
  render: vi.fn<(container: HTMLElement, parameters: Parameters) => string>(() => 'widget'),
  remove: vi.fn<() => void>(),
};
const answer = async (token: string) => {
  await waitFor(() => expect(turnstile.render).toHaveBeenCalled());
  turnstile.render.mock.lastCall?.[1].callback(token);
};

beforeEach(() => {
  turnstile.render.mockClear();
  vi.stubGlobal('turnstile', turnstile);
});
afterEach(() => {
  // Unmounts while the script is still present, because the CAPTCHA widget uses the script.
  cleanup();
  vi.unstubAllGlobals();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

function withCaptcha(session: Partial<SessionRepository>) {
  const config = testConfig({ captcha: { provider: 'turnstile', siteKey: 'chave' } });
  const services = fakeServices({ user: null, config });
  return { ...services, capabilities: onServer, session: { ...services.session, ...session } };
}

it('nobody signs in before the CAPTCHA is answered; each answer serves one request', async () => {
  const signIn = vi.fn<SessionRepository['signIn']>().mockRejectedValue(new AppError('wrong-credentials'));
  renderWithServices(<EntryForm headingLevel={2} onSignedIn={() => undefined} />, {
    services: withCaptcha({ signIn }),
  });
  await userEvent.type(screen.getByLabelText('E-mail'), 'marina@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'caneta-azul');
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await submit();
  expect(await screen.findByText(/^Confirme acima que você não é um robô/)).toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();

  await answer('primeira');
  await submit();
  expect(await screen.findByText('E-mail ou senha incorretos.')).toBeInTheDocument();
  expect(signIn).toHaveBeenLastCalledWith(expect.objectContaining({ captchaToken: 'primeira' }));

  await submit();
  expect(signIn).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(2));
  await answer('segunda');
  await submit();
  expect(signIn).toHaveBeenLastCalledWith(expect.objectContaining({ captchaToken: 'segunda' }));
});

it('a forgotten password carries an answer along', async () => {
  const recoverPassword = vi.fn<SessionRepository['recoverPassword']>().mockResolvedValue('sent');
  renderWithServices(
    <RecoverPasswordDialog initialEmail="marina@email.exemplo" onClose={() => undefined} />,
    {
      services: withCaptcha({ recoverPassword }),
    },
  );
  await answer('resposta');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(recoverPassword).toHaveBeenCalledWith('marina@email.exemplo', 'resposta');
});

it('one that does not load is told, and can be loaded again', async () => {
  vi.stubGlobal('turnstile', undefined);
  renderWithServices(<EntryForm headingLevel={2} onSignedIn={() => undefined} />, {
    services: withCaptcha({}),
  });
  const script = await waitFor(() => {
    const found = document.head.querySelector('script[src^="https://challenges.cloudflare.com/"]');
    expect(found).not.toBeNull();
    return found;
  });
  script?.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/verificação contra robôs não carregou/)).toBeInTheDocument();
  vi.stubGlobal('turnstile', turnstile);
  await userEvent.click(screen.getByRole('button', { name: 'Carregar de novo' }));
  await waitFor(() => expect(turnstile.render).toHaveBeenCalled());
});
