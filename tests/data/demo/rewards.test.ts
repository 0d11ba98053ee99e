import { describe, expect, it, vi } from 'vitest';
import { areaKeys, keys } from '@/data/local/keys';
import type { MissionReader } from '@/data/services';
import { balanceOf } from '@/domain/rewards/ledger';
import { FREEZE } from '@/domain/rewards/shop';
import { buildCorrection, buildCorrections, buildUser, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';
import { caio, marina, signInAs, essaysOf } from '../../support/stored-essays';

const rewardsOf = (options: FakeOptions = {}) => {
  const services = fakeServices(options);
  return { ...services, rewards: services.backend.rewards };
};
const DAY_MS = 86_400_000;
const KEY = areaKeys.rewards(marina.id);
const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);
const sources = (movements: readonly { source: string }[]) => movements.map(({ source }) => source).sort();

/** Always reports the first part as done, and the second if the essay contains "portanto". */
const wishful: MissionReader = {
  missionParts: async ({ essay }) => [
    { label: 'Um dado', isDone: true },
    { label: 'O que ele prova', isDone: essay.includes('portanto') },
  ],
};

describe('claiming', () => {
  it('pays the visit of a day once, and the next day again', async () => {
    const { rewards, session, clock } = rewardsOf();
    await rewards.claim();
    await rewards.claim();
    const first = await rewards.movements();
    expect(sources(first)).toEqual(['boas_vindas', 'conquista', 'login_diario']);
    clock.set('2025-10-23T03:00:00.000Z');
    await rewards.claim();
    expect(await rewards.movements()).toHaveLength(first.length + 1);
    expect(session.user.get()?.canetinhas).toBe(100 + 1 + 5 + 1);
  });

  it('pays an essay, and unlocks what it brings, in its order', async () => {
    const services = rewardsOf();
    const { rewards, session } = services;
    const corrections = essaysOf(services);
    await corrections.save(buildCorrection({ score: 800 }));
    const { unlocked } = await rewards.claim();
    expect(codes(unlocked)).toEqual([
      'primeira_redacao',
      'primeira_correcao',
      'primeiro_700',
      'primeiro_800',
      'primeira_canetinha',
      'conquistas_5',
    ]);
    const movements = await rewards.movements();
    expect(balanceOf(movements)).toBe(100 + 1 + 3 + 6 * 5);
    expect(session.user.get()?.canetinhas).toBe(balanceOf(movements));
    expect(codes(await rewards.achievements())[0]).toBe('conquistas_5');
  });

  it('pays a text once, also after its first essay went to the archive', async () => {
    const services = rewardsOf();
    const { rewards } = services;
    const corrections = essaysOf(services);
    for (const correction of buildCorrections(25).toReversed()) await corrections.save(correction);
    await rewards.claim();
    const before = await rewards.movements();
    for (let n = 0; n < 40; n += 1) {
      await corrections.save(buildCorrection({ id: `again-${n}`, score: 1000, submittedAt: TEST_NOW }));
    }
    await services.backend.essays.history();
    expect((await rewards.claim()).unlocked).toEqual([]);
    expect(await rewards.movements()).toEqual(before);
  });
});

