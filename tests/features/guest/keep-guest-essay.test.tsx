import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { GuestCorrection } from '@/contracts/guest';
import { createGuestStores } from '@/data/local/guest-stores';
import type { OutgoingEssay } from '@/data/supabase/essays';
import { KeepGuestEssay } from '@/features/guest/keep-guest-essay';
import { keepGuest } from '@/lib/keep-guest';
import { buildCorrection, buildUser } from '../../support/builders';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

const user = buildUser();
const correction = buildCorrection();

type Case = {
  record?: Partial<GuestCorrection>;
  state?: unknown;
  refusal?: AppError;
  isOutboxFull?: boolean;
};

/** Renders it over a server that stores essays or refuses them. */
function open({ record, state = null, refusal, isOutboxFull = false }: Case = {}) {
  const stores = createGuestStores(new MemoryStorage());
  stores.correction.set({ correction, keepFor: null, declinedBy: [], ...record });
  const stored: OutgoingEssay[] = [];
  const base = fakeServices({ user });
  const outbox = createMemoryOutbox();
  outbox.isFull = isOutboxFull;
  const essays = {
    ...base.backend.essays,
    async store(essay: OutgoingEssay) {
      if (refusal) throw refusal;
      stored.push(essay);
      return essay.id;
    },
  };
  const services = fakeServices({ user, capabilities: onServer, outbox, backend: { essays } });
  renderWithServices(<KeepGuestEssay stores={stores} />, { services, route: { pathname: '/', state } });
  return { stores, stored, outbox };
}

describe('keeping what was corrected without an account (R-ENTRY-9)', () => {
  beforeEach(showToasts);

  it.each([
    ['chosen on the way here', { state: keepGuest(correction.id) }],
    ['chosen before, by this account', { record: { keepFor: user.id } }],
  ])('%s: it is kept without a question, and gone from the device', async (_requirement, given) => {
    const { stores, stored } = open(given);
    await findToast('Redação guardada');
    expect(stored).toMatchObject([{ id: correction.id, userId: user.id, correction }]);
    expect(stores.correction.get()).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['a choice about another correction', { state: keepGuest('another') }],
    ['an address that asks for it', { state: { from: '/?keepGuest=1' } }],
  ])('%s is none: it is asked', async (_requirement, given) => {
    const { stored } = open(given);
    await screen.findByRole('alertdialog', { name: 'Você tem uma redação de teste neste aparelho' });
    expect(stored).toEqual([]);
  });

  it('refused, it stays for others and this account is not asked again', async () => {
    const { stores, stored } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
    expect(stores.correction.get()).toMatchObject({ keepFor: null, declinedBy: [user.id] });
    expect(stored).toEqual([]);
  });

  it.each([
    ['this account has refused it', { record: { declinedBy: [user.id] } }],
    ['another account has chosen it', { record: { keepFor: 'another' }, state: keepGuest(correction.id) }],
  ])('%s: nothing is asked and nothing kept', (_requirement, given) => {
    const { stores, stored } = open(given);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toEqual([]);
    expect(stores.correction.get()).not.toBeNull();
  });

  it('without a connection it waits in the outbox, and nowhere else', async () => {
    const { stores, outbox } = open({ state: keepGuest(correction.id), refusal: new AppError('offline') });
    await findToast('Aguardando envio');
    expect([...outbox.entries.keys()]).toEqual([correction.id]);
    expect(stores.correction.get()).toBeNull();
  });

  it('taken by neither server nor outbox, it stays on the device for the next try', async () => {
    const { stores } = open({
      state: keepGuest(correction.id),
      refusal: new AppError('server-unavailable'),
      isOutboxFull: true,
    });
    await findToast('A redação ainda não foi guardada');
    expect(stores.correction.get()).toMatchObject({ correction: { id: correction.id }, keepFor: user.id });
  });
});
