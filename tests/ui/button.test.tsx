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
    expect(button).toBeDisabled();
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('keeps its own label while busy when it has no other', () => {
    render(<Button busy>Salvar</Button>);
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
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
