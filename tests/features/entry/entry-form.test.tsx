import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { SessionRepository, SignInResult } from '@/data/services';
import { EntryForm } from '@/features/entry/entry-form';
import { buildUser } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

const user = userEvent.setup();
const onSignedIn = vi.fn<(result: SignInResult) => void>();
const submit = (name: 'Entrar' | 'Cadastrar-se') => user.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');

function renderForm(session: Partial<SessionRepository> = {}) {
  const services = fakeServices({ user: null });
  const replaced = { ...services, session: { ...services.session, ...session } };
  renderWithServices(<EntryForm headingLevel={2} onSignedIn={onSignedIn} />, { services: replaced });
}

const never = () => new Promise<never>(() => {});

async function fill(fields: { name?: string; email?: string; password?: string }) {
  if (fields.name) await user.type(screen.getByLabelText('Nome completo'), fields.name);
  if (fields.email) await user.type(email(), fields.email);
  if (fields.password) await user.type(password(), fields.password);
}

const goToSignUp = () => user.click(screen.getByRole('button', { name: 'Cadastre-se' }));

beforeEach(() => {
  onSignedIn.mockClear();
  showToasts();
});

describe('the texts of the form', () => {
  it('login: title, area, description, recovery and the way to sign-up', () => {
    renderForm();
    expect(screen.getByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.getByText('Área do Aluno')).toBeInTheDocument();
    expect(
      screen.getByText('Corrija suas redações com IA e acompanhe seu progresso rumo à nota 1000!'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Esqueci minha senha' })).toBeInTheDocument();
    expect(screen.getByText('Não tem uma conta?')).toBeInTheDocument();
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  it('sign-up: its own title, the name, and the way back', async () => {
    renderForm();
    await goToSignUp();
    expect(screen.getByRole('heading', { name: 'Cadastrar-se' })).toBeInTheDocument();
    expect(screen.getByLabelText('Nome completo')).toBeInTheDocument();
    expect(screen.getByText('Já tem uma conta?')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Esqueci minha senha' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('"Sou Professor" changes area and description', async () => {
    renderForm();
    await user.click(screen.getByRole('radio', { name: 'Sou Professor' }));
    expect(screen.getByText('Área do Professor')).toBeInTheDocument();
    expect(
      screen.getByText('Gerencie suas turmas e acompanhe o progresso dos seus alunos'),
    ).toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    renderForm();
    await fill({ password: 'segredo' });
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('keeps what was typed when the mode changes', async () => {
    renderForm();
    await fill({ email: 'marina@email.exemplo', password: 'segredo' });
    await goToSignUp();
    expect(email()).toHaveValue('marina@email.exemplo');
    expect(password()).toHaveValue('segredo');
  });
});

describe('validation', () => {
  it('says nothing before the first submit', async () => {
    renderForm();
    await fill({ email: 'marina' });
    await user.tab();
    expect(screen.queryByText('Email inválido')).toBeNull();
  });

  it.each([
    ['an empty e-mail', {}, 'Email é obrigatório'],
    ['an e-mail of blanks', { email: '   ' }, 'Email é obrigatório'],
    ['an e-mail that is none', { email: 'marina@email' }, 'Email inválido'],
    ['an empty password', { email: 'marina@email.exemplo' }, 'Senha é obrigatória'],
    ['a short password', { password: '12345' }, 'Senha deve ter pelo menos 6 caracteres'],
  ])('%s', async (_requirement, fields, message) => {
    renderForm();
    await fill(fields);
    await submit('Entrar');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for the name in sign-up only, ties the message to it and puts the cursor there', async () => {
    renderForm();
    await goToSignUp();
    await submit('Cadastrar-se');
    const name = screen.getByLabelText('Nome completo');
    expect(await screen.findByText('Nome é obrigatório')).toBeInTheDocument();
    expect(name).toHaveAccessibleDescription('Nome é obrigatório');
    expect(name).toBeInvalid();
    expect(name).toHaveFocus();
  });

  it('looks again on every change after the first submit', async () => {
    renderForm();
    await submit('Entrar');
    await user.type(email(), 'marina@email.exemplo');
    await waitFor(() => expect(email()).toBeValid());
    await user.clear(email());
    expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument();
  });

  it('forgets the messages when the mode changes', async () => {
    renderForm();
    await submit('Entrar');
    await screen.findByText('Email é obrigatório');
    await goToSignUp();
    expect(screen.queryByText('Email é obrigatório')).toBeNull();
  });
});

describe('signing in and up', () => {
  const result: SignInResult = { user: buildUser(), isReturning: false };

  it('sends what was typed, in sign-up with the name, and hands the result on', async () => {
    const ofTeacher = { ...result, user: buildUser({ userType: 'teacher' }) };
    const signUp = vi.fn<SessionRepository['signUp']>().mockResolvedValue(ofTeacher);
    renderForm({ signUp });
    await user.click(screen.getByRole('radio', { name: 'Sou Professor' }));
    await goToSignUp();
    await fill({ name: ' Renato Alves ', email: ' renato@escola.exemplo ', password: 'segredo' });
    await submit('Cadastrar-se');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(ofTeacher));
    expect(signUp).toHaveBeenCalledWith({
      name: 'Renato Alves',
      email: 'renato@escola.exemplo',
      password: 'segredo',
      userType: 'teacher',
    });
    expect(await findToast('Conta criada!')).toHaveTextContent(
      'Bem-vindo! Você tem 2 dias de trial gratuito.',
    );
  });

  it('asks for the code of a class once the network has no accounts left, and sends it along', async () => {
    const signUp = vi
      .fn<SessionRepository['signUp']>()
      .mockRejectedValueOnce(new AppError('too-many-accounts'))
      .mockResolvedValue(result);
    renderForm({ signUp });
    await goToSignUp();
    await fill({ name: 'Marina', email: 'marina@email.exemplo', password: 'segredo' });
    expect(screen.queryByLabelText('Código da sala')).toBeNull();
    await submit('Cadastrar-se');
    const code = await screen.findByLabelText('Código da sala');
    expect(screen.getByRole('alert')).toHaveTextContent('abra o link da sala ou use o código dela');
    await user.type(code, 'aula 1');
    await submit('Cadastrar-se');
    expect(await screen.findByText(/O código da sala tem 6 letras e números/)).toBeVisible();
    expect(signUp).toHaveBeenCalledOnce();
    await user.clear(code);
    await user.type(code, 'kmp-7x4');
    await submit('Cadastrar-se');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(result));
    expect(signUp).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Marina', classCode: 'KMP7X4' }));
  });

  it('asks a teacher for no code of a class', async () => {
    renderForm({ signUp: () => Promise.reject(new AppError('too-many-accounts')) });
    await user.click(screen.getByRole('radio', { name: 'Sou Professor' }));
    await goToSignUp();
    await fill({ name: 'Renato', email: 'renato@escola.exemplo', password: 'segredo' });
    await submit('Cadastrar-se');
    expect(await screen.findByRole('alert')).toHaveTextContent('Muitas contas foram criadas hoje nesta rede');
    expect(screen.queryByLabelText('Código da sala')).toBeNull();
  });

  it('leaves the greeting of a new student to the welcome card', async () => {
    renderForm({ signUp: async () => result });
    await goToSignUp();
    await fill({ name: 'Marina', email: 'marina@email.exemplo', password: 'segredo' });
    await submit('Cadastrar-se');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(result));
    expect(await countToasts()).toBe(0);
  });

  it.each([
    ['login', 'Entrar', 'Entrando...'],
    ['sign-up', 'Cadastrar-se', 'Cadastrando...'],
  ] as const)('shows that it is busy: %s', async (_requirement, label, busyLabel) => {
    renderForm({ signIn: never, signUp: never });
    if (label === 'Cadastrar-se') {
      await goToSignUp();
      await fill({ name: 'Marina' });
    }
    await fill({ email: 'marina@email.exemplo', password: 'segredo' });
    await submit(label);
    expect(await screen.findByRole('button', { name: busyLabel })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['wrong credentials', new AppError('wrong-credentials'), 'E-mail ou senha incorretos.'],
    ['an e-mail that is taken', new AppError('email-taken'), 'Este e-mail já tem conta.'],
    [
      'no connection',
      new AppError('offline'),
      'Sem conexão com a internet. Confira a rede e tente de novo. O que você escreveu continua aqui.',
    ],
    ['no way to the server', new AppError('unreachable'), 'não conseguiu chegar ao servidor'],
    ['a time-out', new AppError('timed-out'), 'O servidor demorou demais para responder.'],
    ['an error of the server', new AppError('server-unavailable'), 'O servidor está com um problema'],
    ['a refusal', new AppError('refused'), 'O servidor não aceitou estes dados.'],
    ['anything else', new Error('boom'), 'Algo não funcionou como deveria. Tente de novo.'],
  ])(
    'a failure is said in a toast and in the form, and keeps the fields: %s',
    async (_case, error, sentence) => {
      renderForm({ signIn: () => Promise.reject(error) });
      await fill({ email: 'marina@email.exemplo', password: 'segredo' });
      await submit('Entrar');
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(await findToast('Erro')).toHaveTextContent('Ocorreu um erro. Tente novamente.');
      expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus();
      expect(email()).toHaveValue('marina@email.exemplo');
      expect(password()).toHaveValue('segredo');
    },
  );
});
