import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { buildCorrection, TEST_NOW } from '../../support/builders';
import { createMemoryArchive } from '../../support/memory-archive';
import { MemoryStorage } from '../../support/memory-storage';
import { isolatePages, openPage, signedIn, signInInput } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

describe('what the local mode left on the device', () => {
  const localOwner = `local:${MARINA.email}`;
  const stored = (id: string, owner?: string) => ({ ...buildCorrection({ id }), ...(owner && { owner }) });
  const withHistory = (server: FakeSupabase, essays: object[]) =>
    signedIn(server, {}, { [areaKeys.correctedEssays]: JSON.stringify(essays) });

  it('is moved to the account; the key goes when the last one is stored', async () => {
    const server = new FakeSupabase();
    const storage = withHistory(server, [stored('1', localOwner), stored('2'), stored('3', 'demo')]);
    const { corrections } = openPage({ server, storage }).complete();
    await eventually(() => expect(storage.items.has(areaKeys.correctedEssays)).toBe(false));
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
    await eventually(() => expect(server.essays).toHaveLength(1));
    await eventually(() => expect(storage.json(areaKeys.correctedEssays)).toEqual([theirs]));
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
    await eventually(() => expect(storage.json(areaKeys.correctedEssays)).toMatchObject([{ id: '2' }]));
    expect((await corrections.list()).map(({ id }) => id).sort()).toEqual(['2', 'row-1']);
    back();
    openPage({ server, storage }).complete();
    await eventually(() => expect(storage.items.has(areaKeys.correctedEssays)).toBe(false));
    expect(server.essays).toHaveLength(2);
  });

  it('in the archive is moved once', async () => {
    const server = new FakeSupabase();
    const storage = signedIn(server);
    const archive = createMemoryArchive();
    archive.items = [stored('1', localOwner), stored('2', 'local:caio@example.com')];
    openPage({ server, storage, archive }).complete();
    await eventually(() => expect(storage.json(connectedKeys.archiveMoved(MARINA.id))).toBe(true));
    expect(server.essays).toMatchObject([{ chave_idempotencia: 'local:1' }]);
    const byOwner = vi.spyOn(archive, 'byOwner');
    server.essays = [];
    storage.setItem(areaKeys.correctedEssays, JSON.stringify([stored('3')]));
    openPage({ server, storage, archive }).complete();
    await eventually(() => expect(server.essays).toMatchObject([{ chave_idempotencia: 'local:3' }]));
    await eventually(() => expect(storage.items.has(areaKeys.correctedEssays)).toBe(false));
    await new Promise((resolve) => setTimeout(resolve));
    expect(byOwner).not.toHaveBeenCalled();
    expect(server.essays).toHaveLength(1);
  });

  it('takes its ratings along', async () => {
    const server = new FakeSupabase();
    const storage = withHistory(server, [stored('1', localOwner), stored('2', localOwner)]);
    const rating = { stars: 4, comment: 'Ajudou.', ratedAt: TEST_NOW };
    storage.setItem(areaKeys.ratings(localOwner), JSON.stringify({ '2': rating }));
    openPage({ server, storage }).complete();
    await eventually(() => expect(storage.items.has(areaKeys.correctedEssays)).toBe(false));
    const second = server.essays.find(({ chave_idempotencia }) => chave_idempotencia === 'local:2');
    expect(server.ratings).toEqual([
      { redacao_id: second?.id, usuario_id: MARINA.id, estrelas: 4, comentario: 'Ajudou.' },
    ]);
  });

  it('does not leave the key before its rating is stored; the essay is stored once all the same', async () => {
    const server = new FakeSupabase();
    const storage = withHistory(server, [stored('1', localOwner)]);
    storage.setItem(
      areaKeys.ratings(localOwner),
      JSON.stringify({ '1': { stars: 5, comment: '', ratedAt: TEST_NOW } }),
    );
    const back = server.on('POST /rest/v1/correcao_avaliacoes', offline);
    openPage({ server, storage }).complete();
    await eventually(() => expect(server.sent('POST', '/rest/v1/correcao_avaliacoes')).toHaveLength(1));
    expect(storage.json(areaKeys.correctedEssays)).toMatchObject([{ id: '1' }]);
    back();
    openPage({ server, storage }).complete();
    await eventually(() => expect(storage.items.has(areaKeys.correctedEssays)).toBe(false));
    expect(server.essays).toHaveLength(1);
    expect(server.ratings).toHaveLength(1);
  });

  it.each([
    ['hosted', hostedRefusal],
    ['lite', liteRefusal],
  ])(
    'one that %s will not have stays, is shown, and holds up no other, the archive’s neither',
    async (_server, refusal) => {
      const server = new FakeSupabase();
      const refused = stored('1', localOwner);
      const storage = withHistory(server, [refused, stored('2', localOwner)]);
      const archive = createMemoryArchive();
      archive.items = [stored('3', localOwner), stored('4', localOwner)];
      server.on('POST /rest/v1/redacoes', (request) => {
        const { chave_idempotencia: key } = request.body as { chave_idempotencia: string };
        if (['local:1', 'local:3'].includes(key)) return refusal();
        server.essays.push({ ...(request.body as object), id: key, created_at: TEST_NOW });
        return json({ id: key }, 201);
      });
      const { corrections } = openPage({ server, storage, archive }).complete();
      await eventually(() => expect(storage.json(connectedKeys.archiveMoved(MARINA.id))).toBe(true));
      expect(storage.json(areaKeys.correctedEssays)).toMatchObject([{ id: '1' }, { id: '3' }]);
      expect(
        corrections.pending
          .get()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['1', '3']);
      expect((await corrections.list()).map(({ id }) => id).sort()).toEqual(['1', '3', 'local:2', 'local:4']);
    },
  );

  it('in an archive that looks empty is looked for again', async () => {
    const server = new FakeSupabase();
    const storage = signedIn(server);
    const archive = createMemoryArchive();
    const byOwner = vi.spyOn(archive, 'byOwner');
    openPage({ server, storage, archive }).complete();
    await eventually(() => expect(byOwner).toHaveBeenCalledOnce());
    archive.items = [stored('1', localOwner)];
    openPage({ server, storage, archive }).complete();
    await eventually(() => expect(server.essays).toMatchObject([{ chave_idempotencia: 'local:1' }]));
  });
});

