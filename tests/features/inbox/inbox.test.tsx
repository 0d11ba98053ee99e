import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { InboxBackend } from '@/data/ports/inbox';
import type { InboxMessage } from '@/domain/messages/inbox';
import { Inbox } from '@/features/inbox/inbox';
import { ToastHost } from '@/ui/toast';
import { buildUser } from '../../support/builders';
import { buildInboxMessage, fakeInbox } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const HOSTILE = '<img src=x onerror="alert(1)"> https://banco.example';

const MESSAGES = [
  buildInboxMessage({ id: '1', tipo_problema: 'bug', nome: 'Tiago Melo', mensagem: HOSTILE }),
  buildInboxMessage({ id: '2', papel_usuario: 'teacher', nome: 'Renato Alves', telefone: '(81) 98800-0000' }),
  buildInboxMessage({ id: '3', nome: 'Lia Prado', status: 'resolvida', email: 'não@' }),
];

/** An inbox that stores changed statuses. */
function memoryInbox(messages: readonly InboxMessage[]) {
  let kept = [...messages];
  return {
    list: async () => kept,
    async setStatus(id: string, status: InboxMessage['status']) {
      kept = kept.map((message) => (message.id === id ? { ...message, status } : message));
    },
  };
}

async function renderInbox(given: Partial<InboxBackend> = memoryInbox(MESSAGES), route = '/') {
  const services = fakeServices({
    user: buildUser({ userType: 'dev' }),
    backend: { inbox: fakeInbox(given) },
  });
  await act(async () =>
    renderWithServices(
      <>
        <Inbox />
        <ToastHost />
      </>,
      { services, route },
    ),
  );
  await waitFor(() => expect(screen.queryByText('Carregando as mensagens')).toBeNull());
  return userEvent.setup();
}

