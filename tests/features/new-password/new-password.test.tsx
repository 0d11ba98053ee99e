import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '@/contracts/app-error';
import type { SessionRepository } from '@/data/services';
import type { SessionUser } from '@/domain/session/session-user';
import { NewPassword } from '@/features/new-password/new-password';
import { buildUser } from '../../support/builders';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const OWNER = buildUser({ email: 'marina@email.exemplo' });

function renderNewPassword(
  session: Partial<SessionRepository> = {},
  signedIn: SessionUser | null = OWNER,
  capabilities = onServer,
) {
  const services = fakeServices({ user: signedIn, capabilities });
  const on = {
    onSaved: vi.fn<(user: SessionUser) => void>(),
    onAskAgain: vi.fn<(email: string) => void>(),
    onRetry: vi.fn<() => void>(),
  };
  const connected = { openRecoveryLink: async () => OWNER, ...session };
  renderWithServices(<NewPassword {...on} />, {
    services: { ...services, session: { ...services.session, ...connected } },
  });
  return on;
}

const refuse = (code: ErrorCode) => () => Promise.reject(new AppError(code));
const field = () => screen.findByLabelText('Senha nova');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function save(password: string) {
  await userEvent.type(await field(), password);
  await press('Salvar senha');
}

describe('a recovery link', () => {
  it('says that it is being read, in the words that become the answer', async () => {
    let answer = (_user: SessionUser) => {};
    const openRecoveryLink = () => new Promise<SessionUser>((resolve) => void (answer = resolve));
    renderNewPassword({ openRecoveryLink });
    const lead = screen.getByText('Abrindo o link...').closest('[aria-live="polite"]');
    expect(screen.queryByLabelText('Senha nova')).toBeNull();
    await act(async () => answer(OWNER));
    expect(lead).toHaveTextContent(/Para a conta marina@email.exemplo/);
    expect(await field()).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each([
    ['link-expired', /já venceu ou já foi usado/],
    ['link-incomplete', /chegou incompleto/],
    ['link-invalid', /não serve/],
    ['link-other-browser', /mesmo navegador/],
    ['identity-missing', /não está ligada/],
  ] as const)('that is refused (%s) says why and leads to another', async (code, sentence) => {
    const { onAskAgain } = renderNewPassword({ openRecoveryLink: refuse(code) }, null);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O link não abriu');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await press('Pedir um novo link');
    expect(onAskAgain).toHaveBeenCalledExactlyOnceWith('');
  });

  it.each([
    'offline',
    'unreachable',
    'timed-out',
    'server-unavailable',
    'too-many-attempts',
    'unexpected',
  ] as const)('that could not be read (%s) can be tried again', async (code) => {
    const { onRetry } = renderNewPassword({ openRecoveryLink: refuse(code) }, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pedir um novo link' })).toBeInTheDocument();
  });
});

describe('the new password', () => {
  it('is set, said, and leads on', async () => {
    const setPassword = vi.fn<SessionRepository['setPassword']>().mockResolvedValue();
    const { onSaved } = renderNewPassword({ setPassword });
    await save('segredo');
    expect(setPassword).toHaveBeenCalledExactlyOnceWith('segredo');
    expect(await findToast('Senha alterada!')).toBeVisible();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(OWNER);
  });

  it('can be read while it is typed', async () => {
    renderNewPassword();
    await userEvent.type(await field(), 'segredo');
    expect(await field()).toHaveAttribute('type', 'password');
    await press('Mostrar senha');
    expect(await field()).toHaveAttribute('type', 'text');
    expect(await field()).toHaveValue('segredo');
  });

  it('takes no second press while it is being saved', async () => {
    const setPassword = vi.fn<SessionRepository['setPassword']>(() => new Promise(() => {}));
    renderNewPassword({ setPassword });
    await save('segredo');
    expect(screen.getByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await field(), '{Enter}');
    expect(setPassword).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{Tab}', 'Senha é obrigatória'],
    ['cinco', 'Senha deve ter pelo menos 6 caracteres'],
  ])('of %s is refused before anyone is asked', async (typed, sentence) => {
    const setPassword = vi.fn<SessionRepository['setPassword']>();
    renderNewPassword({ setPassword });
    await save(typed);
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(setPassword).not.toHaveBeenCalled();
    await userEvent.type(await field(), 's');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([
    ['weak-password', /fácil de adivinhar/],
    ['same-password', /igual à atual/],
  ] as const)(
    'that the server refuses (%s) is marked at the field, with what was typed',
    async (code, sentence) => {
      const { onSaved } = renderNewPassword({ setPassword: refuse(code) });
      await save('segredo');
      expect(await field()).toHaveAccessibleDescription(expect.stringMatching(sentence));
      expect(await field()).toHaveFocus();
      expect(await field()).toHaveValue('segredo');
      expect(onSaved).not.toHaveBeenCalled();
      expect(await countToasts()).toBe(0);
    },
  );

  it('that could not be saved stays, with the reason beside the button, and goes through the second time', async () => {
    const setPassword = vi
      .fn<SessionRepository['setPassword']>()
      .mockRejectedValueOnce(new AppError('server-unavailable'))
      .mockResolvedValueOnce();
    const { onSaved } = renderNewPassword({ setPassword });
    await save('segredo');
    expect(screen.getByRole('alert')).toHaveTextContent('O servidor está com um problema');
    expect(await field()).toHaveValue('segredo');
    expect(await field()).toBeValid();
    expect(screen.getByRole('button', { name: 'Salvar senha' })).toHaveFocus();
    await press('Salvar senha');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('needs another link where the session has ended', async () => {
    const { onAskAgain } = renderNewPassword({ setPassword: refuse('session-lost') });
    await save('segredo');
    expect(screen.getByRole('alert')).toHaveTextContent('Sua sessão terminou');
    expect(screen.queryByRole('button', { name: 'Salvar senha' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pedir um novo link' })).toHaveFocus();
    await press('Pedir um novo link');
    expect(onAskAgain).toHaveBeenCalledExactlyOnceWith('marina@email.exemplo');
  });

  it('is never set for somebody else who signed in meanwhile', async () => {
    const setPassword = vi.fn<SessionRepository['setPassword']>();
    renderNewPassword({ setPassword }, buildUser({ id: 'another', email: 'outra@email.exemplo' }));
    await save('segredo');
    expect(screen.getByRole('alert')).toHaveTextContent('Sua sessão terminou');
    expect(setPassword).not.toHaveBeenCalled();
  });
});

describe('on a device that keeps no password', () => {
  it('explains it, asks nobody, and leads back', async () => {
    const openRecoveryLink = vi.fn<SessionRepository['openRecoveryLink']>();
    renderNewPassword({ openRecoveryLink }, null, fakeServices().capabilities);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Não há senha para recuperar');
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
    expect(openRecoveryLink).not.toHaveBeenCalled();
  });
});
