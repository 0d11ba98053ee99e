import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { paths } from '@/lib/paths';
import { buildClassroom } from '../../../support/classrooms';
import { address, renderClassroom } from '../render-classroom';
import { findToast, showToasts } from '../../../support/toasts';

beforeEach(showToasts);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a deletion is undone from the toast, and tried again where that failed', async () => {
  const restore = vi
    .fn<ClassroomBackend['restore']>()
    .mockRejectedValueOnce(new AppError('offline'))
    .mockResolvedValue();
  const { user } = await renderClassroom(undefined, { given: { remove: async () => {}, restore } });
  press('Excluir sala');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Por 7 dias você ainda pode restaurá-la');
  expect(question).toHaveTextContent(/se perdem .* as redações que professores fotografaram/);
  await user.click(within(question).getByRole('button', { name: 'Excluir sala' }));
  await user.click(within(await findToast('Sala excluída!')).getByRole('button', { name: 'Desfazer' }));
  await user.click(
    within(await findToast('Não deu para restaurar')).getByRole('button', { name: 'Tentar de novo' }),
  );
  expect(await findToast('Sala restaurada')).toHaveTextContent('3º ano A está na lista de novo');
  expect(restore.mock.calls).toEqual([['sala-3a'], ['sala-3a']]);
});

it('a teacher beside the owner is offered no deletion', async () => {
  await renderClassroom(buildClassroom({ sou_dono: false }));
  expect(screen.queryByRole('button', { name: 'Excluir sala' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Arquivar sala' })).toBeVisible();
});

describe('archiving', () => {
  it('asks first, and says what it means', async () => {
    const archive = vi.fn<ClassroomBackend['archive']>().mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { archive } });
    press('Arquivar sala');
    const question = await screen.findByRole('alertdialog', { name: 'Arquivar a sala “3º ano A”?' });
    expect(question).toHaveTextContent('Ninguém mais entra nem envia redações');
    await user.click(within(question).getByRole('button', { name: 'Arquivar sala' }));
    expect(await findToast('Sala arquivada')).toBeVisible();
    expect(archive).toHaveBeenCalledExactlyOnceWith('sala-3a', true);
  });

  it('is shown, invites nobody, and is taken back', async () => {
    const archive = vi
      .fn<ClassroomBackend['archive']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue();
    const { user } = await renderClassroom(buildClassroom({ arquivada: true, convite: null }), {
      given: { archive },
    });
    expect(screen.getByText('arquivada')).toBeVisible();
    expect(screen.getByText(/Reabra-a para convidar alunos/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Criar convite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Arquivar sala' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Editar tema' })).toBeNull();
    expect(screen.queryByLabelText('Tema da redação')).toBeNull();
    press('Reabrir sala');
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reabrir sala' }));
    expect(await findToast('Sala reaberta')).toBeVisible();
    expect(archive).toHaveBeenLastCalledWith('sala-3a', false);
  });
});

describe('a copy', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Copiar para o próximo ano' }));

  it('has a name of the next year, and the names of the students where wanted', async () => {
    const copy = vi.fn<ClassroomBackend['copy']>().mockResolvedValue();
    const { user } = await renderClassroom(buildClassroom({ nome: '3º ano A, 2025' }), { given: { copy } });
    press('Copiar para o próximo ano');
    expect((await dialog()).getByLabelText('Nome da sala nova')).toHaveValue('3º ano A, 2026');
    await user.click((await dialog()).getByLabelText(/Levar os nomes dos 2 alunos/));
    await user.click((await dialog()).getByRole('button', { name: 'Copiar sala' }));
    expect(await findToast('Sala copiada!')).toBeVisible();
    const [, input] = copy.mock.calls[0]!;
    expect(input).toMatchObject({ nome: '3º ano A, 2026', withNames: true });
    await waitFor(() => expect(address()).toBe(paths.teacher.classroom(input.newId)));
  });

  it('needs a name, and keeps it and the id where it failed', async () => {
    const copy = vi
      .fn<ClassroomBackend['copy']>()
      .mockRejectedValueOnce(new AppError('unreachable'))
      .mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { copy } });
    press('Copiar para o próximo ano');
    const field = (await dialog()).getByLabelText('Nome da sala nova');
    await user.clear(field);
    const submit = (await dialog()).getByRole('button', { name: 'Copiar sala' });
    await user.click(submit);
    expect(field).toHaveAccessibleDescription('Por favor, informe o nome da sala.');
    expect(copy).not.toHaveBeenCalled();
    await user.type(field, '3º B');
    await user.click(submit);
    expect(await (await dialog()).findByRole('alert')).toBeVisible();
    await user.click(submit);
    await findToast('Sala copiada!');
    expect(copy.mock.calls[1]).toEqual(copy.mock.calls[0]);
  });
});
