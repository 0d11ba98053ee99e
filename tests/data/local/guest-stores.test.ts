import { describe, expect, it } from 'vitest';
import type { GuestCorrection } from '@/contracts/guest';
import { createGuestStores } from '@/data/local/guest-stores';
import { forgetPerson } from '@/data/local/forget-person';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';

const correction = buildCorrection();

function withCorrection(essay: string, keepFor: string | null = null) {
  const storage = new MemoryStorage();
  const stores = createGuestStores(storage);
  stores.drafts.save({ ...EMPTY_DRAFT, essay });
  stores.correction.set({ correction, keepFor, declinedBy: [] });
  return { storage, stores };
}

describe('what the device keeps of a guest (R-ENTRY-9)', () => {
  it.each([
    ['the kept essay goes', correction.originalText, ''],
    ['a text begun since stays', 'Outro começo.', 'Outro começo.'],
  ])('once kept: %s', (_requirement, essay, left) => {
    const { storage, stores } = withCorrection(essay);
    stores.release();
    expect(stores.correction.get()).toBeNull();
    expect(stores.drafts.load().essay).toBe(left);
    expect(createGuestStores(storage).drafts.load().essay).toBe(left);
  });

  it('a full device keeps the correction for the life of the page', () => {
    const storage = new MemoryStorage();
    const stores = createGuestStores(storage);
    storage.state = 'full';
    expect(stores.correction.set({ correction, keepFor: null, declinedBy: [] })).toBe(false);
    expect(stores.correction.get()?.correction.id).toBe(correction.id);
  });

  const DELETED = 'local:ana@example.com';
  async function forget(guest: Pick<GuestCorrection, 'keepFor' | 'declinedBy'>) {
    const { storage, stores } = withCorrection('x');
    stores.correction.set({ correction, ...guest });
    const { email, name } = buildUser();
    await forgetPerson({ owners: [DELETED], email, name }, { storage });
    return storage.json(areaKeys.guestCorrection);
  }

  it('what waits for a deleted account goes with it', async () => {
    expect(await forget({ keepFor: DELETED, declinedBy: ['theirs'] })).toBeNull();
  });

  it.each([
    ['what waits for another account stays', 'theirs', [], []],
    ['what nobody has chosen to keep stays', null, [], []],
    [
      'what it declined is somebody else’s',
      null,
      [DELETED, 'theirs', `${DELETED}.br`],
      ['theirs', `${DELETED}.br`],
    ],
    ['what it declined and waits for another stays', 'theirs', [DELETED], []],
  ])('%s', async (_requirement, keepFor, declinedBy, left) => {
    expect(await forget({ keepFor, declinedBy })).toMatchObject({
      correction: { id: correction.id },
      keepFor,
      declinedBy: left,
    });
  });

  // The sheet itself has no owner.
  it.each([
    ['goes with what waits for a deleted account', DELETED, correction.originalText, ''],
    ['with another text than that stays', DELETED, 'Outro começo.', 'Outro começo.'],
    ['stays with what nobody has chosen to keep', null, correction.originalText, correction.originalText],
  ])('the sheet %s', async (_requirement, keepFor, essay, left) => {
    const { storage } = withCorrection(essay, keepFor);
    const { email, name } = buildUser();
    await forgetPerson({ owners: [DELETED], email, name }, { storage });
    expect(createGuestStores(storage).drafts.load().essay).toBe(left);
  });
});
