import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { TEST_NOW } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { isolatePages, openPage, signedIn, signInInput } from './connected';
import { FakeSupabase, MARINA } from './fake-supabase';

isolatePages();

describe('the draft that the local mode left', () => {
  const draft = {
    theme: 'Leitura',
    essay: 'A biblioteca abre cedo.',
    backup: '',
    updatedAt: TEST_NOW,
    rewriting: null,
  };
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

  it('comes with the plans beside it, unless the account has its own', () => {
    const plans = (tese: string) => ({
      current: { fields: { tese }, serves: null, sheetTheme: '' },
      ofEssays: {},
    });
    const local = areaKeys.outlines(`local:${MARINA.email}`);
    const server = new FakeSupabase();
    const kept = { [local]: JSON.stringify(plans('Falta comida')) };
    const storage = signedIn(server, {}, kept);
    expect(openPage({ server, storage }).complete().outlines.get()).toEqual(plans('Falta comida'));
    expect(storage.items.has(local)).toBe(false);

    const own = { [areaKeys.outlines(MARINA.id)]: JSON.stringify(plans('Sobra comida')) };
    const other = signedIn(new FakeSupabase(), {}, { ...kept, ...own });
    expect(openPage({ server, storage: other }).complete().outlines.get()).toEqual(plans('Sobra comida'));
    expect(other.json(local)).toEqual(plans('Falta comida'));
  });

  it('is not lost on a full device', () => {
    const server = new FakeSupabase();
    const storage = signedIn(server, {}, { [localDraft]: JSON.stringify(draft) });
    storage.state = 'full';
    openPage({ server, storage }).complete();
    expect(storage.json(localDraft)).toEqual(draft);
  });
});
