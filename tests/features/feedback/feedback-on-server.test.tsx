import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { MessageBackend } from '@/data/ports/messages';
import type { OutgoingMessage } from '@/domain/messages/message';
import { TEST_NOW } from '../../support/builders';
import { createMemoryOutbox, type MemoryOutbox } from '../../support/memory-outbox';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { onServer, type FakeOptions } from '../../support/services';
import { DRAFT, field, fill, fillIn, ownMessages, renderForm, submit, TEXT } from './render-feedback';

afterEach(() => vi.useRealTimers());

describe('on a server', () => {
  const offline = () => Promise.reject(new AppError('offline'));
  const row = ({ id, tipo_problema, mensagem, created_at }: OutgoingMessage) => ({
    id,
    tipo_problema,
    mensagem,
    created_at,
    status: 'nova' as const,
  });

  /** A server that lists the messages it was sent, if `send` accepts them. */
  async function renderOnServer(
    send: MessageBackend['send'],
    { outbox = createMemoryOutbox(), ...options }: FakeOptions & { outbox?: MemoryOutbox } = {},
  ) {
    const table = new Map<string, OutgoingMessage>();
    const sending = vi.fn<MessageBackend['send']>(async (message) => {
      await send(message);
      table.set(message.id, message);
    });
    const messages = { list: async () => [...table.values()].map(row), send: sending };
    const view = await renderForm({ capabilities: onServer, messages, outbox, ...options });
    return { ...view, outbox, send: sending, table };
  }

  it('the form says where the answer goes', async () => {
    await renderOnServer(async () => undefined);
    expect(screen.getByText(/^Você fala com a equipe/)).toHaveTextContent(
      'Você fala com a equipe pela sua conta de aluno. A resposta chega no e-mail da conta, marina.duarte@example.com.',
    );
  });

  const waiting = () => ownMessages().queryAllByText('Aguardando envio');

  it('a message without a network is said to be on this device, and stands in the list as waiting', async () => {
    const { outbox, storage, claim } = await renderOnServer(offline);
    fillIn();
    fireEvent.click(submit());
    expect(await screen.findByText(/^Mensagem guardada neste aparelho/)).toBeInTheDocument();
    expect(screen.queryByText('Feedback enviado com sucesso!')).toBeNull();
    expect(waiting()).toHaveLength(1);
    expect(ownMessages().getAllByText(TEXT)).toHaveLength(1);
    expect(field('Mensagem')).toHaveValue('');
    expect(storage.json(DRAFT)).toBeNull();
    expect(outbox.entries.size).toBe(1);
    expect(claim).toHaveBeenCalledOnce();
  });

  it('stands there also where the others cannot be read', async () => {
    const list = () => Promise.reject(new AppError('refused'));
    await renderForm({ capabilities: onServer, messages: { list, send: offline } });
    fillIn();
    fireEvent.click(submit());
    expect(await ownMessages().findByText('Aguardando envio')).toBeInTheDocument();
    expect(ownMessages().getByText('Não deu para carregar as outras mensagens')).toBeInTheDocument();
  });

  it('goes by itself once the server can be reached, and waits no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const send = vi.fn<MessageBackend['send']>().mockRejectedValueOnce(new AppError('unreachable'));
    const { outbox, table } = await renderOnServer(send);
    fillIn();
    fireEvent.click(submit());
    expect(await ownMessages().findByText('Aguardando envio')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(ownMessages().getAllByText(TEXT)).toHaveLength(1);
    expect(table.size).toBe(1);
    expect(outbox.entries.size).toBe(0);
  });

  it('what waits is there after a reload, newest first, and goes in its order', async () => {
    const outbox = createMemoryOutbox();
    const texts = ['A primeira das duas mensagens.', 'A segunda, que veio depois.'];
    for (const [index, mensagem] of texts.entries()) {
      const created_at = new Date(Date.parse(TEST_NOW) + index).toISOString();
      await outbox.put(buildOutboxEntry(buildOutgoing({ mensagem, created_at })));
    }
    let arrive = () => {};
    const { send, table } = await renderOnServer(() => new Promise<void>((resolve) => (arrive = resolve)), {
      outbox,
    });
    await waitFor(() => expect(waiting()).toHaveLength(2));
    const shown = ownMessages().getAllByRole('listitem');
    expect(shown.map((item) => texts.findIndex((text) => item.textContent?.includes(text)))).toEqual([1, 0]);
    await act(async () => arrive());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await act(async () => arrive());
    await waitFor(() => expect(waiting()).toEqual([]));
    expect([...table.values()].map(({ mensagem }) => mensagem)).toEqual(texts);
    expect(ownMessages().getAllByRole('listitem')).toHaveLength(2);
  });

  it('what is refused after it had waited stays on this device, and is still shown', async () => {
    const outbox = createMemoryOutbox();
    await outbox.put(buildOutboxEntry());
    const { send } = await renderOnServer(() => Promise.reject(new AppError('refused')), { outbox });
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    // The refusal arrives a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(waiting()).toHaveLength(1);
    expect(outbox.entries.size).toBe(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('what is refused from the form stays in the form, and nowhere else', async () => {
    const { outbox, storage, user } = await renderOnServer(() =>
      Promise.reject(new AppError('too-many-attempts')),
    );
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/20 mensagens hoje/);
    expect(field('Mensagem')).toHaveValue(TEXT);
    await waitFor(() => expect(outbox.entries.size).toBe(0));
    expect(storage.json(DRAFT)).toMatchObject({ tipo_problema: 'bug', mensagem: TEXT });
    expect(waiting()).toEqual([]);
  });

  it('what the device cannot store is not said to wait: the form keeps it', async () => {
    const outbox = createMemoryOutbox();
    outbox.isFull = true;
    const send = vi.fn<MessageBackend['send']>().mockRejectedValueOnce(new AppError('offline'));
    const { user, send: sent, table } = await renderOnServer(send, { outbox });
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão com a internet/);
    expect(screen.queryByText(/^Mensagem guardada/)).toBeNull();
    expect(field('Mensagem')).toHaveValue(TEXT);
    expect(waiting()).toEqual([]);
    await user.click(submit());
    expect(await screen.findByText(/^Mensagem enviada/)).toBeInTheDocument();
    const [first, second] = sent.mock.calls;
    expect(second?.[0].id).toBe(first?.[0].id);
    expect(table.size).toBe(1);
  });

  it('what is written anew after a failure is another message', async () => {
    const send = vi.fn<MessageBackend['send']>().mockRejectedValueOnce(new AppError('server-unavailable'));
    const { user, send: sent } = await renderOnServer(send);
    fillIn();
    await user.click(submit());
    await screen.findByText('Não foi possível enviar o feedback. Tente novamente.');
    fill('Mensagem', `${TEXT} Nem ao mouse.`);
    await user.click(submit());
    expect(await screen.findByText(/^Mensagem enviada/)).toBeInTheDocument();
    const [first, second] = sent.mock.calls;
    expect(second?.[0].id).not.toBe(first?.[0].id);
  });

  it('of another user of this device neither is shown nor goes', async () => {
    const outbox = createMemoryOutbox();
    await outbox.put(buildOutboxEntry(buildOutgoing({ userId: 'caio' })));
    const { send } = await renderOnServer(async () => undefined, { outbox });
    expect(await screen.findByText(/^Nenhuma ainda/)).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.entries.size).toBe(1);
  });
});

