import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/ui/dialog';
import { notify, ToastHost } from '@/ui/toast';

// A toast outlives the host it was shown in, so it is removed before the next test.
afterEach(() => void toast.dismiss());

describe('notify', () => {
  it('keeps the first message although its code is fetched for it, and before the host is there', async () => {
    notify({ title: 'Rascunho salvo', description: 'Ele fica neste aparelho.' });
    render(<ToastHost />);
    const toast = await screen.findByRole('status');
    expect(toast).toHaveTextContent('Rascunho salvo');
    expect(toast).toHaveTextContent('Ele fica neste aparelho.');
  });

  it('shows one message at a time: the newest', async () => {
    render(<ToastHost />);
    act(() => notify({ title: 'Primeiro aviso' }));
    await screen.findByText('Primeiro aviso');
    act(() => notify({ title: 'Segundo aviso', variant: 'destructive' }));
    await screen.findByText('Segundo aviso');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
    expect(screen.queryByText('Primeiro aviso')).not.toBeInTheDocument();
  });

  it('offers one thing to do about it, and goes once it is done', async () => {
    const user = userEvent.setup();
    const onPress = vi.fn<() => void>();
    render(<ToastHost />);
    act(() => notify({ title: 'Marcação retirada', action: { label: 'Desfazer', onPress } }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Marcação retirada')).not.toBeInTheDocument());
  });

  it('can be read and closed above an open dialog, which stays open', async () => {
    render(
      <>
        <Dialog open onOpenChange={() => {}} title="Entrar na turma" />
        <ToastHost />
      </>,
    );
    act(() => notify({ title: 'Turma encontrada' }));
    await screen.findByText('Turma encontrada');
    expect(screen.getByRole('status')).toHaveTextContent('Turma encontrada');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }), { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByText('Turma encontrada')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Entrar na turma' })).toBeInTheDocument();
  });

  it('looks with each toast whether the page has come to need its bottom', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
    render(
      <>
        <main />
        <ToastHost />
      </>,
    );
    act(() => notify({ title: 'Conta criada!' }));
    await waitFor(() => expect(place()).toBe('bottom'));
    act(() => void toast.dismiss());
    await waitFor(() => expect(screen.queryByText('Conta criada!')).not.toBeInTheDocument());
    screen
      .getByRole('main')
      .insertAdjacentHTML('beforeend', '<button data-bottom-sheet>Corrigir redação</button>');
    act(() => notify({ title: 'Conta criada!' }));
    await waitFor(() => expect(place()).toBe('top'));
  });
});

const phone = Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;

const place = () =>
  screen.getByText('Conta criada!').closest<HTMLElement>('[data-sonner-toast]')?.dataset['yPosition'];
