import { describe, expect, it } from 'vitest';
import { createGuestStores } from '@/data/local/guest-stores';
import { forgetPerson } from '@/data/local/forget-person';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';

const correction = buildCorrection();
const later = buildCorrection({ id: 'later', originalText: 'Outra redação.' });

function withCorrection(essay = correction.originalText) {
  const storage = new MemoryStorage();
  const stores = createGuestStores(storage);
  stores.drafts.save({ ...EMPTY_DRAFT, essay });
  stores.keep(correction);
  return { storage, stores };
}

const promisedIn = (storage: MemoryStorage) =>
  createGuestStores(storage)
    .promised.get()
    .map(({ correction: { id }, owner }) => ({ id, owner }));

describe('what the device keeps of a guest (R-ENTRY-9)', () => {
  const SHEETS = [
    ['its essay leaves the sheet', `${correction.originalText}\n`, ''],
    ['a text begun since stays', 'Outro começo.', 'Outro começo.'],
  ] as const;

  it.each(SHEETS)('once an account has it: %s', (_requirement, essay, left) => {
    const { storage, stores } = withCorrection(essay);
    stores.release(correction.id);
    expect(stores.correction.get()).toBeNull();
    expect(stores.drafts.load().essay).toBe(left);
    expect(createGuestStores(storage).drafts.load().essay).toBe(left);
  });

  it.each(SHEETS)('once an account has chosen it: %s', (_requirement, essay, left) => {
    const { storage, stores } = withCorrection(essay);
    expect(stores.promise('mine')).toBe(true);
    expect(stores.correction.get()).toBeNull();
    expect(createGuestStores(storage).drafts.load().essay).toBe(left);
  });

  it('what an account has chosen is overwritten by no later correction, of whomever', () => {
    const { storage, stores } = withCorrection();
    stores.promise('mine');
    stores.keep(later);
    stores.promise('theirs');
    stores.keep(buildCorrection({ id: 'last' }));
    stores.discard();
    expect(promisedIn(storage)).toEqual([
      { id: correction.id, owner: 'mine' },
      { id: later.id, owner: 'theirs' },
    ]);
    expect(createGuestStores(storage).correction.get()).toBeNull();
  });

  it('an account that has one of them leaves the others alone', () => {
    const { storage, stores } = withCorrection('x');
    stores.promise('mine');
    stores.keep(later);
    stores.drafts.save({ ...EMPTY_DRAFT, essay: later.originalText });
    stores.release('unknown');
    stores.release(correction.id);
    expect(promisedIn(storage)).toEqual([]);
    expect(createGuestStores(storage).correction.get()?.correction.id).toBe(later.id);
    expect(stores.drafts.load().essay).toBe(later.originalText);
  });

  it('a full device keeps the correction for the life of the page, and it is known', () => {
    const storage = new MemoryStorage();
    const stores = createGuestStores(storage);
    storage.state = 'full';
    stores.keep(correction);
    expect(stores.isKept.get()).toBe(false);
    expect(stores.correction.get()?.correction.id).toBe(correction.id);
    storage.state = 'ok';
    stores.keep(correction);
    expect(stores.isKept.get()).toBe(true);
  });

  it('a full device takes no choice: the correction and its essay stay where they are', () => {
    const { storage, stores } = withCorrection();
    storage.state = 'full';
    expect(stores.promise('mine')).toBe(false);
    expect(stores.promised.get()).toEqual([]);
    expect(stores.correction.get()?.correction.id).toBe(correction.id);
    expect(stores.drafts.load().essay).toBe(correction.originalText);
  });
});

describe('what a deleted account leaves of a guest', () => {
  async function forget(storage: MemoryStorage) {
    const { email, name } = buildUser();
    await forgetPerson({ owners: ['mine'], email, name }, { storage });
  }

  it('what it had chosen goes, with the sheet; what another has chosen stays', async () => {
    const { storage, stores } = withCorrection();
    stores.promise('mine');
    stores.keep(later);
    stores.promise('theirs');
    await forget(storage);
    expect(promisedIn(storage)).toEqual([{ id: later.id, owner: 'theirs' }]);
    expect(storage.getItem(areaKeys.guestDraft)).toBeNull();
    expect([...storage.items.values()].join()).not.toContain('mine');
  });

  it('with the last chosen one the key goes, too', async () => {
    const { storage, stores } = withCorrection();
    stores.promise('mine');
    await forget(storage);
    expect([...storage.items.keys()].filter((key) => key.startsWith('grifo:guest'))).toEqual([]);
  });

  it('what it had declined is not its own: it stays, without the name of the account', async () => {
    const { storage, stores } = withCorrection('Outro começo.');
    stores.decline('mine');
    stores.decline('theirs');
    await forget(storage);
    expect(storage.json(areaKeys.guestCorrection)).toMatchObject({
      correction: { id: correction.id },
      declinedBy: ['theirs'],
    });
    expect(createGuestStores(storage).drafts.load().essay).toBe('Outro começo.');
  });
});
