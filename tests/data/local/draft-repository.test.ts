import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { buildUser, SAMPLE_ESSAY, SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';

const draft: Draft = { theme: SAMPLE_THEME, essay: SAMPLE_ESSAY, backup: '', updatedAt: TEST_NOW };
const key = areaKeys.draft(buildUser().id);

describe('the draft', () => {
  it('is empty at first', () => {
    expect(fakeServices().drafts.load()).toEqual(EMPTY_DRAFT);
  });

  it('comes back after a reload', () => {
    const { drafts, storage } = fakeServices();
    expect(drafts.save(draft)).toBe(true);
    expect(fakeServices({ storage }).drafts.load()).toEqual(draft);
  });

  it('belongs to its writer: the next user starts empty, the writer finds it again', async () => {
    const { drafts, session } = fakeServices();
    drafts.save(draft);
    await session.signOut();
    await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
    expect(drafts.load()).toEqual(EMPTY_DRAFT);
    await session.signOut();
    await session.signIn({ email: buildUser().email, password: 'segredo', userType: 'student' });
    expect(drafts.load()).toEqual(draft);
  });

  it('saved in the moment of a sign-out still belongs to who wrote it', async () => {
    const { drafts, session, storage } = fakeServices();
    await session.signOut();
    drafts.save(draft);
    expect(storage.json(key)).toEqual(draft);
  });

  it('lives in memory when the device refuses it, and says so', () => {
    const { drafts, storage } = fakeServices();
    storage.state = 'full';
    expect(drafts.save(draft)).toBe(false);
    expect(drafts.load()).toEqual(draft);
  });

  it('tells of another tab’s save, never of its own', () => {
    const { drafts, storage } = fakeServices();
    const listener = vi.fn();
    const stop = drafts.subscribe(listener);
    drafts.save(draft);
    expect(listener).not.toHaveBeenCalled();
    writeFromOtherTab(storage, key, { ...draft, essay: 'outra' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(drafts.load().essay).toBe('outra');
    stop();
    writeFromOtherTab(storage, key, draft);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['truncated JSON', '{"essay":"Meu tex'],
    ['wrong types', '{"theme":1,"essay":[],"backup":null,"updatedAt":0}'],
  ])('edited into %s is empty, with the original backed up', (_requirement, raw) => {
    const storage = new MemoryStorage({ [key]: raw });
    const { drafts } = fakeServices({ storage });
    expect(drafts.load()).toEqual(EMPTY_DRAFT);
    drafts.save(draft);
    expect(storage.items.get(`${key}.backup`)).toBe(raw);
  });
});
