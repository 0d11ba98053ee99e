import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { SharedLinkBackend } from '@/data/ports/shared-links';
import type { SharedLink } from '@/domain/shared-links/shared-link';
import { ShareDialog } from '@/features/shared-links/share-dialog';
import { SharedCorrection } from '@/features/shared-links/shared-correction';
import { SharedLinksScreen } from '@/features/shared-links/shared-links-screen';
import { buildCorrection, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

const correction = buildCorrection();
const later = (days: number) => new Date(Date.parse(TEST_NOW) + days * 86_400_000).toISOString();

function buildLink(changed: Partial<SharedLink> = {}): SharedLink {
  return {
    id: 'l1',
    redacao_id: correction.id,
    tema: 'Leitura',
    codigo: 'um-codigo',
    com_nome: false,
    valido_ate: later(30),
    created_at: TEST_NOW,
    ...changed,
  };
}

function services(given: Partial<SharedLinkBackend> = {}, capabilities = onServer) {
  const sharedLinks: SharedLinkBackend = {
    list: async () => [],
    create: async () => ({ codigo: 'um-codigo', valido_ate: later(30) }),
    revoke: async () => undefined,
    open: async () => null,
    ...given,
  };
  return fakeServices({ capabilities, backend: { sharedLinks } });
}

describe('the dialog', () => {
  function show(given: Partial<SharedLinkBackend> = {}) {
    const create = vi.fn(given.create ?? (async () => ({ codigo: 'um-codigo', valido_ate: later(30) })));
    renderWithServices(<ShareDialog open onClose={() => undefined} correction={correction} />, {
      services: services({ ...given, create }),
    });
    return { create, user: userEvent.setup() };
  }
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Criar link' }));

  it('asks for no name and 30 days unless told otherwise, and for nothing before the press', async () => {
    const { create, user } = show();
    expect(create).not.toHaveBeenCalled();
    await press(user);
    expect(create).toHaveBeenCalledWith({ essayId: correction.id, days: 30, withName: false });
    expect(await screen.findByLabelText('Link da correção')).toHaveValue(
      `${location.origin}/correcao/um-codigo`,
    );
    expect(screen.queryByText(/modo demonstração/i)).toBeNull();
  });

  it('asks for what was chosen', async () => {
    const { create, user } = show();
    await user.click(screen.getByRole('switch', { name: 'Mostrar meu nome' }));
    await user.click(screen.getByRole('radio', { name: '90 dias' }));
    await press(user);
    expect(create).toHaveBeenCalledWith({ essayId: correction.id, days: 90, withName: true });
  });

  it.each([
    ['at the limit', async () => ({ motivo: 'limite' as const }), /já tem 50 links/],
    ['without the essay', async () => ({ motivo: 'redacao_nao_encontrada' as const }), /não está guardada/],
    ['of an essay on its way', () => Promise.reject(new AppError('not-stored-yet')), /ainda não chegou/],
    ['without a network', () => Promise.reject(new AppError('offline')), /internet|conexão/],
  ])('says %s why there is no link, and keeps the choice', async (_when, create, sentence) => {
    const { user } = show({ create });
    await user.click(screen.getByRole('radio', { name: '7 dias' }));
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('radio', { name: '7 dias' })).toBeChecked();
  });

  it('tells of links that the essay has already, not of others or expired ones', async () => {
    const list = [
      buildLink(),
      buildLink({ id: 'l2', valido_ate: later(-1) }),
      buildLink({ id: 'l3', redacao_id: 'x' }),
    ];
    show({ list: async () => list });
    expect(await screen.findByText(/já tem um link valendo/)).toBeVisible();
  });
});

describe('the list', () => {
  async function show(given: Partial<SharedLinkBackend> = {}) {
    await act(async () => renderWithServices(<SharedLinksScreen />, { services: services(given) }));
    return userEvent.setup();
  }

  it('tells expired links apart, which cannot be copied, and forgets those of long ago', async () => {
    const links = [
      buildLink({ com_nome: true }),
      buildLink({ id: 'l2', valido_ate: later(-1) }),
      buildLink({ id: 'l3', tema: 'Antigo', valido_ate: later(-31) }),
    ];
    await show({ list: async () => links });
    const inForce = await screen.findByRole('region', { name: 'Valendo' });
    expect(within(inForce).getByText(/com seu nome/)).toBeVisible();
    const expired = screen.getByRole('region', { name: 'Fora do prazo' });
    expect(within(expired).getByText(/^Venceu em/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Copiar/ })).toHaveLength(1);
    expect(within(expired).getByRole('button', { name: 'Tirar da lista o link de Leitura' })).toBeVisible();
    expect(screen.queryByText('Antigo')).toBeNull();
  });

  it('copies a link and says so; shows it selected where the browser refuses', async () => {
    const user = await show({ list: async () => [buildLink()] });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(await screen.findByRole('button', { name: 'Copiar o link de Leitura' }));
    const copied = await screen.findByRole('button', { name: 'Copiado: o link de Leitura' });
    expect(screen.getByText('Link copiado.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Link da correção')).toBeNull();

    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(copied);
    const field = await screen.findByLabelText<HTMLInputElement>('Link da correção');
    expect(field).toHaveValue(`${location.origin}/correcao/um-codigo`);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByText(/O link está selecionado/)).toBeVisible();
  });

  it('revokes only after the question, and stays with it where that fails', async () => {
    const revoke = vi.fn<SharedLinkBackend['revoke']>().mockRejectedValueOnce(new AppError('offline'));
    revoke.mockResolvedValueOnce();
    const user = await show({ list: async () => [buildLink()], revoke });
    await user.click(await screen.findByRole('button', { name: 'Apagar o link de Leitura' }));
    expect(revoke).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Apagar link' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Apagar link' }));
    expect(revoke).toHaveBeenLastCalledWith('l1');
  });
});

describe('the page behind a link', () => {
  const View = () => <p>a correção</p>;

  it('out of reach says so, not that the link ended; the next try opens it', async () => {
    const shared = { correction, nome: null, conferida: false, valido_ate: later(30) };
    const open = vi.fn<SharedLinkBackend['open']>().mockRejectedValueOnce(new AppError('offline'));
    open.mockResolvedValueOnce(shared);
    renderWithServices(<SharedCorrection code="c" View={View} />, { services: services({ open }) });
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByText('Este link não vale mais')).toBeNull();
    await userEvent.setup().click(retry);
    expect(await screen.findByText('a correção')).toBeVisible();
    expect(screen.getByText(/não confere essa nota/)).toBeVisible();
  });
});