describe('the mission of the day', () => {
  const unfinished = buildCorrection({ id: '1', originalText: 'Cerca de 14% se perde.' });
  const complete = buildCorrection({ id: '2', originalText: 'Cerca de 14% se perde; portanto…' });

  it('shows the essay of today that came furthest', async () => {
    const services = rewardsOf({ missions: wishful });
    const { rewards } = services;
    const corrections = essaysOf(services);
    expect(await rewards.mission()).toMatchObject({
      mission: { id: 'dado-ou-estatistica' },
      parts: null,
      isDone: false,
    });
    await corrections.save(unfinished);
    await rewards.claim();
    const state = await rewards.mission();
    expect(state.isDone).toBe(false);
    expect(state.parts?.map(({ isDone }) => isDone)).toEqual([true, false]);
  });

  it('is paid once a day, by an essay of that day', async () => {
    const services = rewardsOf({ missions: wishful });
    const { rewards, clock } = services;
    const corrections = essaysOf(services);
    await corrections.save(unfinished);
    await corrections.save(complete);
    await rewards.claim();
    await rewards.claim();
    expect((await rewards.mission()).isDone).toBe(true);
    expect(sources(await rewards.movements()).filter((source) => source === 'missao_diaria')).toHaveLength(1);
    expect(codes(await rewards.achievements())).toContain('primeira_meta');
    clock.advance(86_400_000);
    await rewards.claim();
    expect(await rewards.mission()).toMatchObject({ parts: null, isDone: false });
    expect(sources(await rewards.movements()).filter((source) => source === 'missao_diaria')).toHaveLength(1);
  });

  it('reads an essay once', async () => {
    const missionParts = vi.fn(wishful.missionParts);
    const services = rewardsOf({ missions: { missionParts } });
    const { rewards } = services;
    const corrections = essaysOf(services);
    await corrections.save(unfinished);
    await Promise.all([rewards.claim(), rewards.mission(), rewards.claim()]);
    expect(missionParts).toHaveBeenCalledTimes(1);
  });

  it('is read again where the reader failed, and everything else is given meanwhile', async () => {
    const missionParts = vi.fn(wishful.missionParts).mockRejectedValueOnce(new Error('no worker'));
    const services = rewardsOf({ missions: { missionParts } });
    const { rewards } = services;
    const corrections = essaysOf(services);
    await corrections.save(complete);
    await rewards.claim();
    expect(codes(await rewards.achievements())).toContain('primeira_redacao');
    expect(codes(await rewards.achievements())).not.toContain('primeira_meta');
    await rewards.claim();
    expect(codes(await rewards.achievements())).toContain('primeira_meta');
  });
});

describe('what is stored', () => {
  it('never unlocks twice what another tab has unlocked', async () => {
    const storage = new MemoryStorage();
    const here = rewardsOf({ storage });
    const other = rewardsOf({ storage });
    await essaysOf(here).save(buildCorrection());
    for (const key of [areaKeys.correctedEssays, areaKeys.metrics(marina.id)])
      writeFromOtherTab(storage, key, storage.json(key));
    const claims = await Promise.all([here.rewards.claim(), other.rewards.claim()]);
    const fallen = claims.flatMap(({ unlocked }) => unlocked);
    expect(codes(fallen).toSorted()).toEqual(codes(await here.rewards.achievements()).toSorted());
    expect(await other.rewards.movements()).toEqual(await here.rewards.movements());
  });

  it('follows what another tab has claimed, and tells of it as a change', async () => {
    const { rewards, storage } = rewardsOf();
    await rewards.claim();
    const unlocked = { codigo: 'coruja', at: TEST_NOW };
    writeFromOtherTab(storage, KEY, { visits: [TEST_NOW], missions: [], achievements: [unlocked] });
    expect(await rewards.achievements()).toEqual([{ codigo: 'coruja', data_desbloqueio: TEST_NOW }]);
    expect(await rewards.claim()).toMatchObject({ hasChanged: true });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['lists of something else', '{"visits":[1],"missions":["x"],"achievements":{}}'],
    [
      'invented and unreachable codes',
      JSON.stringify({
        visits: [],
        missions: [{ mission: 'milhoes', at: TEST_NOW }],
        achievements: ['rico', 'mentor', '__proto__'].map((codigo) => ({ codigo, at: TEST_NOW })),
      }),
    ],
  ])('pays nothing for %s written by hand', async (_what, raw) => {
    const storage = new MemoryStorage({ [KEY]: raw });
    const { rewards, session } = rewardsOf({ storage });
    await rewards.claim();
    expect(codes(await rewards.achievements())).toEqual(['primeira_canetinha']);
    expect(session.user.get()?.canetinhas).toBe(106);
  });

  it('keeps what can be read of a record that is partly broken', async () => {
    const storage = new MemoryStorage({
      [KEY]: JSON.stringify({
        visits: ['2025-10-01T12:00:00Z', 'ontem'],
        missions: [],
        achievements: [{ codigo: 'coruja', at: TEST_NOW }, 7],
      }),
    });
    const { rewards } = rewardsOf({ storage });
    expect(codes(await rewards.achievements())).toEqual(['coruja']);
    expect(sources(await rewards.movements())).toEqual(['boas_vindas', 'conquista', 'login_diario']);
  });

  it('puts a balance right that was written by hand', async () => {
    const { rewards, session, storage } = rewardsOf({ user: buildUser({ canetinhas: 999_999 }) });
    await rewards.claim();
    expect(session.user.get()?.canetinhas).toBe(106);
    expect(storage.json(keys.user)).toMatchObject({ canetinhas: 106 });
  });

  it('lives in memory while the storage is full, unlocked once', async () => {
    const services = rewardsOf();
    const { rewards, storage, session } = services;
    const corrections = essaysOf(services);
    storage.state = 'full';
    await corrections.save(buildCorrection());
    const { unlocked } = await rewards.claim();
    expect(codes(unlocked)).toEqual([
      'primeira_redacao',
      'primeira_correcao',
      'primeiro_700',
      'primeira_canetinha',
    ]);
    expect(await rewards.claim()).toMatchObject({ unlocked: [] });
    expect(session.user.get()?.canetinhas).toBe(balanceOf(await rewards.movements()));
    storage.state = 'ok';
    await rewards.claim();
    expect(storage.json(KEY)).toMatchObject({ achievements: [{}, {}, {}, {}] });
  });

  it('belongs to its account', async () => {
    const services = rewardsOf({ history: buildCorrections(2) });
    const { rewards, session } = services;
    const corrections = essaysOf(services);
    await corrections.save(buildCorrection());
    await rewards.claim();
    await session.signIn(signInAs(caio.email));
    expect(await rewards.achievements()).toEqual([]);
    await rewards.claim();
    expect(codes(await rewards.achievements())).toEqual(['primeira_canetinha']);
    expect(session.user.get()?.canetinhas).toBe(106);
    await session.signIn(signInAs(marina.email));
    expect(codes(await rewards.achievements())).toContain('primeira_redacao');
  });
});

