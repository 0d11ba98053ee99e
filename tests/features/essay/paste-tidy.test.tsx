import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { essayField, renderEditor } from './render-editor';

const COLUMN =
  'A leitura muda a vida de quem lê, porque abre\nportas que a rua fecha. Falta, porém, quem leve\nlivros a todos os bairros do país.';
const JOINED =
  'A leitura muda a vida de quem lê, porque abre portas que a rua fecha. Falta, porém, quem leve livros a todos os bairros do país.';

it('joins the lines of a pasted page, and gives them back', async () => {
  renderEditor({ draft: { essay: 'Antes.\n' } });
  const user = userEvent.setup();
  await user.click(essayField());
  essayField().setSelectionRange(7, 7);
  await user.paste(COLUMN);
  expect(essayField()).toHaveValue(`Antes.\n${JOINED}`);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(essayField()).toHaveValue(`Antes.\n${COLUMN}`);
});

it('writes over nothing that was written since', async () => {
  renderEditor();
  const user = userEvent.setup();
  await user.click(essayField());
  await user.paste(COLUMN);
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  await user.clear(essayField());
  await user.type(essayField(), 'Outro texto.');
  await user.click(undo);
  expect(essayField()).toHaveValue('Outro texto.');
  expect(await screen.findByText('O texto já mudou')).toBeVisible();
});

it('leaves a text without anything to join to the browser', async () => {
  renderEditor();
  const user = userEvent.setup();
  await user.click(essayField());
  await user.paste('Um parágrafo.\nOutro parágrafo.');
  expect(essayField()).toHaveValue('Um parágrafo.\nOutro parágrafo.');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});