describe('the draft that the local mode left', () => {
  const draft = { theme: 'Leitura', essay: 'A biblioteca abre cedo.', backup: '', updatedAt: TEST_NOW };
  const localDraft = areaKeys.draft(`local:${MARINA.email}`);

  it('is the account’s from then on', () => {
    const server = new FakeSupabase();
    const storage = signedIn(server, {}, { [localDraft]: JSON.stringify(draft) });
    expect(openPage({ server, storage }).complete().drafts.load()).toEqual(draft);
    expect(storage.items.has(localDraft)).toBe(false);
  });

  it('is there after signing in on a page that was open before', async () => {
    const storage = new MemoryStorage({ [localDraft]: JSON.stringify(draft) });
    const { session, drafts } = openPage({ storage }).complete();
    expect(drafts.load()).toEqual(EMPTY_DRAFT);
    await session.signIn(signInInput);
    expect(drafts.load()).toEqual(draft);
  });

  it('stays where the account has one of its own', () => {
    const server = new FakeSupabase();
    const own = { ...draft, essay: 'Outro texto.' };
    const storage = signedIn(
      server,
      {},
      { [localDraft]: JSON.stringify(draft), [areaKeys.draft(MARINA.id)]: JSON.stringify(own) },
    );
    expect(openPage({ server, storage }).complete().drafts.load()).toEqual(own);
    expect(storage.json(localDraft)).toEqual(draft);
  });

  it('takes the place of an empty one; of other people it stays', () => {
    const server = new FakeSupabase();
    const theirs = areaKeys.draft('local:caio@example.com');
    const empty = { ...EMPTY_DRAFT, updatedAt: TEST_NOW };
    const storage = signedIn(
      server,
      {},
      {
        [localDraft]: JSON.stringify(draft),
        [theirs]: JSON.stringify(draft),
        [areaKeys.draft(MARINA.id)]: JSON.stringify(empty),
      },
    );
    expect(openPage({ server, storage }).complete().drafts.load()).toEqual(draft);
    expect(storage.json(theirs)).toEqual(draft);
  });

  it('is not lost on a full device', () => {
    const server = new FakeSupabase();
    const storage = signedIn(server, {}, { [localDraft]: JSON.stringify(draft) });
    storage.state = 'full';
    openPage({ server, storage }).complete();
    expect(storage.json(localDraft)).toEqual(draft);
  });
});
