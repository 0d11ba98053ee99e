import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { ClassroomView } from '@/features/classrooms/classroom-view';
import { unsavedClassroom, unsavedTheme } from '@/features/classrooms/themes/unsaved';
import { paths } from '@/lib/paths';
import { buildClassroom, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { Address, address, changingClassroom, renderClassroom } from './render-classroom';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(() => {
  showToasts();
  unsavedClassroom.drop('sala-3a');
  unsavedTheme.drop('sala-3a');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A page that links to the class, and a button for the browser's back navigation. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <Routes>
        <Route path="/" element={<Link to="/sala">Abrir a sala</Link>} />
        <Route
          path="/sala"
          element={
            <ClassroomView
              id="sala-3a"
              ThemeDialog={() => null}
              GiveTheme={() => null}
              gradebook={null}
              report={null}
            />
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar do navegador
      </button>
      <Address />
    </>
  );
}

describe('a class', () => {
  it('has its parts in tabs that the address remembers', async () => {
    const { user } = await renderClassroom();
    for (const [name, search] of [
      ['Temas', '?aba=temas'],
      ['Redações enviadas', '?aba=redacoes'],
      ['Relatório', '?aba=relatorio'],
      ['Alunos', ''],
    ] as const) {
      // The tab for a class's essays is in a separate chunk, so the test waits until it is loaded.
      await act(() => user.click(screen.getByRole('tab', { name })));
      await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
      expect(address()).toBe(`/${search}`);
    }
  });

  it.each([
    ['relatorio', 'Relatório'],
    ['nada', 'Alunos'],
  ])('opened at ?aba=%s shows %s', async (named, name) => {
    await renderClassroom(undefined, { route: `/?aba=${named}` });
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows markup and long names as they were written', async () => {
    const nome = '<img src=x onerror=alert(1)> 👩‍🏫 & “3º ano”';
    await renderClassroom(buildClassroom({ nome }));
    expect(screen.getByRole('heading', { name: nome })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${nome} · Grifo`));
  });
});

describe('a class that is not there', () => {
  async function renderMissing(get: ClassroomBackend['get']) {
    const services = fakeServices({
      user: buildTeacher(),
      backend: { classrooms: fakeClassrooms({ get }) },
    });
    await act(async () =>
      renderWithServices(
        <ClassroomView
          id="x"
          ThemeDialog={() => null}
          GiveTheme={() => null}
          gradebook={null}
          report={null}
        />,
        {
          services,
        },
      ),
    );
  }

  it('is said to be missing, with the way back', async () => {
    await renderMissing(async () => null);
    expect(await screen.findByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver salas' })).toHaveAttribute('href', paths.teacher.classrooms);
  });

  it('because it could not be read says so in the words of the catalogue, and tries again', async () => {
    const get = vi
      .fn<ClassroomBackend['get']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue(buildClassroom());
    await renderMissing(get);
    expect(await screen.findByText('A sala não abriu agora')).toBeVisible();
    expect(await findToast('Erro ao carregar sala')).toHaveTextContent(
      'Não foi possível carregar as informações da sala.',
    );
    press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: '3º ano A' })).toBeVisible();
  });
});

describe('editing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Editar sala' });
  const nameField = async () => within(await dialog()).getByLabelText('Nome da sala');

  it('saves name and description', async () => {
    const edit = vi.fn<ClassroomBackend['edit']>().mockResolvedValue('saved');
    const { user } = await renderClassroom(undefined, { given: { edit } });
    press('Editar sala');
    await user.type(await nameField(), ', B');
    press('Salvar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(edit).toHaveBeenCalledExactlyOnceWith(
      'sala-3a',
      { nome: '3º ano A, B' },
      { nome: '3º ano A', descricao: 'Terças e quintas, manhã' },
    );
  });

  it('writes over nothing that a colleague wrote meanwhile, unless the teacher has read it', async () => {
    const edit = vi.fn<ClassroomBackend['edit']>(async (_id, _fields, seen) =>
      seen?.nome === 'Turma da manhã' ? 'saved' : 'conflict',
    );
    const { user, changeUnseen } = await renderClassroom(undefined, { given: { edit } });
    press('Editar sala');
    await user.type(await nameField(), ', B');
    changeUnseen({ nome: 'Turma da manhã' });
    press('Salvar');
    const notice = await screen.findByRole('alert', { name: 'A sala mudou enquanto você escrevia' });
    expect(await within(notice).findByText('Turma da manhã')).toBeVisible();
    expect(await nameField()).toHaveValue('3º ano A, B');
    press('Salvar o meu');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(edit).toHaveBeenLastCalledWith(
      'sala-3a',
      { nome: '3º ano A, B' },
      { nome: 'Turma da manhã', descricao: 'Terças e quintas, manhã' },
    );
  });

  it('with something changed closes only after the question, which one Escape closes alone', async () => {
    const { user } = await renderClassroom();
    press('Editar sala');
    await user.type(await nameField(), '!');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await nameField()).toHaveValue('3º ano A!');
    await user.keyboard('{Escape}');
    press('Sair sem salvar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Editar sala');
    expect(await nameField()).toHaveValue('3º ano A');
  });

  it('with something changed is not cancelled without the question either', async () => {
    const { user } = await renderClassroom();
    press('Editar sala');
    await user.type(await nameField(), '!');
    press('Cancelar');
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible();
    press('Continuar editando');
    expect(await nameField()).toHaveValue('3º ano A!');
  });

  it('asks nothing while it saves', async () => {
    const { user } = await renderClassroom(undefined, { given: { edit: () => new Promise(() => {}) } });
    press('Editar sala');
    await user.type(await nameField(), '!');
    press('Salvar');
    await screen.findByText('Salvando...');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await dialog()).toBeVisible();
  });

  it('goes on where it was when the session ended, until it is given up', async () => {
    const { user, unmount } = await renderClassroom();
    press('Editar sala');
    await user.type(await nameField(), '!');
    unmount();
    const again = await renderClassroom();
    expect(within(await dialog()).getByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(await nameField()).toHaveValue('3º ano A!');
    press('Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    again.unmount();
    await renderClassroom();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that failed keeps the fields, with the reason', async () => {
    const { user } = await renderClassroom(undefined, {
      given: { edit: () => Promise.reject(new AppError('offline')) },
    });
    press('Editar sala');
    await user.type(await nameField(), '!');
    press('Salvar');
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    expect(await nameField()).toHaveValue('3º ano A!');
  });
});

describe('deleting', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Excluir a sala “3º ano A”?' });

  it('asks, then says so and leads to the list', async () => {
    const remove = vi.fn<ClassroomBackend['remove']>().mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { remove } });
    press('Excluir sala');
    await user.click(within(await question()).getByRole('button', { name: 'Excluir sala' }));
    await waitFor(() => expect(address()).toBe(paths.teacher.classrooms));
    expect(remove).toHaveBeenCalledExactlyOnceWith('sala-3a');
    expect(await findToast('Sala excluída!')).toBeVisible();
  });

  it('leaves no way back to a class that is gone, whatever was half written in it', async () => {
    const services = fakeServices({
      user: buildTeacher(),
      backend: { classrooms: changingClassroom(buildClassroom(), { remove: async () => {} }).classrooms },
    });
    renderWithServices(<History />, { services });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Abrir a sala' })));
    await screen.findByRole('heading', { level: 2, name: '3º ano A' });
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Temas' }));
    fireEvent.change(await screen.findByLabelText('Tema da redação'), {
      target: { value: 'Outro tema' },
    });
    press('Excluir sala');
    fireEvent.click(within(await question()).getByRole('button', { name: 'Excluir sala' }));
    await waitFor(() => expect(address()).toBe(paths.teacher.classrooms));
    press('Voltar do navegador');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('that failed leaves the class and the question, with the reason', async () => {
    const { user } = await renderClassroom(undefined, {
      given: { remove: () => Promise.reject(new AppError('server-unavailable')) },
    });
    press('Excluir sala');
    await user.click(within(await question()).getByRole('button', { name: 'Excluir sala' }));
    expect(await screen.findByText(/O servidor está com um problema/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    press('Excluir sala');
    expect(within(await question()).queryByText(/O servidor está com um problema/)).toBeNull();
  });
});
