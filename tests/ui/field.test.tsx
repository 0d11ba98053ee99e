import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '@/ui/field';
import { Input, PasswordInput, Select, Textarea } from '@/ui/input';

function Email({ error }: { error?: string }) {
  return (
    <Field label="E-mail" error={error}>
      {(control) => <Input {...control} />}
    </Field>
  );
}

describe('Field', () => {
  it('names its control by the label', async () => {
    render(<Field label="E-mail">{(control) => <Input {...control} />}</Field>);
    await userEvent.click(screen.getByText('E-mail'));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  });

  it('describes its control by the hint and then the error', () => {
    render(
      <Field label="Senha" hint="Pelo menos 6 caracteres." error="Senha muito curta">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Senha' });
    expect(input).toHaveAccessibleDescription('Pelo menos 6 caracteres. Senha muito curta');
    expect(input).toBeInvalid();
  });

  it('leaves a valid control without description or invalid state', () => {
    render(<Field label="Nome">{(control) => <Input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Nome' });
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('announces an error that appears after the field is there', () => {
    const { rerender } = render(<Email />);
    const input = screen.getByRole('textbox');
    rerender(<Email error="Email inválido" />);
    expect(screen.getByText('Email inválido').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('textbox')).toBe(input);
  });

  it('serves long text and choices alike', () => {
    render(
      <>
        <Field label="Comentário">{(control) => <Textarea {...control} />}</Field>
        <Field label="Série">
          {(control) => (
            <Select {...control}>
              <option>3ª série</option>
            </Select>
          )}
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Comentário' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Série' })).toHaveDisplayValue('3ª série');
  });
});

describe('PasswordInput', () => {
  it('shows and hides what was typed, and says which it will do', async () => {
    render(<Field label="Senha">{(control) => <PasswordInput {...control} />}</Field>);
    const input = screen.getByLabelText('Senha');
    await userEvent.type(input, 'caderno azul');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('caderno azul');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
