// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { EntryProvider } from '@/app/entry-context';
import { guestStoresOf } from '@/app/guest';
import GuestPage from '@/app/pages/guest-page';
import { createLocalEntry } from '@/data/local/create-local-entry';
import { keys } from '@/data/local/keys';
import type { GuestStores } from '@/data/local/guest-stores';
import { EntryServicesProvider } from '@/data/services-context';
import type { SessionUser } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { testConfig } from '../../support/services';

const SLOW = { timeout: 10_000 };
const correction = buildCorrection();

// The marks of the correction need a worker, which does not exist in this environment.
vi.mock('@/data/evaluator/evaluator', () => ({
  createEvaluator: () => ({ check: async () => ({ findings: [], spelling: 'ready' }) }),
}));

let storage: MemoryStorage;
beforeEach(() => (storage = new MemoryStorage()));

function open(
  prepare: (stores: GuestStores) => void,
  { search = '', user = null as SessionUser | null } = {},
) {
  if (user) storage.setItem(keys.user, JSON.stringify(user));
  const entry = createLocalEntry({ config: testConfig(), storage });
  prepare(guestStoresOf(entry));
  const router = createMemoryRouter([{ path: '*', element: <GuestPage /> }], {
    initialEntries: [paths.guest + search],
  });
  render(
    <EntryServicesProvider value={entry}>
      <EntryProvider value={entry}>
        <RouterProvider router={router} />
      </EntryProvider>
    </EntryServicesProvider>,
  );
}

const RESULT = { search: '?correcao=' };

it('a correction that the device does not take: it is said that it goes with the page', async () => {
  storage.state = 'full';
  open((stores) => stores.keep(correction), RESULT);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /esta correção some quando você fechar ou recarregar/,
  );
  expect(await screen.findByText(/Por enquanto ela está só nesta página aberta/, {}, SLOW)).toBeVisible();
});

it('one that the device has is said to be there', async () => {
  open((stores) => stores.keep(correction), RESULT);
  expect(await screen.findByText(/Por enquanto ela está só neste aparelho/, {}, SLOW)).toBeVisible();
  expect(screen.queryByText(/esta correção some quando você fechar ou recarregar/)).toBeNull();
});

const user = buildUser();

it.each([
  ['somebody else', buildUser({ id: 'another' }), /vai para a conta de quem a escolheu/],
  ['nobody', null, /vai para a conta de quem a escolheu/],
  ['the account itself', user, /ainda não chegou à sua conta/],
])('a correction that an account has chosen is shown to no guest (%s)', async (_who, present, note) => {
  open(
    (stores) => {
      stores.keep(correction);
      stores.promise(user.id);
    },
    { ...RESULT, user: present },
  );
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByText(/Guarde esta correção/)).toBeNull();
  expect(screen.getByLabelText('Sua redação')).toHaveValue('');
});
