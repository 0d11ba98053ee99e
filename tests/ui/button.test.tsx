import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/button';

describe('Button', () => {
  it('says what it is doing while busy and takes no second press', async () => {
    const handleClick = vi.fn<() => void>();
    render(
      <Button busy busyLabel="Corrigindo..." onClick={handleClick}>
        Corrigir redação
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Corrigindo...' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('keeps the focus while busy, and sends no form, by Enter in a field either', async () => {
    const handleSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Mensagem" />
        <Button type="submit" busy={busy}>
          Enviar
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Enviar' });
    await userEvent.click(button);
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Mensagem'), 'De novo{Enter}');
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('keeps its own label while busy when it has no other', () => {
    render(<Button busy>Salvar</Button>);
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not submit a form unless asked to', async () => {
    const handleSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button>Ver senha</Button>
        <Button type="submit">Entrar</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver senha' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(handleSubmit).toHaveBeenCalledOnce();
  });
});
