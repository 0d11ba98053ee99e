import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import { SubmissionPanel } from '@/features/my-classes/submission-panel';
import { buildCorrection } from '../../support/builders';
import { buildClassReview, buildEnrolment, buildTheme, fakeEnrolments } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, renderWithServices } from '../../support/services';

const correction = buildCorrection();
const classA = buildEnrolment();
const evening = buildEnrolment({
  id: 'noturno',
  nome: 'Extensivo noturno',
  professor_nome: 'Lúcia Prado',
  professores: ['Lúcia Prado'],
  tema: buildTheme({ id: 'tema-2', tema: 'O papel das bibliotecas públicas' }),
});

type Setup = Partial<EnrolmentBackend> & { isNew?: boolean; storage?: MemoryStorage };

/** Backends whose answers reflect the essays sent and withdrawn. */
async function show({ isNew = false, storage = new MemoryStorage(), ...given }: Setup = {}) {
  let reviews = (await given.reviews?.(correction.id).catch(() => [])) ?? [];
  const send = vi.fn<EnrolmentBackend['send']>(async (input) => {
    await given.send?.(input);
    reviews = [buildClassReview({ sala_id: input.classroomId, revisao: [] })];
  });
  const takeBack = vi.fn<EnrolmentBackend['takeBack']>(async (id) => {
    await given.takeBack?.(id);
    reviews = reviews.filter((one) => one.id !== id);
  });
  const enrolments = fakeEnrolments({
    list: async () => [classA],
    ...given,
    send,
    takeBack,
    reviews: given.reviews && reviews.length === 0 ? given.reviews : async () => reviews,
  });
  const services = fakeServices({ storage, backend: { enrolments } });
  const view = await act(async () =>
    renderWithServices(<SubmissionPanel correction={correction} isNew={isNew} />, { services }),
  );
  return { ...view, services, send, takeBack, user: userEvent.setup() };
}

/** Waits long enough for responses that are immediately available. */
const everythingRead = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const section = () => screen.findByRole('region', { name: 'Sala' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an essay on the theme of a class', () => {
  it('is not sent unless the student says so; the question tells what the teacher will see', async () => {
    const { send } = await show({ isNew: true });
    expect(await screen.findByRole('heading', { name: 'Enviar para a sala 3º ano A?' })).toBeVisible();
    expect(within(await section()).getByText(/Prof\. Otávio Reis vê/)).toHaveTextContent(
      'Prof. Otávio Reis vê o texto, as marcações, os comentários do corretor, os níveis e a data. Sem enviar, só você vê esta redação.',
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent for that theme, and says where it is', async () => {
    const { send, user } = await show({ isNew: true });
    await user.click(await button('Enviar para a sala'));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      classroomId: 'sala-3a',
      essayId: correction.id,
      themeId: 'tema-1',
    });
    expect(await section()).toHaveTextContent('Enviada para 3º ano A');
    expect(screen.queryByRole('heading', { name: /^Enviar para/ })).toBeNull();
    await waitFor(async () => expect(await section()).toHaveFocus());
  });

  it('stays with the student who says no, and can be sent later', async () => {
    const { send, user } = await show({ isNew: true });
    await user.click(await button('Agora não'));
    expect(await section()).toHaveTextContent('Só você vê esta redação.');
    await user.click(await button('Enviar para uma sala'));
    await user.click(await button('Enviar para a sala'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('is for the class also after the class was given another theme', async () => {
    const storage = new MemoryStorage();
    const before = fakeServices({ storage });
    before.classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [classA]));
    const later = buildEnrolment({ tema: buildTheme({ id: 'tema-9', tema: 'Outro tema' }) });
    const { send, user } = await show({ isNew: true, storage, list: async () => [later] });
    await user.click(await button('Enviar para a sala'));
    expect(send.mock.lastCall?.[0].themeId).toBe('tema-1');
  });

  it('is asked about without a network too, from what the device remembers, and the choice is kept', async () => {
    const storage = new MemoryStorage();
    fakeServices({ storage }).classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [classA]));
    const offline = () => Promise.reject(new AppError('offline'));
    const setup = { storage, list: offline, send: offline };
    const { user, unmount } = await show({ ...setup, isNew: true });
    await user.click(await button('Enviar para a sala'));
    expect(
      await screen.findByText('Sem conexão com a internet. Confira a rede e tente de novo.'),
    ).toBeVisible();
    unmount();

    const again = await show({ storage });
    expect(await screen.findByText('O envio para 3º ano A não chegou da última vez.')).toBeVisible();
    await again.user.click(await button('Enviar para a sala'));
    expect(await section()).toHaveTextContent('Enviada para 3º ano A');
    expect(again.services.classMemory.get().unsent).toEqual([]);
  });

  it('that the teacher wants by hand is not offered where it was typed, and says why', async () => {
    const byHand = buildEnrolment({
      tema: buildTheme({ orientacao: { ...NO_GUIDANCE, envio: 'manuscrita' } }),
    });
    const storage = new MemoryStorage();
    fakeServices({ storage }).classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [byHand]));
    const { send } = await show({ isNew: true, storage, list: async () => [byHand] });
    expect(await section()).toHaveTextContent('3º ano A: o professor pediu à mão, e esta foi digitada.');
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('that the server wants written otherwise says so', async () => {
    const { user } = await show({ isNew: true, send: () => Promise.reject(new AppError('only-typed')) });
    await user.click(await button('Enviar para a sala'));
    expect(await screen.findByText(/O professor pediu esta redação digitada/)).toBeVisible();
  });

  it('is not called unsent after a failed try that may have arrived', async () => {
    const offline = () => Promise.reject(new AppError('offline'));
    const { user } = await show({ isNew: true, send: offline, reviews: offline });
    expect(await screen.findByText(/Sem enviar, só você vê esta redação/)).toBeVisible();
    await user.click(await button('Enviar para a sala'));
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    expect(screen.queryByText(/só você vê/i)).toBeNull();
    await user.click(await button('Agora não'));
    expect(await button('Enviar para uma sala')).toBeVisible();
    expect(screen.queryByText(/só você vê/i)).toBeNull();
  });

  it('that waits on this device says so', async () => {
    const send = () => Promise.reject(new AppError('not-stored-yet'));
    const { user } = await show({ isNew: true, send });
    await user.click(await button('Enviar para a sala'));
    expect(await screen.findByText(/ainda não chegou ao servidor/)).toBeVisible();
  });
});

