import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { MessageBackend } from '@/data/ports/messages';
import { areaKeys } from '@/data/local/keys';
import { MESSAGE_STATUSES, type SentMessage } from '@/domain/messages/message';
import { buildUser, TEST_NOW } from '../../support/builders';
import { writeFromOtherTab } from '../../support/memory-storage';
import { testConfig } from '../../support/services';
import { DRAFT, field, fill, fillIn, ownMessages, renderForm, submit, TEXT } from './render-feedback';

const MESSAGES = areaKeys.messages(buildUser().id);

afterEach(() => vi.useRealTimers());

describe('the feedback form', () => {
  it('is filled with who is signed in', async () => {
    await renderForm({ user: buildUser({ telefone: '(11) 98765-4321' }) });
    expect(field('Nome completo')).toHaveValue('Marina Duarte');
    expect(field('E-mail')).toHaveValue('marina.duarte@example.com');
    expect(field('Telefone (opcional)')).toHaveValue('(11) 98765-4321');
    expect(field('Tipo de feedback')).toHaveDisplayValue('Escolha um tipo');
    expect(screen.getByText('Você fala com a equipe pela sua conta de aluno.')).toBeVisible();
  });

  it('calls anybody else a teacher', async () => {
    await renderForm({ user: buildUser({ userType: 'dev' }) });
    expect(screen.getByText('Você fala com a equipe pela sua conta de professor.')).toBeVisible();
  });

  it('offers the four kinds of R-MESSAGE-1', async () => {
    await renderForm();
    const options = within(field('Tipo de feedback')).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Bug no sistema',
      'Sugestão de melhoria',
      'Dificuldade de uso',
      'Outro',
    ]);
  });

  it('ties each sentence to its field, gives the focus to the first, and sends nothing', async () => {
    const send = vi.fn<MessageBackend['send']>();
    const { user } = await renderForm({ messages: { send } });
    fill('Nome completo', '  ');
    fill('E-mail', '');
    await user.click(submit());
    expect(field('Nome completo')).toHaveAccessibleDescription('Nome completo é obrigatório');
    expect(field('Nome completo')).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription('Email é obrigatório');
    expect(field('Tipo de feedback')).toHaveAccessibleDescription('Tipo de feedback é obrigatório');
    expect(field('Mensagem')).toHaveAccessibleDescription(/Mensagem deve ter pelo menos 20 caracteres$/);
    expect(send).not.toHaveBeenCalled();
    fill('Nome completo', 'Marina');
    await waitFor(() => expect(field('Nome completo')).not.toHaveAttribute('aria-invalid'));
    await user.click(submit());
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
  });

  it.each([
    ['', 'faltam 20'],
    ['  \n ', 'faltam 20'],
    ['a'.repeat(19), 'falta 1'],
    [`  ${'a'.repeat(20)}`, '20/5.000'],
    ['🦅'.repeat(21), '21/5.000'],
    ['a'.repeat(5001), '5.001/5.000'],
  ])('counts what is written: %j', async (text, expected) => {
    await renderForm();
    fill('Mensagem', text);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });

  it('cuts nothing off a message that is too long: it says so', async () => {
    const { user } = await renderForm();
    fillIn('a'.repeat(5001));
    await user.click(submit());
    expect(field('Mensagem')).toHaveAccessibleDescription(/Mensagem deve ter no máximo 5.000 caracteres/);
    expect(field('Mensagem')).toHaveValue('a'.repeat(5001));
  });
});

