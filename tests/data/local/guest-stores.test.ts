import { describe, expect, it } from 'vitest';
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

  it.each([
    ['what waits for a deleted account goes with it', 'mine', null],
    ['what waits for another account stays', 'theirs', 'theirs'],
    ['what nobody has chosen to keep stays', null, null],
  ])('%s', async (requirement, keepFor, left) => {
    const { storage } = withCorrection('x', keepFor);
    const { email, name } = buildUser();
    await forgetPerson({ owners: ['mine'], email, name }, { storage });
    const stored = storage.json(areaKeys.guestCorrection) as { keepFor: string | null } | null;
    expect(stored?.keepFor ?? null).toBe(left);
    expect(stored === null).toBe(requirement.includes('goes'));
  });
});