describe('any other essay', () => {
  const other = { list: async () => [evening, { ...evening, id: 'manha', nome: '2º ano B' }] };

  it('just corrected, is not asked about', async () => {
    const { container } = await show({ ...other, isNew: true });
    await everythingRead();
    expect(container).toBeEmptyDOMElement();
  });

  it('opened in the history, may be sent to a class of choice', async () => {
    const { send, user } = await show(other);
    await user.click(await button('Enviar para uma sala'));
    expect(screen.getByText(/Os professores da sala veem o texto|Prof\. Lúcia Prado vê/)).toBeVisible();
    await user.click(await button('Enviar para 2º ano B'));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      classroomId: 'manha',
      essayId: correction.id,
      themeId: null,
    });
  });

  it('is neither called unsent nor asked about while nobody can tell; then it is, when that can be read', async () => {
    const answer = vi.fn<EnrolmentBackend['reviews']>().mockRejectedValue(new AppError('refused'));
    // The theme of this class is the essay's, so the panel would ask about sending at once if it knew that the
    // essay was unsent.
    const { user } = await show({ reviews: answer });
    const unknown = 'Não deu para ver agora se esta redação foi enviada.';
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.queryByText(/só você vê/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    answer.mockResolvedValue([]);
    await user.click(await button('Tentar de novo'));
    expect(await screen.findByText(/Sem enviar, só você vê esta redação/)).toBeVisible();
    expect(screen.queryByText(unknown)).toBeNull();
    expect(await section()).toHaveFocus();
  });

  it('of a student in no class shows nothing', async () => {
    const { container } = await show({ list: async () => [] });
    await everythingRead();
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an essay that was sent', () => {
  const sent = async () => [buildClassReview({ revisao: [] })];

  it('is taken back after a question that says what goes with it', async () => {
    const { takeBack, user } = await show({ reviews: async () => [buildClassReview()] });
    expect(await section()).toHaveTextContent('Enviada para 3º ano A hoje. Prof. Otávio Reis comentou.');
    await user.click(await button('Retirar da sala 3º ano A'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirar da sala 3º ano A?' }));
    expect(dialog.getByText(/A revisão publicada fica/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(takeBack).toHaveBeenCalledExactlyOnceWith('envio-1');
    await waitFor(() => expect(screen.queryByText(/Enviada para/)).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not called unsent where another class is asked about', async () => {
    const { user } = await show({ reviews: sent, list: async () => [classA, evening] });
    await user.click(await button('Enviar para outra sala'));
    expect(screen.getByRole('heading', { name: 'Enviar para a sala Extensivo noturno?' })).toBeVisible();
    expect(screen.queryByText(/só você vê/i)).toBeNull();
  });

  it('stays where it is when the question is cancelled', async () => {
    const { takeBack, user } = await show({ reviews: sent });
    await user.click(await button('Retirar da sala 3º ano A'));
    await user.click(await button('Cancelar'));
    expect(takeBack).not.toHaveBeenCalled();
    expect(await section()).toHaveTextContent('Enviada para 3º ano A');
  });

  it('stays, with the reason in the open question, when taking it back fails', async () => {
    const { user } = await show({ reviews: sent, takeBack: () => Promise.reject(new AppError('offline')) });
    await user.click(await button('Retirar da sala 3º ano A'));
    await user.click(await button('Retirar'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/Sem conexão com a internet/)).toBeVisible();
  });
});
