import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-context';
import { withEarlierWaiting } from '@/data/supabase/move-waiting';
import { buildCorrection, buildUser, TEST_NOW } from '../../support/builders';
import { createMemoryArchive } from '../../support/memory-archive';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { buildOutgoing } from '../../support/messages';

const OWNER = 'marina';
const user = buildUser({ id: OWNER });
const LOCAL_OWNER = `local:${user.email}`;
const rating = { stars: 4, comment: 'Ajudou.' };
const later = (ms: number) => new Date(Date.parse(TEST_NOW) + ms).toISOString();

function device(items: Record<string, unknown>) {
  const raw = Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]);
  const storage = new MemoryStorage(Object.fromEntries(raw) as Record<string, string>);
  const inner = createMemoryOutbox();
  const archive = createMemoryArchive();
  const outbox = withEarlierWaiting(inner, { storage, archive, user: () => user });
  const waiting = async () => (await outbox.of(OWNER)).map(({ mutation }) => mutation.state.variables);
  return { storage, inner, archive, outbox, waiting };
}

describe('messages that a former version had waiting', () => {
  const KEY = connectedKeys.pendingMessages(OWNER);
  const first = buildOutgoing({ userId: OWNER });
  const second = buildOutgoing({ userId: OWNER, created_at: later(1) });
  const kept = ({ id, created_at, userId: _owner, ...message }: typeof first) => ({
    ...message,
    key: id,
    sentAt: created_at,
  });

  it('wait in the outbox, in their order, and nowhere else', async () => {
    const { storage, inner, outbox, waiting } = device({ [KEY]: [kept(first), kept(second)] });
    expect(await waiting()).toEqual([first, second]);
    expect(storage.items.has(KEY)).toBe(false);
    expect(await waiting()).toEqual([first, second]);
    expect(inner.entries.size).toBe(2);
    const [entry] = await outbox.of(OWNER);
    expect(entry?.mutation).toMatchObject({ mutationKey: ['send-message'], state: { isPaused: true } });
  });

  it('of another account are left where they are', async () => {
    const { storage, outbox } = device({ [KEY]: [kept(first)] });
    expect(await outbox.of('caio')).toEqual([]);
    expect(storage.json(KEY)).toHaveLength(1);
  });

  it('stay in local storage where the outbox does not take them, and are sent from there', async () => {
    const { storage, inner, waiting } = device({ [KEY]: [kept(first)] });
    inner.isFull = true;
    expect(await waiting()).toEqual([first]);
    expect(storage.json(KEY)).toEqual([kept(first)]);
  });

  it('edited by hand move as far as they can be read', async () => {
    const { waiting } = device({ [KEY]: [7, { ...kept(first), tipo_problema: 'elogio' }, kept(second)] });
    expect(await waiting()).toEqual([second]);
  });
});

it('essays and ratings that a former version had waiting move, the essays first', async () => {
  const [essays, ratings] = [connectedKeys.pending(OWNER), connectedKeys.pendingRatings(OWNER)];
  const { storage, outbox } = device({
    [essays]: [{ key: 'k1', correction: buildCorrection({ id: '1' }), rating }],
    [ratings]: [{ key: 'row-2', rating }],
  });
  expect(
    (await outbox.of(OWNER)).map(({ mutation: { mutationKey, state } }) => [mutationKey, state.variables]),
  ).toEqual([
    [['store-essay'], { id: 'k1', userId: OWNER, correction: buildCorrection({ id: '1' }), rating }],
    [['rate-essay'], { id: 'rating:row-2', userId: OWNER, essayId: 'row-2', rating }],
  ]);
  expect([...storage.items.keys()]).toEqual([]);
});

describe('the history of the local mode', () => {
  const stored = (id: string, owner?: string) => ({ ...buildCorrection({ id }), ...(owner && { owner }) });
  const KEY = areaKeys.correctedEssays;
  const idsOf = (all: unknown[]) => (all as { id: string }[]).map(({ id }) => id).sort();

  it('moves with its ratings: what has the same e-mail, and what is nobody’s', async () => {
    const { storage, waiting } = device({
      [KEY]: [stored('1', LOCAL_OWNER), stored('2'), stored('3', 'demo')],
      [areaKeys.ratings(LOCAL_OWNER)]: { 1: { ...rating, ratedAt: TEST_NOW } },
    });
    const all = await waiting();
    expect(idsOf(all)).toEqual(['local:1', 'local:2', 'local:3']);
    expect(all).toContainEqual({
      id: 'local:1',
      userId: OWNER,
      correction: buildCorrection({ id: '1' }),
      rating,
    });
    expect(storage.items.has(KEY)).toBe(false);
  });

  it('of other people stays where it is', async () => {
    const theirs = stored('1', 'local:caio@example.com');
    const { storage, waiting } = device({ [KEY]: [theirs, stored('2', LOCAL_OWNER)] });
    expect(idsOf(await waiting())).toEqual(['local:2']);
    expect(storage.json(KEY)).toEqual([theirs]);
  });

  it('is left alone where another account is asked about', async () => {
    const { storage, outbox } = device({ [KEY]: [stored('1', LOCAL_OWNER)] });
    expect(await outbox.of('caio')).toEqual([]);
    expect(storage.json(KEY)).toHaveLength(1);
  });

  it('in the archive moves once; an archive that looks empty is asked again', async () => {
    const { storage, archive, waiting } = device({});
    const byOwner = vi.spyOn(archive, 'byOwner');
    expect(await waiting()).toEqual([]);
    archive.items = [stored('1', LOCAL_OWNER), stored('2', 'local:caio@example.com')];
    expect(idsOf(await waiting())).toEqual(['local:1']);
    expect(storage.json(connectedKeys.archiveMoved(OWNER))).toBe(true);
    byOwner.mockClear();
    await waiting();
    expect(byOwner).not.toHaveBeenCalled();
  });

  it('stays where the outbox does not take it, and is sent from there', async () => {
    const { storage, inner, archive, waiting } = device({ [KEY]: [stored('1')] });
    archive.items = [stored('2', LOCAL_OWNER)];
    inner.isFull = true;
    expect(idsOf(await waiting())).toEqual(['local:1', 'local:2']);
    expect(storage.json(KEY)).toHaveLength(1);
    expect(storage.items.has(connectedKeys.archiveMoved(OWNER))).toBe(false);
  });
});