describe('sending', () => {
  it('shows that it is under way, then says it arrived, clears all but who one is, and lists it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, storage, claim } = await renderForm({ config: testConfig({ simulatedDelays: true }) });
    fill('Nome completo', 'Marina D.');
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(field('Mensagem')).toHaveAttribute('readonly');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText('Feedback enviado com sucesso!')).toBeInTheDocument();
    expect(screen.getByText('Obrigado pelo seu feedback. Nossa equipe irá analisá-lo.')).toBeInTheDocument();
    expect(screen.getByText(/^Mensagem enviada/).closest('output')).toBeInTheDocument();
    expect(submit()).toHaveFocus();
    expect(field('Nome completo')).toHaveValue('Marina D.');
    expect(field('Tipo de feedback')).toHaveValue('');
    expect(field('Mensagem')).toHaveValue('');
    expect(claim).toHaveBeenCalledTimes(1);
    expect(storage.json(DRAFT)).toBeNull();
    const row = (await ownMessages().findAllByRole('listitem'))[0] as HTMLElement;
    expect(within(row).getByText('Bug no sistema')).toBeInTheDocument();
    expect(within(row).getByText('22/10/2025')).toBeInTheDocument();
    expect(within(row).getByText('Recebida')).toBeInTheDocument();
    expect(within(row).getAllByText(TEXT)).toHaveLength(1);
  });

  it('the banner goes after 5 s, but not under a pointer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderForm();
    fillIn();
    fireEvent.click(submit());
    const banner = (await screen.findByText(/^Mensagem enviada/)).closest('p') as HTMLElement;
    await act(() => vi.advanceTimersByTimeAsync(3000));
    fireEvent.pointerEnter(banner);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(banner).toBeInTheDocument();
    fireEvent.pointerLeave(banner);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(banner).not.toBeInTheDocument();
  });

  it.each([
    ['no connection', 'offline', /Sem conexão com a internet/],
    ['the limit of the day', 'too-many-attempts', /20 mensagens hoje.*envie amanhã/],
    ['a session that is over', 'session-lost', /Sua sessão terminou/],
  ] as const)('%s is said, everything stays, and can be sent again', async (_what, code, sentence) => {
    const send = vi.fn<MessageBackend['send']>().mockRejectedValueOnce(new AppError(code));
    send.mockResolvedValue();
    const { user, claim } = await renderForm({ messages: { send } });
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(
      await screen.findByText('Não foi possível enviar o feedback. Tente novamente.'),
    ).toBeInTheDocument();
    expect(field('Mensagem')).toHaveValue(TEXT);
    expect(field('Tipo de feedback')).toHaveValue('bug');
    expect(submit()).toHaveFocus();
    expect(claim).not.toHaveBeenCalled();
    await user.click(submit());
    await waitFor(() => expect(claim).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is done once, however often Enter is pressed', async () => {
    const send = vi.fn<MessageBackend['send']>(() => new Promise(() => undefined));
    await renderForm({ messages: { send } });
    fillIn();
    const form = submit().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    await screen.findByRole('button', { name: 'Enviando...' });
    fireEvent.submit(form);
    await act(async () => undefined);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('into a full storage says so and keeps the text', async () => {
    const { user, storage } = await renderForm();
    storage.state = 'full';
    fillIn();
    expect(await screen.findByText(/Rascunho só nesta aba/)).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/não deixou guardar os dados/);
    expect(field('Mensagem')).toHaveValue(TEXT);
    expect(ownMessages().queryByRole('listitem')).toBeNull();
  });
});

describe('what was begun', () => {
  it('is there again after a reload or a wrong turn', async () => {
    const { storage, unmount } = await renderForm();
    fill('E-mail', 'outra@email.exemplo');
    fillIn('Falta');
    unmount();
    await renderForm({ storage });
    expect(field('E-mail')).toHaveValue('outra@email.exemplo');
    expect(field('Tipo de feedback')).toHaveValue('bug');
    expect(field('Mensagem')).toHaveValue('Falta');
  });

  it('in another tab is not lost when this one sends', async () => {
    const { user, storage } = await renderForm();
    fillIn();
    const theirs = { nome: '', email: '', telefone: '', tipo_problema: '', mensagem: 'Escrita na outra' };
    writeFromOtherTab(storage, DRAFT, theirs);
    await user.click(submit());
    await screen.findByText(/^Mensagem enviada/);
    expect(storage.json(DRAFT)).toEqual(theirs);
  });
});

describe('the own messages', () => {
  it('say what the team made of each', async () => {
    const sent = { tipo_problema: 'bug', mensagem: TEXT, created_at: TEST_NOW } as const;
    const list = async () => MESSAGE_STATUSES.map((status): SentMessage => ({ ...sent, id: status, status }));
    await renderForm({ messages: { list } });
    const rows = await ownMessages().findAllByRole('listitem');
    for (const [index, name] of ['Recebida', 'Em análise', 'Resolvida'].entries())
      expect(within(rows[index] as HTMLElement).getByText(name)).toBeInTheDocument();
  });

  const stored = {
    id: '1',
    tipo_problema: 'sugestao',
    mensagem: `Primeira linha.\n\n${'longa '.repeat(40)}`,
    created_at: TEST_NOW,
  };

  it('are folded to their beginning', async () => {
    const { storage, unmount } = await renderForm();
    expect(await screen.findByText(/^Nenhuma ainda/)).toBeInTheDocument();
    unmount();
    storage.setItem(MESSAGES, JSON.stringify([stored]));
    await renderForm({ storage });
    const row = await ownMessages().findByRole('listitem');
    expect(within(row).getByText('Sugestão de melhoria')).toBeInTheDocument();
    expect(within(row).getByText(/^Primeira linha\. longa .*…$/)).toBeInTheDocument();
    expect(row.querySelector('details')?.open).toBe(false);
  });

  it('sent in another tab appear', async () => {
    const { storage } = await renderForm();
    await screen.findByText(/^Nenhuma ainda/);
    act(() => writeFromOtherTab(storage, MESSAGES, [stored]));
    expect(await screen.findByText('Sugestão de melhoria', { selector: 'b' })).toBeInTheDocument();
  });

  it('that cannot be read leave the form usable, and can be tried again', async () => {
    const list = vi.fn<MessageBackend['list']>().mockRejectedValueOnce(new AppError('refused'));
    list.mockResolvedValue([]);
    const { user } = await renderForm({ messages: { list } });
    expect(await screen.findByText(/^Não deu para carregar suas mensagens/)).toBeInTheDocument();
    expect(submit()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/^Nenhuma ainda/)).toBeInTheDocument();
  });
});
