import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OpenedFile } from '@/domain/essay-file/essay-file';
import { essayField, renderEditor } from './render-editor';

/** An editor whose files open like this. */
async function openIn(opened: OpenedFile, essay = '') {
  renderEditor({ draft: { essay }, essayFiles: { open: async () => opened } });
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Abrir arquivo' });
  const input = button.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['…'], 'redação.docx'));
  return user;
}

const TEXT: OpenedFile = { ok: true, kind: 'text', text: 'Um título\nUm parágrafo.' };

it('puts the text of a file on a blank sheet, and takes it back', async () => {
  const user = await openIn(TEXT);
  expect(essayField()).toHaveValue('Um título\nUm parágrafo.');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(essayField()).toHaveValue('');
});

it.each([
  ['Manter como está', 'Meu texto.'],
  ['Acrescentar no fim', 'Meu texto.\nUm título\nUm parágrafo.'],
  ['Substituir o texto', 'Um título\nUm parágrafo.'],
])('asks before it changes a text: %s', async (answer, essay) => {
  const user = await openIn(TEXT, 'Meu texto.');
  await user.click(await screen.findByRole('button', { name: answer }));
  expect(essayField()).toHaveValue(essay);
});

it('tells that the text stays out where another tab has begun to edit before the answer', async () => {
  const user = await openIn(TEXT, 'Meu texto.');
  const replace = await screen.findByRole('button', { name: 'Substituir o texto' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Sua redação');
  field.readOnly = true;
  await user.click(replace);
  expect(await screen.findByText('O texto não entrou na folha')).toBeVisible();
  expect(field).toHaveValue('Meu texto.');
});

it('tells by name why a file is not opened', async () => {
  await openIn({ ok: false, reason: 'protected' });
  expect(await screen.findByText('redação.docx', { selector: 'b' })).toBeVisible();
  expect(screen.getByText(/O arquivo tem senha/)).toBeVisible();
  expect(essayField()).toHaveValue('');
});
