import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { OfflineFiles } from '@/data/services';
import { OfflineCard } from '@/features/offline/offline-card';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

const MISSING = [
  { id: 'writing', bytes: 1_350_000, missingBytes: 1_350_000 },
  { id: 'photos', bytes: 2_450_000, missingBytes: 2_450_000 },
  { id: 'documents', bytes: 750_000, missingBytes: 750_000 },
  { id: 'charts', bytes: 127_000, missingBytes: 0 },
] as const;
const NONE_MISSING = MISSING.map((part) => ({ ...part, missingBytes: 0 }));

async function open(
  download: OfflineFiles['download'],
  { remove = vi.fn<() => Promise<void>>(), capabilities = fakeServices().capabilities } = {},
) {
  let parts: Awaited<ReturnType<OfflineFiles['parts']>> = [...MISSING];
  const offline: OfflineFiles = {
    parts: async () => parts,
    async download(...args) {
      await download(...args);
      parts = NONE_MISSING;
    },
    async remove() {
      await remove();
      parts = MISSING.map((part) => ({ ...part, missingBytes: part.bytes }));
    },
  };
  const local = fakeServices({ offline });
  const services = { ...local, capabilities };
  const view = await act(async () =>
    renderWithServices(
      <Suspense>
        <OfflineCard />
      </Suspense>,
      { services },
    ),
  );
  return Object.assign(userEvent.setup(), { unmount: view.unmount });
}

const untilCancelled: OfflineFiles['download'] = (_ids, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const button = (name: RegExp) => screen.findByRole('button', { name });

it('says what is here and what is missing, fetches it with progress, and gives it up again', async () => {
  let arrive = () => {};
  const user = await open(
    (ids, { onProgress }) =>
      new Promise((resolve) => {
        expect(ids).toEqual(['writing', 'photos', 'documents', 'charts']);
        onProgress(0.4);
        arrive = resolve;
      }),
  );
  expect(await screen.findAllByText(/^faltam/)).toHaveLength(3);
  expect(screen.getByText('neste aparelho')).toBeInTheDocument();
  await user.click(await button(/Baixar para usar offline \(4,6.MB\)/));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await act(async () => arrive());
  expect(await screen.findByText('Pronto para usar sem internet')).toBeInTheDocument();
  const remove = await button(/Remover arquivos baixados/);
  await waitFor(() => expect(remove).toHaveFocus());
  await user.click(remove);
  expect(await screen.findAllByText(/^faltam/)).toHaveLength(4);
  expect(screen.queryByText('Pronto para usar sem internet')).toBeNull();
});

it('can be cancelled, and then says nothing of an error', async () => {
  const user = await open(untilCancelled);
  await user.click(await button(/Baixar/));
  await user.click(await button(/Cancelar/));
  expect(await button(/Baixar/)).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('goes on after a double click, whose second press falls on "Cancelar"', async () => {
  const user = await open(untilCancelled);
  await user.click(await button(/Baixar/));
  await act(async () => fireEvent.click(await button(/Cancelar/), { detail: 2 }));
  expect(await button(/Cancelar/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toBeVisible();
});

it('with an account promises what works without a network, and no more', async () => {
  await open(async () => {}, { capabilities: onServer });
  expect(
    await screen.findByText(/Escrever e corrigir com o corretor local funcionam sem rede\. O modelo de IA/),
  ).toBeVisible();
  expect(screen.queryByText(/reler já funcionam/)).toBeNull();
});

it('removed after a part came, the keyboard goes on from the button that is left', async () => {
  const user = await open(async () => {});
  await user.click(await button(/Remover arquivos baixados/));
  expect(await screen.findAllByText(/^faltam/)).toHaveLength(4);
  await waitFor(() => expect(screen.getByRole('button', { name: /Baixar/ })).toHaveFocus());
});

it('left, it stops fetching', async () => {
  let stopped: AbortSignal | undefined;
  const user = await open((_ids, { signal }) => {
    stopped = signal;
    return new Promise(() => {});
  });
  await user.click(await button(/Baixar/));
  expect(stopped?.aborted).toBe(false);
  user.unmount();
  expect(stopped?.aborted).toBe(true);
});

it.each([
  ['offline', /Sem internet não dá para baixar/],
  ['storage-unavailable', /Libere espaço no aparelho/],
  ['unreachable', /O servidor não entregou os arquivos/],
  ['timed-out', /O servidor não entregou os arquivos/],
  ['server-unavailable', /O servidor não entregou os arquivos/],
] as const)('%s is said, and can be tried again', async (code, sentence) => {
  const user = await open(() => Promise.reject(new AppError(code)));
  await user.click(await button(/Baixar/));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await button(/Baixar/)).toBeEnabled();
});
