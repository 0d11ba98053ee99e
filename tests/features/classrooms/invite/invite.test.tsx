import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { buildClassroom } from '../../../support/classrooms';
import { renderClassroom } from '../render-classroom';
import { findToast, showToasts } from '../../../support/toasts';

beforeEach(showToasts);

const ADDRESS = 'http://localhost:3000/sala/convite-3a';
const INVITE = { codigo: 'outro', codigo_curto: 'XY2W9Q', criado_em: '2025-10-22T18:00:00.000Z' };
const panel = () => within(screen.getByRole('region', { name: 'Convite' }));

describe('the invite of a class', () => {
  it('is a link that can be copied, which the button says', async () => {
    const { user } = await renderClassroom();
    expect(panel().getByLabelText('Link do convite')).toHaveValue(ADDRESS);
    await user.click(panel().getByRole('button', { name: 'Copiar link' }));
    expect(await panel().findByRole('button', { name: 'Link copiado' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('has a short code in large letters, read out sign by sign', async () => {
    await renderClassroom();
    expect(panel().getByText('KMP 7X4')).toHaveAttribute('aria-hidden', 'true');
    expect(panel().getByText('K M P 7 X 4')).toBeInTheDocument();
  });

  it('is selected where the browser does not let it be copied', async () => {
    const { user } = await renderClassroom();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(panel().getByRole('button', { name: 'Copiar link' }));
    expect(await panel().findByText(/O link está selecionado/)).toBeVisible();
    expect(panel().getByLabelText('Link do convite')).toHaveFocus();
  });

  it('is a QR code as large as the screen, with the same address', async () => {
    const { user } = await renderClassroom();
    await user.click(panel().getByRole('button', { name: 'Mostrar QR code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code da sala 3º ano A' }));
    expect(dialog.getByRole('img', { name: `QR code que leva a ${ADDRESS}` })).toBeVisible();
    expect(dialog.getByText('localhost:3000/sala/convite-3a')).toBeVisible();
    expect(dialog.getByText('KMP 7X4')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(panel().getByRole('button', { name: 'Mostrar QR code' })).toHaveFocus();
  });

  it.each([
    ['Renovar', 'Renovar o convite?', 'Renovar convite', 'renewInvite', 'Convite renovado!'],
    ['Encerrar', 'Encerrar o convite?', 'Encerrar convite', 'revokeInvite', 'Convite encerrado'],
  ] as const)('%s asks first', async (button, question, confirm, method, said) => {
    const change = vi.fn<ClassroomBackend['renewInvite']>().mockResolvedValue(INVITE);
    const { user } = await renderClassroom(undefined, { given: { [method]: change } });
    await user.click(panel().getByRole('button', { name: button }));
    await screen.findByRole('alertdialog', { name: question });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(change).not.toHaveBeenCalled();
    await user.click(panel().getByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: confirm }));
    expect(await findToast(said)).toBeVisible();
    expect(change).toHaveBeenCalledExactlyOnceWith('sala-3a');
  });
});

it('leaves the keyboard at its heading when the buttons go with it', async () => {
  const { user, change } = await renderClassroom(undefined, { given: { revokeInvite: async () => {} } });
  await user.click(panel().getByRole('button', { name: 'Encerrar' }));
  await user.click(await screen.findByRole('button', { name: 'Encerrar convite' }));
  await waitFor(() => expect(panel().getByRole('button', { name: 'Encerrar' })).toHaveFocus());
  await change({ convite: null });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Convite' })).toHaveFocus());
  panel().getByRole('button', { name: 'Criar convite' }).focus();
  await change({ convite: INVITE });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Convite' })).toHaveFocus());
});

describe('a class without an invite', () => {
  it('says that nobody can come in, and gets one', async () => {
    const renewInvite = vi
      .fn<ClassroomBackend['renewInvite']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue(INVITE);
    const { user } = await renderClassroom(buildClassroom({ convite: null }), { given: { renewInvite } });
    expect(panel().getByText(/^Ninguém pode entrar por enquanto/)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Criar convite' }));
    expect(await panel().findByText(/Sem conexão com a internet/)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Criar convite' }));
    expect(await findToast('Convite criado!')).toBeVisible();
  });
});
