import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { createGuestStores } from '@/data/local/guest-stores';
import { GUEST_DRAFT } from '@/domain/guest/guest-theme';
import type { OutgoingEssay } from '@/data/ports/essays';
import { KeepGuestEssay } from '@/features/guest/keep-guest-essay';
import { keepGuest } from '@/features/guest/keep-guest';
import { buildCorrection, buildUser } from '../../support/builders';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

const user = buildUser();
const correction = buildCorrection();

const later = buildCorrection({ id: 'later' });

type Case = {
  /** The account that has already chosen to keep the essay. */
  owner?: string;
  declinedBy?: string[];
  /** Whether another correction was made since. */
  isFollowed?: boolean;
  isDeviceFull?: boolean;
  state?: unknown;
  refusal?: AppError;
  isOutboxFull?: boolean;
};

/** Renders the component with a server that stores or refuses essays. */
function open({ state = null, refusal, isOutboxFull = false, ...given }: Case = {}) {
  const storage = new MemoryStorage();
  const stores = createGuestStores(storage);
  stores.drafts.save({ ...GUEST_DRAFT, essay: correction.originalText });
  stores.keep(correction);
  if (given.owner) stores.promise(given.owner);
  for (const one of given.declinedBy ?? []) stores.decline(one);
  if (given.isFollowed) stores.keep(later);
  if (given.isDeviceFull) storage.state = 'full';
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
  renderWithServices(
    <>
      <KeepGuestEssay stores={stores} />
      <LocationState />
    </>,
    { services, route: { pathname: '/', state } },
  );
  return { stores, stored, outbox };
}

function LocationState() {
  return <output aria-label="Estado">{JSON.stringify(useLocation().state)}</output>;
}

describe('keeping what was corrected without an account (R-ENTRY-9)', () => {
  beforeEach(showToasts);

  it.each([
    ['chosen on the way here', { state: keepGuest(correction.id) }],
    ['chosen before, by this account', { owner: user.id }],
  ])('%s: it is kept without a question, and gone from the device', async (_requirement, given) => {
    const { stores, stored } = open(given);
    await findToast('Redação guardada');
    expect(stored).toMatchObject([{ id: correction.id, userId: user.id, correction }]);
    expect(stores.correction.get()).toBeNull();
    expect(stores.promised.get()).toEqual([]);
    expect(stores.drafts.load()).toEqual(GUEST_DRAFT);
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
    expect(stores.correction.get()).toMatchObject({ declinedBy: [user.id] });
    expect(stored).toEqual([]);
  });

  it.each([
    ['this account has refused it', { declinedBy: [user.id] }],
    ['another account has chosen it', { owner: 'another' }],
  ])('%s: nothing is asked and nothing kept', (_requirement, given) => {
    const { stores, stored } = open(given);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toEqual([]);
    expect([stores.correction.get(), ...stores.promised.get()].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['another account has chosen it', { owner: 'another', state: keepGuest(correction.id) }, /Outra conta/],
    ['it is gone', { state: keepGuest('gone'), declinedBy: [user.id] }, /não está mais neste aparelho/],
  ])('chosen here, but %s: it is told, once, and nothing kept', async (_requirement, given, sentence) => {
    const { stored } = open(given);
    const toast = await findToast('A redação não foi guardada');
    expect(toast).toHaveTextContent(sentence);
    expect(stored).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Estado')).toHaveTextContent('null'));
  });

  it('what was corrected since stays, and is asked about', async () => {
    const { stores, stored } = open({ owner: user.id, isFollowed: true });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(stored).toMatchObject([{ id: correction.id }]));
    await waitFor(() => expect(stores.promised.get()).toEqual([]));
    expect(stores.correction.get()?.correction.id).toBe(later.id);
  });

  it('a device that cannot note the choice, and nothing else that takes it: it stays with the guest', async () => {
    const { stores } = open({
      isDeviceFull: true,
      state: keepGuest(correction.id),
      refusal: new AppError('server-unavailable'),
      isOutboxFull: true,
    });
    expect(await findToast('A redação ainda não foi guardada')).toHaveTextContent(/Experimentar agora/);
    expect(stores.correction.get()?.correction.id).toBe(correction.id);
    expect(stores.promised.get()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('without a connection it waits in the outbox, and nowhere else', async () => {
    const { stores, outbox } = open({ state: keepGuest(correction.id), refusal: new AppError('offline') });
    await findToast('Aguardando envio');
    expect([...outbox.entries.keys()]).toEqual([correction.id]);
    expect(stores.correction.get()).toBeNull();
    expect(stores.promised.get()).toEqual([]);
  });

  it('taken by neither server nor outbox, it stays on the device for the next try', async () => {
    const { stores } = open({
      state: keepGuest(correction.id),
      refusal: new AppError('server-unavailable'),
      isOutboxFull: true,
    });
    await findToast('A redação ainda não foi guardada');
    expect(stores.promised.get()).toMatchObject([{ correction: { id: correction.id }, owner: user.id }]);
  });
});
