import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { OpenedFile } from '@/domain/essay-file/essay-file';
import type { Shared, SharedFiles } from '@/data/services';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import { paths } from '@/lib/paths';
import { buildUser, SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import type { FakeOptions } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

const SLOW = { timeout: 10_000 };
const TEXT: Shared = { kind: 'text', text: 'Uma linha que\ncontinua na outra e\ntermina aqui.' };
const TIDY = 'Uma linha que continua na outra e termina aqui.';

beforeEach(() => {
  sessionStorage.clear();
  showToasts();
});

/** What was shared, which can be taken once. */
function waiting(shared: Shared | null): SharedFiles {
  let left = shared;
  return {
    async take() {
      const taken = left;
      left = null;
      return taken;
    },
  };
}

/** The app after another one has shared this. */
function receive(shared: Shared | null, draft: Partial<Draft> = {}, options: FakeOptions = {}) {
  const app = renderApp(paths.shared, { shared: waiting(shared), ...options });
  app.services.drafts.save({ ...EMPTY_DRAFT, updatedAt: TEST_NOW, ...draft });
  return app;
}

const sheet = () => screen.findByLabelText<HTMLTextAreaElement>('Sua redação', {}, SLOW);

it('a text comes to a blank sheet with its lines joined, once, and can be taken back', async () => {
  const { address } = receive(TEXT);
  await waitFor(async () => expect(await sheet()).toHaveValue(TIDY), SLOW);
  expect(address()).toBe(paths.student.essay);
  const toast = await findToast('Recebi o texto compartilhado');
  expect(toast).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await sheet()).toHaveValue('');
});

it('a text of one’s own is asked about first', async () => {
  receive(TEXT, { essay: 'Meu texto.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Acrescentar no fim' }, SLOW));
  expect(await sheet()).toHaveValue(`Meu texto.\n${TIDY}`);
});

it('after a correction it comes to a blank sheet', async () => {
  receive(TEXT, { theme: SAMPLE_THEME, backup: 'A redação corrigida.' });
  await waitFor(async () => expect(await sheet()).toHaveValue(TIDY), SLOW);
});

it.each<[string, OpenedFile, string]>([
  ['is opened', { ok: true, kind: 'text', text: 'Um parágrafo.' }, 'Um parágrafo.'],
  ['is refused as if it were chosen here', { ok: false, reason: 'too-large' }, ''],
])('a file %s', async (_what, opened, essay) => {
  const file = new File(['…'], 'redação.docx');
  receive({ kind: 'files', files: [file] }, {}, { essayFiles: { open: async () => opened } });
  await waitFor(async () => expect(await sheet()).toHaveValue(essay), SLOW);
  expect(await screen.findByText(/redação\.docx/, {}, SLOW)).toBeVisible();
  expect(screen.queryByText(/passa de 10 MB/) !== null).toBe(!opened.ok);
});

it('a photo comes to the photo tab', async () => {
  const file = new File(['…'], 'folha.jpg', { type: 'image/jpeg' });
  receive({ kind: 'files', files: [file] });
  const tab = await screen.findByRole('tab', { name: 'Foto' }, SLOW);
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'), SLOW);
  expect(await screen.findByText('folha.jpg', { selector: 'b' }, SLOW)).toBeVisible();
});

it.each([
  ['is too long', { kind: 'text', text: 'palavra '.repeat(3000) } as const, /longo demais para uma redação/],
  ['did not come', null, /não chegou até aqui/],
])('what %s is told', async (_what, shared, sentence) => {
  receive(shared);
  expect(await screen.findByText(sentence, {}, SLOW)).toBeVisible();
});

it('who is signed out gets it after signing in', async () => {
  const { address } = receive(TEXT, {}, { user: null });
  expect(await screen.findByText(/o que você compartilhou abre na folha/, {}, SLOW)).toBeVisible();
  expect(address()).toBe(paths.login);
  await userEvent.type(screen.getByLabelText('E-mail'), 'nova@email.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(async () => expect(await sheet()).toHaveValue(TIDY), SLOW);
});

it('a teacher has no sheet, and is told so', async () => {
  const { address } = receive(TEXT, {}, { user: buildUser({ userType: 'teacher' }) });
  expect(await findToast('O que você compartilhou não foi aberto')).toBeVisible();
  await waitFor(() => expect(address()).toBe(paths.teacher.home), SLOW);
});
