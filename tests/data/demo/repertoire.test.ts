import { expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { MOST_FAVOURITES } from '@/domain/repertoire/favourites';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { marina } from '../../support/stored-essays';

it('favourites of this device have the limit of the server; what is unreadable is left out', async () => {
  const storage = new MemoryStorage();
  const created_at = '2026-11-05T12:00:00.000Z';
  const saved = Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
    entrada: `entrada-${at}`,
    created_at,
  }));
  storage.setItem(areaKeys.favourites(marina.id), JSON.stringify([...saved, { entrada: 7 }]));
  const { repertoire } = fakeServices({ user: marina, storage }).backend;
  const set = (entrada: string, isFavourite: boolean) =>
    repertoire.setFavourite({ id: entrada, userId: marina.id, entrada, isFavourite });
  await expect(set('mais-uma', true)).rejects.toMatchObject({ code: 'too-many-attempts' });
  await set('entrada-7', true);
  expect(await repertoire.favourites()).toEqual(saved);
  await set('entrada-7', false);
  await set('mais-uma', true);
  expect((await repertoire.favourites())[0]).toMatchObject({ entrada: 'mais-uma' });
});