const rows = () => within(screen.getByRole('list', { name: 'Mensagens' })).getAllByRole('listitem');
const row = (name: string) => {
  const found = rows().find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no message of ${name}`);
  return within(found);
};
const open = (name: string) => userEvent.click(row(name).getByText(name));

describe('the inbox', () => {
  it('shows kind, status, sender and role of each, and counts them', async () => {
    await renderInbox();
    expect(screen.getByText(/^3 mensagens,/)).toHaveTextContent('3 mensagens, 2 novas');
    expect(rows()).toHaveLength(3);
    const second = row('Renato Alves');
    expect(second.getByText('Sugestão de melhoria')).toBeVisible();
    expect(second.getByText('Nova')).toBeVisible();
    expect(second.getByText(/· Professor$/)).toBeVisible();
    expect(row('Lia Prado').getByText('Resolvida')).toBeVisible();
    expect(row('Lia Prado').getByText(/· Aluno$/)).toBeVisible();
  });

  it('opens a message as text, whatever it contains', async () => {
    await renderInbox();
    await open('Tiago Melo');
    const whole = row('Tiago Melo').getByText(HOSTILE);
    expect(whole.tagName).toBe('P');
    expect(whole.querySelector('img, a')).toBeNull();
  });

  it('leads to an answer by mail, and says where there is none', async () => {
    await renderInbox();
    await open('Renato Alves');
    expect(row('Renato Alves').getByText('(81) 98800-0000')).toBeVisible();
    expect(row('Renato Alves').getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:marina\.duarte@example\.com\?subject=/),
    );
    await open('Lia Prado');
    expect(row('Lia Prado').queryByRole('link')).toBeNull();
    expect(
      row('Lia Prado').getByText('O e-mail desta conta não é válido: não dá para responder.'),
    ).toBeVisible();
  });

  it.each([
    ['another', 'outra@example.com', ['E-mail da conta', 'E-mail digitado']],
    ['the same', ' Marina.Duarte@example.com', ['E-mail da conta']],
  ])('answers the account, and shows what was typed beside it: %s', async (_requirement, email, terms) => {
    const conta_email = 'marina.duarte@example.com';
    await renderInbox(memoryInbox([buildInboxMessage({ nome: 'Marina', email, conta_email })]));
    await open('Marina');
    expect(row('Marina').getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:marina\.duarte@example\.com\?/),
    );
    expect(
      row('Marina')
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(terms);
  });

  it('without a message says whose would come', async () => {
    await renderInbox(memoryInbox([]));
    expect(screen.getByRole('heading', { name: 'Nenhuma mensagem ainda' })).toBeVisible();
    expect(screen.queryByLabelText('Situação')).toBeNull();
  });

  it('that cannot be read says so, and asks again', async () => {
    const list = vi.fn<InboxBackend['list']>().mockRejectedValueOnce(new AppError('refused'));
    list.mockResolvedValue(MESSAGES);
    const user = await renderInbox({ list });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Tiago Melo')).toBeVisible();
  });
});

describe('the filters', () => {
  it('narrow down by kind, role and status, and count what is left of each status', async () => {
    const user = await renderInbox();
    await user.selectOptions(screen.getByLabelText('De'), 'Aluno');
    expect(rows()).toHaveLength(2);
    const options = within(screen.getByLabelText('Situação')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Todas (2)',
      'Nova (1)',
      'Em análise (0)',
      'Resolvida (1)',
    ]);
    await user.selectOptions(screen.getByLabelText('Situação'), 'Nova (1)');
    expect(rows().map((one) => one.textContent)).toEqual([expect.stringContaining('Tiago Melo')]);
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Outro');
    expect(screen.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(rows()).toHaveLength(3);
  });

  it('look for words', async () => {
    const user = await renderInbox();
    await user.type(screen.getByLabelText('Buscar'), 'renato');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('1 mensagem encontrada')).toBeVisible();
  });

  it('stand in the address, where what nobody knows chooses nothing', async () => {
    await renderInbox(memoryInbox(MESSAGES), '/?situacao=resolvida&tipo=%3Cb%3E');
    expect(rows()).toHaveLength(1);
    expect(screen.getByLabelText('Tipo')).toHaveValue('');
  });
});

describe('the status of a message', () => {
  it('changes at once, before the server has answered', async () => {
    let answer = () => {};
    const setStatus = vi.fn<InboxBackend['setStatus']>(
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    await renderInbox({ ...memoryInbox(MESSAGES), setStatus });
    await open('Tiago Melo');
    await userEvent.click(row('Tiago Melo').getByRole('radio', { name: 'Em análise' }));
    expect(await row('Tiago Melo').findByRole('radio', { name: 'Em análise' })).toBeChecked();
    expect(screen.getByText(/^3 mensagens,/)).toHaveTextContent('1 nova');
    expect(setStatus).toHaveBeenCalledExactlyOnceWith('1', 'em_analise');
    await act(async () => answer());
  });

  it('goes back to what it was where that fails, and says why', async () => {
    const setStatus = vi.fn<InboxBackend['setStatus']>().mockRejectedValue(new AppError('offline'));
    await renderInbox({ ...memoryInbox(MESSAGES), setStatus });
    await open('Tiago Melo');
    await userEvent.click(row('Tiago Melo').getByRole('radio', { name: 'Resolvida' }));
    expect(await screen.findByText('A situação não mudou')).toBeVisible();
    expect(screen.getByText(/Sem conexão com a internet/)).toBeVisible();
    expect(row('Tiago Melo').getByRole('radio', { name: 'Nova' })).toBeChecked();
  });

  it('does not take the row away under the pointer; the next choice of a filter does', async () => {
    const user = await renderInbox(memoryInbox(MESSAGES), '/?situacao=nova');
    await open('Tiago Melo');
    await user.click(row('Tiago Melo').getByRole('radio', { name: 'Resolvida' }));
    expect(row('Tiago Melo').getByRole('radio', { name: 'Resolvida' })).toBeChecked();
    expect(rows()).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('De'), 'Aluno');
    expect(screen.queryByRole('list', { name: 'Mensagens' })).toBeNull();
  });
});

describe('two thousand messages', () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    buildInboxMessage({ id: `${at}`, nome: `Aluno ${at}` }),
  );

  it('come fifty at a time; the reading goes on at the first new one', async () => {
    const user = await renderInbox(memoryInbox(many));
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais 50 de 1.950' }));
    expect(rows()).toHaveLength(100);
    expect(row('Aluno 50').getByText('Aluno 50').closest('summary')).toHaveFocus();
  });
});
