import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { Backend } from '@/data/ports/backend';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { GivenTexts } from '@/features/themes/given-texts';
import { MyClasses } from '@/features/my-classes/my-classes';
import { paths } from '@/lib/paths';
import { ToastHost } from '@/ui/toast';
import { buildCorrection, SAMPLE_THEME } from '../../support/builders';
import { buildEnrolment, buildOwnSubmission, buildTheme, fakeEnrolments } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { Address, address } from '../classrooms/render-classroom';

async function show(given: Partial<EnrolmentBackend>, backend: Partial<Backend> = {}) {
  const enrolments = fakeEnrolments(given);
  const services = fakeServices({ history: [buildCorrection()], backend: { enrolments, ...backend } });
  await act(async () =>
    renderWithServices(
      <>
        <MyClasses ThemeTexts={GivenTexts} />
        <Address />
        <ToastHost />
      </>,
      { services },
    ),
  );
  return userEvent.setup();
}

const sending = buildOwnSubmission({ redacao_id: buildCorrection().id, revisada: true });

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

  it('are shown where only the essays that a teacher photographed cannot be read, which is said', async () => {
    const { photographedEssays } = fakeServices().backend;
    const received = async () => Promise.reject(new AppError('not-found'));
    await show(
      { list: async () => [buildEnrolment()] },
      { photographedEssays: { ...photographedEssays, received } },
    );
    expect(await screen.findByRole('region', { name: '3º ano A' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'As redações que um professor fotografou não abriram agora',
    );
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

describe('several teachers of a class', () => {
  const professores = ['Otávio Reis', 'Lia Castro'];

  it('are all named, also where the student leaves', async () => {
    const user = await show({ list: async () => [buildEnrolment({ professores, envios: [sending] })] });
    const one = within(await screen.findByRole('region', { name: '3º ano A' }));
    expect(one.getByText(/^Prof\. Otávio Reis e Prof\. Lia Castro · você entrou/)).toBeVisible();
    await user.click(one.getByRole('button', { name: 'Sair da sala 3º ano A' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Prof\. Otávio Reis e Prof\. Lia Castro deixam de ver a redação/)).toBeVisible();
  });
});

it('an archived class is apart, is read, and asks for no essay', async () => {
  await show({
    list: async () => [buildEnrolment(), buildEnrolment({ id: 'b', nome: '2º B', arquivada: true })],
  });
  const folded = await screen.findByRole('group');
  expect(folded).toHaveTextContent('Arquivadas (1)');
  expect(folded).not.toHaveAttribute('open');
  const old = within(screen.getByRole('region', { name: '2º B', hidden: true }));
  expect(old.getByText(/não envia mais para esta sala/)).toBeInTheDocument();
  expect(old.queryByRole('link', { hidden: true })).toBeNull();
  expect(old.getByRole('button', { name: 'Sair da sala 2º B', hidden: true })).toBeInTheDocument();
});

describe('a short code', () => {
  async function type(user: Awaited<ReturnType<typeof show>>, code: string) {
    const field = await screen.findByLabelText('Código da sala');
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
    return field;
  }

  it('leads to the invitation, typed in small letters and with a blank', async () => {
    const openShortCode = vi.fn<EnrolmentBackend['openShortCode']>().mockResolvedValue({ codigo: 'abc' });
    const user = await show({ openShortCode });
    await user.click(await screen.findByRole('button', { name: 'Entrar com código' }));
    await type(user, 'kmp 7x4');
    await waitFor(() => expect(address()).toBe(paths.invitation('abc')));
    expect(openShortCode).toHaveBeenCalledExactlyOnceWith('KMP7X4');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be one is told without using up a try', async () => {
    const openShortCode = vi.fn<EnrolmentBackend['openShortCode']>();
    const user = await show({ list: async () => [buildEnrolment()], openShortCode });
    await user.click(await screen.findByRole('button', { name: 'Entrar com código' }));
    const field = await type(user, 'KMP7');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/6 letras e números/));
    expect(openShortCode).not.toHaveBeenCalled();
  });

  it.each([
    ['convite_invalido', /Nenhuma sala aberta tem este código/],
    ['muitas_tentativas', /Foram muitos códigos errados/],
    ['apenas_alunos', /Só contas de aluno/],
  ] as const)('refused as %s says why, and stays to be corrected', async (motivo, sentence) => {
    const user = await show({ openShortCode: async () => ({ motivo }) });
    await user.click(await screen.findByRole('button', { name: 'Entrar com código' }));
    const field = await type(user, 'KMP7X4');
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveValue('KMP7X4');
  });

  it('that could not be looked up says so', async () => {
    const user = await show({ openShortCode: () => Promise.reject(new AppError('offline')) });
    await user.click(await screen.findByRole('button', { name: 'Entrar com código' }));
    await type(user, 'KMP7X4');
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
  });
});

describe('leaving a class', () => {
  const list = async () => [buildEnrolment({ envios: [sending] })];

  it('asks first, and says what is lost', async () => {
    const leave = vi.fn(async () => {});
    const user = await show({ list, leave });
    await user.click(await screen.findByRole('button', { name: 'Sair da sala 3º ano A' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair da sala 3º ano A?' }));
    expect(dialog.getByText(/o que foi comentado se perde/)).toBeVisible();
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
