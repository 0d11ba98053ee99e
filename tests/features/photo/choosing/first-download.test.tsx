import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { OfflineFiles } from '@/data/services';
import { FirstDownload } from '@/features/photo/choosing/first-download';
import { fakeServices, renderWithServices } from '../../../support/services';

const ALL = { print: 2_450_000, handwriting: 1_850_000 };

async function open(download: OfflineFiles['download'], bytes = ALL) {
  const offline: OfflineFiles = { parts: async () => null, download, remove: async () => undefined };
  const services = fakeServices({ offline });
  const photos = { ...services.photos, missingBytes: async () => bytes };
  const { unmount } = await act(async () =>
    renderWithServices(<FirstDownload />, { services: { ...services, photos } }),
  );
  return Object.assign(userEvent.setup(), { unmount });
}

it.each([
  [ALL, /A primeira leitura baixa 2,5.MB \(de letra de mão, 1,9.MB\); as seguintes, nada\./],
  [{ ...ALL, print: 0 }, /A primeira leitura de letra de mão baixa 1,9.MB/],
  [{ ...ALL, handwriting: 0 }, /A primeira leitura de texto impresso baixa 2,5.MB/],
  [{ print: 0, handwriting: 0 }, /funciona sem internet/],
])('says what the first page of print and of handwriting fetches', async (bytes, sentence) => {
  await open(async () => {}, bytes);
  expect(screen.getByText(sentence)).toBeVisible();
});

const button = (name: string) => screen.findByRole('button', { name });
const READY = 'O leitor já está no aparelho e funciona sem internet.';

it('says how much it is, shows how far it has come, and hands the keyboard on', async () => {
  let arrive = () => {};
  const user = await open(
    (ids, { onProgress }) =>
      new Promise((resolve) => {
        expect(ids).toEqual(['photos']);
        onProgress(0.4);
        arrive = resolve;
      }),
  );
  expect(screen.getByText(/A primeira leitura baixa 2,5.MB/)).toBeVisible();
  await user.click(await button('Baixar para usar offline'));
  const progress = await screen.findByRole('progressbar', { name: 'Baixando o leitor' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
  expect(await button('Cancelar')).toHaveFocus();
  await act(async () => arrive());
  await waitFor(() => expect(screen.getByText(READY).parentElement).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('can be cancelled, says nothing of an error then, and offers it again', async () => {
  const user = await open(
    (_ids, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await user.click(await button('Baixar para usar offline'));
  await user.click(await button('Cancelar'));
  expect(await button('Baixar para usar offline')).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByText(READY)).toBeNull();
});

it('says what went wrong, and can be tried again', async () => {
  let tries = 0;
  const user = await open(async () => {
    tries += 1;
    if (tries === 1) throw new AppError('offline');
  });
  await user.click(await button('Baixar para usar offline'));
  expect(await screen.findByText(/Sem internet não dá para baixar/)).toBeVisible();
  await user.click(await button('Tentar de novo'));
  expect(await screen.findByText(READY)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('left, it stops fetching', async () => {
  let stopped: AbortSignal | undefined;
  const user = await open((_ids, { signal }) => {
    stopped = signal;
    return new Promise(() => {});
  });
  await user.click(await button('Baixar para usar offline'));
  await waitFor(() => expect(stopped?.aborted).toBe(false));
  user.unmount();
  expect(stopped?.aborted).toBe(true);
});
