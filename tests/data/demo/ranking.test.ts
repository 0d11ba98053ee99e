import { expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { marina } from '../../support/stored-essays';

it('a choice that cannot be read is none', async () => {
  const storage = new MemoryStorage({ [areaKeys.ranking(marina.id)]: '"sim"' });
  const { ranking } = fakeServices({ storage }).backend;
  expect(await ranking.read()).toEqual({ rows: [], own: null });
});
