import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { EnrolmentBackend } from '@/data/supabase/enrolments';
import { MyClasses } from '@/features/my-classes/my-classes';
import { ToastHost } from '@/ui/toast';
import { buildCorrection, SAMPLE_THEME } from '../../support/builders';
import { buildEnrolment, buildSending, buildTheme, fakeEnrolments } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

async function show(given: Partial<EnrolmentBackend>) {
  const enrolments = fakeEnrolments(given);
  const services = fakeServices({ history: [buildCorrection()], backend: { enrolments } });
  await act(async () =>
    renderWithServices(
      <>
        <MyClasses />
        <ToastHost />
      </>,
      { services },
    ),
  );
  return userEvent.setup();
}

const sending = buildSending({ redacao_id: buildCorrection().id, revisada: true });

describe('the classes of a student', () => {
  it('show theme, due date and what was sent, with the way to each correction', async () => {
    const tema = buildTheme({ prazo: '2025-10-22T02:59:59.999Z' });
    await show({ list: async () => [buildEnrolment({ tema, envios: [sending] })] });
    const one = within(await screen.findByRole('region', { name: '3º ano A' }));
    expect(one.getByText('Prof. Otávio Reis · você entrou em 06/08/2025')).toBeVisible();
    expect(one.getByText('prazo encerrado ontem')).toBeVisible();
    const sent = (await one.findByText('enviada hoje')).closest('a');
    expect(sent).toHaveTextContent(SAMPLE_THEME);
    expect(sent).toHaveAttribute('href', expect.stringContaining(`ver=${sending.redacao_id}`));
    expect(sent).toHaveTextContent('O professor comentou');
    expect(one.getByRole('link', { name: 'Escrever de novo' })).toBeVisible();
  });

  it('say what the teacher sees', async () => {
    await show({ list: async () => [buildEnrolment()] });
    expect(screen.getByText(/O que você não envia continua só seu\./)).toBeVisible();
  });

  it('without a theme say so', async () => {
    await show({ list: async () => [buildEnrolment({ tema: null })] });
    expect(await screen.findByText(/O professor ainda não passou um tema\./)).toBeVisible();
  });

  it('are none before the first invitation', async () => {
    await show({ list: async () => [] });
    expect(await screen.findByRole('heading', { name: 'Você não está em nenhuma sala' })).toBeVisible();
  });

  it('that cannot be read are read at the second try', async () => {
    const list = vi
      .fn<EnrolmentBackend['list']>()
      .mockRejectedValueOnce(new AppError('server-unavailable'))
      .mockResolvedValue([buildEnrolment()]);
    const user = await show({ list });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('region', { name: '3º ano A' })).toBeVisible();
  });
});

describe('leaving a class', () => {
  const list = async () => [buildEnrolment({ envios: [sending] })];

  it('asks first, and says what is lost', async () => {
    const leave = vi.fn(async () => {});
    const user = await show({ list, leave });
    await user.click(await screen.findByRole('button', { name: 'Sair da sala 3º ano A' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair da sala 3º ano A?' }));
    expect(dialog.getByText(/o que comentou se perde/)).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Sair da sala' }));
    expect(leave).toHaveBeenCalledExactlyOnceWith('sala-3a');
    await waitFor(() => expect(screen.getByText('Você saiu da sala')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('region', { name: '3º ano A' })).toBeNull());
  });

  it('that fails says why, and the question stays', async () => {
    const user = await show({ list, leave: () => Promise.reject(new AppError('offline')) });
    await user.click(await screen.findByRole('button', { name: 'Sair da sala 3º ano A' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sair da sala' }));
    expect(await dialog.findByText(/Sem conexão com a internet/)).toBeVisible();
  });
});