describe('the shop', () => {
  const freezes = (key: string) => [FREEZE, key] as const;

  it('takes canetinhas for a freeze, which holds the streak over a missed day', async () => {
    const services = rewardsOf();
    const { rewards, session, clock } = services;
    const { movements, claim, streak, buy } = rewards;
    await essaysOf(services).save(buildCorrection({ id: '1', submittedAt: TEST_NOW }));
    await claim();
    const before = balanceOf(await movements());
    expect(await buy(...freezes('k'))).toBeNull();
    expect(session.user.get()?.canetinhas).toBe(before - 12);
    expect((await movements()).find(({ source }) => source === 'loja')).toMatchObject({
      amount: -12,
      description: 'Guardar a sequência',
    });
    clock.advance(2 * DAY_MS);
    expect(await streak()).toEqual({ days: 1, hasToday: false, held: ['2025-10-23'], freezes: 0 });
    const submittedAt = services.now().toISOString();
    await essaysOf(services).save(buildCorrection({ id: '2', originalText: 'Outro texto.', submittedAt }));
    expect(await streak()).toMatchObject({ days: 2, hasToday: true });
    clock.advance(2 * DAY_MS);
    expect(await streak()).toMatchObject({ days: 0, freezes: 0 });
  });

  it('keeps what can be read of a record from before it, or edited by hand', async () => {
    const visits = [TEST_NOW];
    const old = rewardsOf({
      storage: new MemoryStorage({ [KEY]: JSON.stringify({ visits, missions: [], achievements: [] }) }),
    });
    expect(await old.rewards.buy('folha_parda', 'a')).toBeNull();
    const stored = old.storage.json(KEY) as { purchases: unknown[] };
    expect(stored).toMatchObject({ visits, purchases: [{ item: 'folha_parda', key: 'a' }] });
    const edited = {
      ...stored,
      purchases: [...stored.purchases, { item: 'folha_dourada', key: 'b', at: TEST_NOW }],
    };
    const { rewards } = rewardsOf({ storage: new MemoryStorage({ [KEY]: JSON.stringify(edited) }) });
    expect((await rewards.movements()).filter(({ source }) => source === 'loja')).toHaveLength(1);
  });

  it('says so where the device keeps nothing', async () => {
    const { rewards, storage, session } = rewardsOf();
    const before = session.user.get()?.canetinhas;
    storage.state = 'full';
    await expect(rewards.buy('folha_parda', 'a')).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(session.user.get()?.canetinhas).toBe(before);
  });
});

it('a choice for the ranking that cannot be read is none', async () => {
  const storage = new MemoryStorage({ [areaKeys.ranking(marina.id)]: '"sim"' });
  const { ranking } = fakeServices({ storage }).backend;
  expect(await ranking.read()).toEqual({ rows: [], own: null });
});
