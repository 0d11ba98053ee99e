import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { Classrooms } from '@/features/classrooms/classrooms';
import { unsavedClassroom } from '@/features/classrooms/themes/unsaved';
import { NewClassroom } from '@/features/classrooms/new-classroom';
import { paths } from '@/lib/paths';
import { buildSummary, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { Address, address } from './render-classroom';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(() => {
  showToasts();
  unsavedClassroom.drop();
});

async function show(screenUnderTest: 'list' | 'new', given: Partial<ClassroomBackend> = {}) {
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms: fakeClassrooms(given) } });
  await act(async () =>
    renderWithServices(
      <>
        <Routes>
          <Route path="/" element={screenUnderTest === 'list' ? <Classrooms /> : <NewClassroom />} />
          <Route path={paths.teacher.newClassroom} element={<NewClassroom />} />
          <Route path="*" element={null} />
        </Routes>
        <Back />
        <Address />
      </>,
      { services, route: '/' },
    ),
  );
  await waitFor(() => expect(screen.queryByText('Carregando suas salas')).toBeNull());
  return userEvent.setup();
}

/** Stands in for the browser's back button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Voltar do navegador
    </button>
  );
}

describe('the list of classes', () => {
  it('counts them, and leads to each and to a new one', async () => {
    await show('list', {
      list: async () => [buildSummary(), buildSummary({ id: 'b', nome: '2º ano B' })],
    });
    expect(screen.getByText('2').parentElement).toHaveTextContent('2 salas');
    expect(screen.getByRole('link', { name: /3º ano A/ })).toHaveAttribute(
      'href',
      paths.teacher.classroom('sala-3a'),
    );
    expect(screen.getByRole('link', { name: /3º ano A/ })).toHaveTextContent(
      /Terças e quintas, manhã.*desperdício.*2 alunos.*1 corrigida, média 760/,
    );
    expect(screen.getByRole('link', { name: 'Nova sala' })).toHaveAttribute(
      'href',
      paths.teacher.newClassroom,
    );
  });

  it('has archived ones apart, folded', async () => {
    await show('list', {
      list: async () => [buildSummary(), buildSummary({ id: 'b', nome: '2º ano B', arquivada: true })],
    });
    expect(screen.getByText('1').parentElement).toHaveTextContent('1 sala e 1 arquivada');
    const folded = screen.getByRole('group');
    expect(folded).toHaveTextContent('Arquivadas (1)');
    expect(folded).not.toHaveAttribute('open');
    expect(folded).toHaveTextContent(/2º ano B.*arquivada/);
  });

  it('says which are another teacher’s', async () => {
    await show('list', { list: async () => [buildSummary({ sou_dono: false })] });
    expect(screen.getByRole('link', { name: /você é um dos professores/ })).toBeVisible();
  });

  it('has deleted ones to be had back, each until its last day', async () => {
    let deleted = [{ id: 'x', nome: '1º ano C', excluida_em: '2025-10-20T15:00:00.000Z' }];
    const restore = vi.fn<ClassroomBackend['restore']>(async () => void (deleted = []));
    const user = await show('list', { deleted: async () => deleted, restore });
    expect(await screen.findByText('dá para restaurar até 27/10/2025')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restaurar a sala 1º ano C' }));
    expect(await findToast('Sala restaurada')).toBeVisible();
    expect(restore).toHaveBeenCalledExactlyOnceWith('x');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Excluídas' })).toBeNull());
  });

  it('says so where it is empty', async () => {
    await show('list');
    expect(screen.getByText('Nenhuma sala por enquanto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar sala' })).toHaveAttribute(
      'href',
      paths.teacher.newClassroom,
    );
  });

  it('can be asked for again after a failure', async () => {
    const list = vi
      .fn<ClassroomBackend['list']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([buildSummary()]);
    const user = await show('list', { list });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('3º ano A')).toBeVisible();
  });
});

describe('a new class', () => {
  const nameField = () => screen.getByLabelText('Nome da sala');
  const submit = () => screen.getByRole('button', { name: 'Criar sala' });

  it('is created with what was written, said so, and opened', async () => {
    const create = vi.fn<ClassroomBackend['create']>().mockResolvedValue('sala-nova');
    const user = await show('new', { create });
    await user.type(nameField(), '  1º ano C  ');
    await user.type(screen.getByLabelText(/^Descrição/), 'Sextas');
    await user.click(submit());
    await waitFor(() => expect(address()).toBe(paths.teacher.classroom('sala-nova')));
    expect(await findToast('Sala criada!')).toBeVisible();
    expect(create).toHaveBeenCalledExactlyOnceWith({ nome: '1º ano C', descricao: 'Sextas' });
  });

  it('takes the place of its form in the history', async () => {
    const user = await show('list', { create: async () => 'sala-nova' });
    await user.click(screen.getByRole('link', { name: 'Criar sala' }));
    await user.type(nameField(), '1º ano C');
    await user.click(submit());
    await waitFor(() => expect(address()).toBe(paths.teacher.classroom('sala-nova')));
    await user.click(screen.getByRole('button', { name: 'Voltar do navegador' }));
    expect(address()).toBe('/');
  });

  it('needs a name, which the catalogue says', async () => {
    const create = vi.fn<ClassroomBackend['create']>();
    const user = await show('new', { create });
    await user.type(nameField(), '   ');
    await user.click(submit());
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription('Por favor, informe o nome da sala.'),
    );
    expect(await findToast('Nome obrigatório')).toHaveTextContent('Por favor, informe o nome da sala.');
    expect(nameField()).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  it('with a name that is too long is told at the field alone, and nothing is cut off', async () => {
    const user = await show('new');
    await user.click(nameField());
    await user.paste('a'.repeat(500));
    expect(await screen.findByText('500/100')).toBeVisible();
    await user.click(submit());
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription('Nome da sala deve ter no máximo 100 caracteres'),
    );
    expect(nameField()).toHaveValue('a'.repeat(500));
    expect(await countToasts()).toBe(0);
  });

  it('keeps what was written where it could not be created, and can be tried again', async () => {
    const create = vi
      .fn<ClassroomBackend['create']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue('sala-nova');
    const user = await show('new', { create });
    await user.type(nameField(), '1º ano C');
    await user.click(submit());
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    expect(nameField()).toHaveValue('1º ano C');
    expect(submit()).toHaveFocus();
    await user.click(submit());
    expect(await findToast('Sala criada!')).toBeVisible();
  });

  it('is found again as it was written where the session ended, until it is given up', async () => {
    const user = await show('new');
    await user.type(nameField(), '1º ano C');
    cleanup();
    await show('new');
    expect(await screen.findByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(nameField()).toHaveValue('1º ano C');
    await act(() => user.click(screen.getByRole('link', { name: 'Salas' })));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    cleanup();
    await show('new');
    expect(nameField()).toHaveValue('');
  });

  it('asks before something written is left behind', async () => {
    const user = await show('new');
    await user.type(nameField(), '1º ano C');
    await user.click(screen.getByRole('link', { name: 'Salas' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(question).toHaveTextContent('A sala ainda não foi criada.');
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(nameField()).toHaveValue('1º ano C');
    expect(address()).toBe('/');
  });
});
