import { describe, expect, it, vi } from 'vitest';
import { keys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { buildCorrection, TEST_NOW } from '../../support/builders';
import { createMemoryArchive } from '../../support/memory-archive';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA } from './fake-supabase';

isolatePages();

describe('what the local mode left on the device', () => {
  const localOwner = `local:${MARINA.email}`;
  const stored = (id: string, owner?: string) => ({ ...buildCorrection({ id }), ...(owner && { owner }) });
  const withHistory = (server: FakeSupabase, essays: object[]) =>
    signedIn(server, {}, { [keys.correctedEssays]: JSON.stringify(essays) });

  it('is moved to the account; the key goes when the last one is stored', async () => {
    const server = new FakeSupabase();
    const storage = withHistory(server, [stored('1', localOwner), stored('2'), stored('3', 'demo')]);
    const { corrections } = openPage({ server, storage }).complete();
    await vi.waitFor(() => expect(storage.items.has(keys.correctedEssays)).toBe(false));
    expect(server.essays.map(({ chave_idempotencia }) => chave_idempotencia)).toEqual([
      'local:1',
      'local:2',
      'local:3',
    ]);
    expect(await corrections.list()).toHaveLength(3);
  });

  it('of other people stays where it is', async () => {
    const server = new FakeSupabase();
    const theirs = stored('1', 'local:caio@example.com');
    const storage = withHistory(server, [theirs, stored('2', localOwner)]);
    openPage({ server, storage }).complete();
    await vi.waitFor(() => expect(server.essays).toHaveLength(1));
    await vi.waitFor(() => expect(storage.json(keys.correctedEssays)).toEqual([theirs]));
  });

  it('leaves the key one by one: what could not be stored is shown and tried again, and stored once', async () => {
    const server = new FakeSupabase();
    const storage = withHistory(server, [stored('1', localOwner), stored('2', localOwner)]);
    const back = server.on('POST /rest/v1/redacoes', (request) => {
      if (server.essays.length === 1) return json({ code: 'PT429', message: 'too many' }, 429);
      server.essays.push({ ...(request.body as object), id: 'row-1', created_at: TEST_NOW });
      return json({ id: 'row-1' }, 201);
    });
    const { corrections } = openPage({ server, storage }).complete();
    await vi.waitFor(() => expect(storage.json(keys.correctedEssays)).toMatchObject([{ id: '2' }]));
    expect((await corrections.list()).map(({ id }) => id).sort()).toEqual(['2', 'row-1']);
    back();
    openPage({ server, storage }).complete();
    await vi.waitFor(() => expect(storage.items.has(keys.correctedEssays)).toBe(false));
    expect(server.essays).toHaveLength(2);
  });

  it('in the archive is moved once', async () => {
    const server = new FakeSupabase();
    const storage = signedIn(server);
    const archive = createMemoryArchive();
    archive.items = [stored('1', localOwner), stored('2', 'local:caio@example.com')];
    openPage({ server, storage, archive }).complete();
    await vi.waitFor(() => expect(storage.json(connectedKeys.archiveMoved(MARINA.id))).toBe(true));
    expect(server.essays).toMatchObject([{ chave_idempotencia: 'local:1' }]);
    const byOwner = vi.spyOn(archive, 'byOwner');
    server.essays = [];
    storage.setItem(keys.correctedEssays, JSON.stringify([stored('3')]));
    openPage({ server, storage, archive }).complete();
    await vi.waitFor(() => expect(server.essays).toMatchObject([{ chave_idempotencia: 'local:3' }]));
    await vi.waitFor(() => expect(storage.items.has(keys.correctedEssays)).toBe(false));
    await new Promise((resolve) => setTimeout(resolve));
    expect(byOwner).not.toHaveBeenCalled();
    expect(server.essays).toHaveLength(1);
  });
});