describe('what is under way when the page is left', () => {
  it('is not offered once more after it has arrived', async () => {
    let arrive = () => {};
    const send = () => new Promise<void>((resolve) => (arrive = resolve));
    const { storage, unmount } = await renderForm({ messages: { send } });
    fillIn();
    fireEvent.click(submit());
    await screen.findByRole('button', { name: 'Enviando...' });
    unmount();
    expect(storage.json(DRAFT)).toMatchObject({ mensagem: TEXT });
    await act(async () => arrive());
    await waitFor(() => expect(storage.json(DRAFT)).toBeNull());
  });

  it('on a server is not offered once more, as it goes by itself', async () => {
    const outbox = createMemoryOutbox();
    const send = () => new Promise<void>(() => undefined);
    const { storage, unmount } = await renderForm({ capabilities: onServer, outbox, messages: { send } });
    fillIn();
    fireEvent.click(submit());
    await waitFor(() => expect(storage.json(DRAFT)).toBeNull());
    unmount();
    await renderForm({ storage, capabilities: onServer, outbox, messages: { send } });
    expect(field('Mensagem')).toHaveValue('');
    expect(await ownMessages().findByText('Aguardando envio')).toBeInTheDocument();
  });

  it('on a server, not stored by the device, is still in the form', async () => {
    const outbox = createMemoryOutbox();
    outbox.isFull = true;
    const send = vi.fn<MessageBackend['send']>(() => new Promise<void>(() => undefined));
    const { storage } = await renderForm({ capabilities: onServer, outbox, messages: { send } });
    fillIn();
    fireEvent.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(storage.json(DRAFT)).toMatchObject({ mensagem: TEXT });
  });
});
