import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import type { TeacherJoinAnswer } from '@/domain/classrooms/class-team';
import { TeacherInvitation } from '@/features/teacher-invitation/teacher-invitation';
import { paths } from '@/lib/paths';
import { buildUser } from '../../support/builders';
import { buildTeacher, fakeCoTeachers } from '../../support/classrooms';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';
import { Address, address } from '../classrooms/render-classroom';

beforeEach(showToasts);

const invitation = { nome: '3º ano A', professor_nome: 'Otávio Reis' };

async function open(given: Partial<CoTeacherBackend> = {}, user: FakeOptions['user'] = buildTeacher()) {
  const onEnter = vi.fn<(signUp: boolean) => void>();
  const coTeachers = fakeCoTeachers({ invitation: async () => invitation, ...given });
  const services = fakeServices({ user, backend: { coTeachers } });
  await act(async () =>
    renderWithServices(
      <>
        <TeacherInvitation code="codigo" onEnter={onEnter} />
        <Address />
      </>,
      { services },
    ),
  );
  return onEnter;
}
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }));

it('sends a visitor to sign in or up, and tells nothing of the class', async () => {
  const read = vi.fn<CoTeacherBackend['invitation']>();
  const onEnter = await open({ invitation: read }, null);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Criar conta de professor' }));
  expect(onEnter.mock.calls).toEqual([[false], [true]]);
  expect(read).not.toHaveBeenCalled();
});

it('is not for students, who are told nothing of the class either', async () => {
  const read = vi.fn<CoTeacherBackend['invitation']>();
  await open({ invitation: read }, buildUser());
  expect(screen.getByRole('heading', { name: 'Este convite é para professores' })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

it('needs a server, which is said', async () => {
  await open({ isAvailable: false });
  expect(screen.getByText(/cada sala tem um professor só, porque ela fica no aparelho dele/)).toBeVisible();
});

describe('a teacher', () => {
  it('reads whose class it is and what comes with it, accepts, and is there', async () => {
    const join = vi.fn(async (): Promise<TeacherJoinAnswer> => ({ sala: { id: 's', nome: '3º ano A' } }));
    await open({ join });
    expect(await screen.findByRole('article', { name: '3º ano A' })).toHaveTextContent(
      /Prof\. Otávio Reis.*Os alunos veem o seu nome\./,
    );
    await accept();
    expect(await findToast('Bem-vindo(a)!')).toHaveTextContent('Você agora dá aula na sala 3º ano A.');
    expect(join).toHaveBeenCalledExactlyOnceWith('codigo');
    await waitFor(() => expect(address()).toBe(paths.teacher.classroom('s')));
  });

  it('is told where the invite is dead, before or after the press', async () => {
    await open({ join: async () => ({ motivo: 'convite_invalido' }) });
    await accept();
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  });

  it('is told of an unknown one in the same words', async () => {
    await open({ invitation: async () => null });
    expect(await screen.findByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  });

  it.each([
    ['sala_cheia', /já tem dez professores/],
    ['limite_de_salas', /cem salas de outros professores/],
    ['apenas_professores', /Só contas de professor/],
  ] as const)('refused as %s is told why', async (motivo, sentence) => {
    await open({ join: async () => ({ motivo }) });
    await accept();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tries again where it could not be read or accepted', async () => {
    const read = vi
      .fn<CoTeacherBackend['invitation']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue(invitation);
    await open({ invitation: read, join: () => Promise.reject(new AppError('offline')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await accept();
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceitar convite' })).toBeEnabled();
  });
});
