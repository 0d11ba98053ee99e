import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { buildUser } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const key = areaKeys.announcementsRead(buildUser().id);

async function open(options: FakeOptions = {}) {
  const services = fakeServices(options);
  return { ...services, ...(await services.late()).announcements };
}

describe('announcements without a server', () => {
  it('are the samples', async () => {
    expect(await (await open()).list()).toEqual(SAMPLE_ANNOUNCEMENTS);
  });
});

describe('what was read', () => {
  it('is nothing at first, and survives a reload', async () => {
    const { read, storage } = await open();
    expect(read.get()).toEqual([]);
    read.set(['a']);
    expect((await open({ storage })).read.get()).toEqual(['a']);
  });

  it('is kept once however often it is opened', async () => {
    const { read, storage } = await open();
    read.set(['a']);
    read.set(['a', 'b']);
    expect(storage.json(key)).toEqual(['a', 'b']);
  });

  it('stays read, whatever another tab did not know', async () => {
    const { read, storage } = await open();
    read.set(['a']);
    const listener = vi.fn();
    read.subscribe(listener);
    writeFromOtherTab(storage, key, ['a', 'b']);
    expect(listener).toHaveBeenCalled();
    read.set(['c']);
    expect(storage.json(key)).toEqual(['a', 'b', 'c']);
  });

  it('belongs to one account', async () => {
    const { read, session } = await open();
    read.set(['a']);
    await session.signOut();
    await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
    expect(read.get()).toEqual([]);
  });

  it('is known until the page closes where the device refuses it', async () => {
    const { read, storage } = await open();
    storage.state = 'full';
    expect(read.set(['a'])).toBe(false);
    expect(read.get()).toEqual(['a']);
  });

  it.each([
    ['no JSON', 'a', []],
    ['no list', '7', []],
    ['a list of other things, too', '["a", 7, null]', ['a']],
  ])('edited by hand: %s', async (_requirement, raw, expected) => {
    const { read } = await open({ storage: new MemoryStorage({ [key]: raw }) });
    expect(read.get()).toEqual(expected);
  });
});
