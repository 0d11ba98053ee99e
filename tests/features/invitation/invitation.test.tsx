import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import type { JoinAnswer } from '@/domain/classrooms/enrolment';
import { Invitation } from '@/features/invitation/invitation';
import { ToastHost } from '@/ui/toast';
import { buildUser } from '../../support/builders';
import { buildEnrolment, buildInvitation, buildTeacher, fakeEnrolments } from '../../support/classrooms';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

const invitation = buildInvitation({ descricao: 'Uma proposta por semana.\nSexta tem reescrita.' });

async function open(given: Partial<EnrolmentBackend>, user: FakeOptions['user'] = buildUser()) {
  const handlers = { onCancel: vi.fn(), onLogin: vi.fn(), onJoined: vi.fn() };
  const enrolments = fakeEnrolments({ invitation: async () => invitation, ...given });
  const services = fakeServices({ user, backend: { enrolments } });
  await act(async () =>
    renderWithServices(
      <>
        <Invitation code="convite-3a" {...handlers} />
        <ToastHost />
      </>,
      { services },
    ),
  );
  return { ...handlers, services };
}

const joinButton = () => screen.findByRole('button', { name: 'Entrar na sala' });
const toast = (text: string) => screen.findByText(text);

describe('what the invitation tells', () => {
  it('the class, its description and its teacher, and what the teacher will see before anyone joins', async () => {
    await open({ invitation: async () => ({ ...invitation, professor_email: 'otavio@escola.exemplo' }) });
    const page = within(await screen.findByRole('article', { name: '3º ano A' }));
    expect(page.getByText(/Uma proposta por semana\./)).toHaveTextContent('Sexta tem reescrita.');
    expect(page.getByText('Prof. Otávio Reis')).toBeVisible();
    expect(page.getByText('otavio@escola.exemplo')).toBeVisible();
    expect(
      page.getByText(/^Todos os professores desta sala, os de agora e os que chegarem/),
    ).toHaveTextContent('O que você não enviar continua só seu.');
  });

  it('to visitors as well', async () => {
    await open({}, null);
    expect(await screen.findByRole('heading', { name: '3º ano A' })).toBeVisible();
  });

  it('markup as markup', async () => {
    await open({ invitation: async () => ({ ...invitation, nome: '<img src=x onerror=alert(1)>' }) });
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  });

  it('that it is loading', async () => {
    await open({ invitation: () => new Promise(() => {}) });
    expect(await screen.findByText('Carregando...')).toBeInTheDocument();
  });

  it('that a code invites to nothing, with the way back', async () => {
    await open({ invitation: async () => null });
    expect(await screen.findByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
    expect(screen.getByText('O link de convite não é válido ou a sala foi removida.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
  });

  it('that it could not be read, and reads it at the second try', async () => {
    const read = vi
      .fn<EnrolmentBackend['invitation']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue(invitation);
    await open({ invitation: read });
    expect(await toast('Erro ao carregar sala')).toBeVisible();
    expect(screen.getByText('Não foi possível carregar as informações da sala.')).toBeVisible();
    expect(screen.getByText('Sem conexão com a internet. Confira a rede e tente de novo.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: '3º ano A' })).toBeVisible();
  });
});

describe('joining', () => {
  it('takes a student in, says so and remembers the theme of the class', async () => {
    const join = vi.fn(async (): Promise<JoinAnswer> => ({ sala: { id: 'sala-3a', nome: '3º ano A' } }));
    const list = vi
      .fn<EnrolmentBackend['list']>()
      .mockResolvedValueOnce([])
      .mockResolvedValue([buildEnrolment()]);
    const { onJoined, services } = await open({ join, list });
    await userEvent.click(await joinButton());
    const title = await toast('Bem-vindo(a)!');
    expect(title.parentElement).toHaveTextContent('Você foi adicionado(a) à sala "3º ano A" com sucesso.');
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    expect(join).toHaveBeenCalledExactlyOnceWith('convite-3a');
    expect(services.classMemory.get().themes).toHaveLength(1);
  });

  it('goes on also where the classes cannot be read', async () => {
    const join = async (): Promise<JoinAnswer> => ({ sala: { id: 'sala-3a', nome: '3º ano A' } });
    const { onJoined } = await open({ join, list: () => Promise.reject(new AppError('offline')) });
    await userEvent.click(await joinButton());
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  });

  it('is busy until it is decided: neither button answers', async () => {
    await open({ join: () => new Promise(() => {}) });
    await userEvent.click(await joinButton());
    expect(screen.getByRole('button', { name: 'Entrando...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  });

  it('sends a visitor to the login', async () => {
    const { onLogin } = await open({}, null);
    await userEvent.click(await joinButton());
    expect(await toast('Login necessário')).toBeVisible();
    expect(screen.getByText('Você precisa estar logado para entrar na sala.')).toBeVisible();
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it.each([
    ['a teacher', buildTeacher()],
    ['a developer', buildUser({ userType: 'dev' })],
  ])('refuses %s, and says what to do', async (_, user) => {
    const { onJoined } = await open({}, user);
    await userEvent.click(await joinButton());
    expect(await toast('Acesso negado')).toBeVisible();
    expect(screen.getByText('Apenas alunos podem entrar em salas.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('entre com uma conta de aluno');
    expect(onJoined).not.toHaveBeenCalled();
  });

  it('believes the server about the role', async () => {
    await open({ join: async () => ({ motivo: 'apenas_alunos' }) });
    await userEvent.click(await joinButton());
    expect(await toast('Acesso negado')).toBeVisible();
  });

  it('says that the class is full', async () => {
    await open({ join: async () => ({ motivo: 'sala_cheia' }) });
    await userEvent.click(await joinButton());
    expect(await screen.findByText('Esta sala já está cheia. Avise quem convidou você.')).toBeVisible();
  });

  it('after the invite was revoked the class is not found', async () => {
    await open({ join: async () => ({ motivo: 'convite_invalido' }) });
    await userEvent.click(await joinButton());
    expect(await screen.findByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
  });

  it('a failure is told, and the button takes another try', async () => {
    await open({ join: () => Promise.reject(new AppError('server-unavailable')) });
    await userEvent.click(await joinButton());
    expect(await toast('Erro ao entrar na sala')).toBeVisible();
    expect(screen.getByText('Ocorreu um erro ao tentar entrar na sala. Tente novamente.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('O servidor está com um problema');
    await waitFor(async () => expect(await joinButton()).toHaveFocus());
  });

  it('is over for whoever is in the class: the way on instead', async () => {
    await open({ list: async () => [buildEnrolment()] });
    expect(await screen.findByText('Você já está nesta sala.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute(
      'href',
      '/dashboard/student',
    );
    expect(screen.queryByRole('button', { name: 'Entrar na sala' })).toBeNull();
  });

  it('can be cancelled', async () => {
    const { onCancel } = await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
