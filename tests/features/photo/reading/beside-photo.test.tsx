import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPages } from './build-pages';
import { button, essay, renderReading } from './render-reading';

async function openBeside(...ids: string[]) {
  const setup = renderReading({ pages: buildPages(...ids) });
  await setup.user.click(button('Digitar olhando a foto'));
  const dialog = within(screen.getByRole('dialog', { name: 'Digitar olhando a foto' }));
  return { ...setup, dialog, field: dialog.getByRole('textbox', { name: 'Texto das fotos' }) };
}

const ruler = () => screen.getByRole('slider', { name: 'Régua de leitura' });
const place = () => Number.parseFloat(ruler().style.top);
const thickness = () => Number.parseFloat(ruler().style.height);

describe('typing beside a photo', () => {
  it('writes on the sheet without any reading, which is shown from then on', async () => {
    const { user, dialog, field } = await openBeside('a');
    expect(dialog.getByRole('img', { name: 'Foto da folha' })).toBeInTheDocument();
    await user.type(field, 'A fome');
    expect(essay()).toBe('A fome');
    await user.click(dialog.getByRole('button', { name: 'Pronto' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Confira o texto' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Texto das fotos' })).toHaveValue('A fome');
  });

  it('moves the ruler from line to line, from within the text as well', async () => {
    const { user, field } = await openBeside('a');
    const start = place();
    await user.click(button('Próxima linha'));
    expect(place()).toBeCloseTo(start + thickness());
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(place()).toBeCloseTo(start + 2 * thickness());
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(place()).toBeCloseTo(start);
    expect(field).toHaveFocus();
  });

  it('moves the ruler by its own keys, and fits it to the lines', async () => {
    const { user } = await openBeside('a');
    const start = place();
    ruler().focus();
    await user.keyboard('{PageDown}');
    expect(place()).toBeCloseTo(start + thickness());
    await user.keyboard('{ArrowUp}');
    expect(place()).toBeCloseTo(start + thickness() * 0.75);
    const before = thickness();
    await user.click(button('Régua mais grossa'));
    expect(thickness()).toBeGreaterThan(before);
    await user.click(button('Régua mais fina'));
    expect(thickness()).toBeCloseTo(before);
  });

  it('goes from photo to photo, each with its ruler where it was', async () => {
    const { user, dialog } = await openBeside('a', 'b');
    const start = place();
    await user.click(button('Próxima linha'));
    await user.click(dialog.getByRole('button', { name: 'Próxima foto' }));
    expect(dialog.getByRole('img', { name: 'Foto 2 de 2' })).toBeInTheDocument();
    expect(place()).toBeCloseTo(start);
    expect(dialog.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Foto anterior' }));
    expect(place()).toBeCloseTo(start + thickness());
  });

  it('gives photo and text their share of a small screen by keyboard', async () => {
    const { user } = await openBeside('a');
    const divider = screen.getByRole('separator', { name: 'Altura da foto' });
    divider.focus();
    const before = Number(divider.getAttribute('aria-valuenow'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(divider).toHaveAttribute('aria-valuenow', String(before + 10));
    await user.keyboard('{ArrowUp>30/}');
    expect(divider).toHaveAttribute('aria-valuenow', divider.getAttribute('aria-valuemin'));
  });
});
