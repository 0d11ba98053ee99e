import { describe, expect, it, vi } from 'vitest';
import type { MissionReader } from '@/data/late-services';
import { balanceOf } from '@/domain/rewards/ledger';
import { buildCorrection, buildUser, TEST_NOW } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const RPC = '/rest/v1/rpc';
const YESTERDAY = '2025-10-22T02:59:00.000Z';

const complete: MissionReader = { missionParts: async () => [{ label: 'Tudo', isDone: true }] };
const incomplete: MissionReader = { missionParts: async () => [{ label: 'Tudo', isDone: false }] };

type Row = Record<string, unknown>;

/** A server that pays a visit once, and unlocks what `deserved` holds. */
function rewardingServer() {
  const server = new FakeSupabase();
  const facts = {
    visit: 1,
    mission: 3,
    deserved: [] as string[],
    ledger: [] as Row[],
    unlocked: [] as Row[],
  };
  server.on(`POST ${RPC}/claim_daily_login`, () => json(take('visit')));
  server.on(`POST ${RPC}/claim_daily_mission`, () => json(take('mission')));
  server.on(`POST ${RPC}/unlock_achievements`, () =>
    json(facts.deserved.splice(0).map((codigo) => ({ codigo, nome: '', recompensa: 5 }))),
  );
  server.on('GET /rest/v1/canetinhas_transactions', ({ query }) => {
    const source = query.get('source')?.replace('eq.', '');
    const rows = facts.ledger.filter((row) => !source || row.source === source);
    const from = Number(query.get('offset') ?? 0);
    return json(rows.slice(from, from + Number(query.get('limit'))));
  });
  server.on('GET /rest/v1/usuario_conquistas', () => json(facts.unlocked));
  function take(name: 'visit' | 'mission') {
    const amount = facts[name];
    facts[name] = 0;
    return amount;
  }
  return { server, facts };
}

async function open(missions?: MissionReader, { server, facts } = rewardingServer()) {
  const page = openPage({ server, storage: signedIn(server), missions });
  const services = page.complete();
  const { rewards } = await services.late();
  await eventually(() => expect(server.sent('GET', '/rest/v1/profiles')).not.toHaveLength(0));
  return { ...page, corrections: services.corrections, rewards, facts };
}

const claims = (server: FakeSupabase, name: string) => server.sent('POST', `${RPC}/${name}`).length;
const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);

describe('settling', () => {
  it('claims the visit of the day once, and brings the balance home', async () => {
    const { server, rewards, session } = await open();
    server.changeProfile({ canetinhas: 101 });
    await rewards.settle();
    await rewards.settle();
    expect(claims(server, 'claim_daily_login')).toBe(1);
    expect(session.user.get()?.canetinhas).toBe(101);
  });

  it('celebrates what the server unlocked by this very call, in its order, and nothing unknown', async () => {
    const { rewards, facts } = await open();
    facts.deserved = ['redacoes_5', 'de_amanha', 'coruja'];
    facts.unlocked = [UNLOCKED];
    await rewards.settle();
    await rewards.settle();
    expect(codes(rewards.news.get())).toEqual(['redacoes_5', 'coruja']);
    rewards.celebrated();
    expect(codes(rewards.news.get())).toEqual(['coruja']);
  });

  it('tells of a change when something was given or an essay was stored, not else', async () => {
    const { rewards, corrections } = await open();
    const before = rewards.version.get();
    await rewards.settle();
    const given = rewards.version.get();
    expect(given).toBeGreaterThan(before);
    await rewards.settle();
    expect(rewards.version.get()).toBe(given);
    await corrections.save(buildCorrection());
    expect(rewards.version.get()).toBeGreaterThan(given);
  });

  it('is silent offline, and gives everything at the next occasion', async () => {
    const { server, rewards, facts } = await open();
    facts.deserved = ['coruja'];
    const back = server.goOffline();
    await expect(rewards.settle()).resolves.toBeUndefined();
    expect(rewards.news.get()).toEqual([]);
    back();
    await rewards.settle();
    expect(codes(rewards.news.get())).toEqual(['coruja']);
  });

  it('tells of what was paid also where the rest of it failed', async () => {
    const { server, rewards } = await open();
    const before = rewards.version.get();
    server.on(`POST ${RPC}/unlock_achievements`, offline);
    await rewards.settle();
    expect(rewards.version.get()).toBeGreaterThan(before);
  });

  it('asks nothing for a teacher, and nothing for nobody', async () => {
    const { server } = rewardingServer();
    server.changeProfile({ tipo_conta: 'teacher' });
    const user = buildUser({ id: MARINA.id, userType: 'teacher' });
    const { rewards } = await openPage({ server, storage: signedIn(server, { user }) })
      .complete()
      .late();
    await rewards.settle();
    const visitor = await openPage({ server }).complete().late();
    await visitor.rewards.settle();
    expect(claims(server, 'claim_daily_login') + claims(server, 'unlock_achievements')).toBe(0);
  });
});

describe('the mission of the day', () => {
  const essay = (created_at: string) => ({
    id: crypto.randomUUID(),
    usuario_id: MARINA.id,
    tema: 'Tema',
    texto: 'Um texto.',
    nota_total: 600,
    correcao: null,
    data_envio: created_at,
    created_at,
  });

  it('is claimed for a complete essay of today, by the time of the server', async () => {
    const { server, rewards } = await open(complete);
    server.essays.push(essay(YESTERDAY));
    await rewards.settle();
    expect(claims(server, 'claim_daily_mission')).toBe(0);
    server.essays.push(essay(TEST_NOW));
    await rewards.settle();
    expect(claims(server, 'claim_daily_mission')).toBe(1);
  });

  it('is not claimed for one that lacks a part', async () => {
    const { server, rewards } = await open(incomplete);
    server.essays.push(essay(TEST_NOW));
    await rewards.settle();
    expect(claims(server, 'claim_daily_mission')).toBe(0);
    expect(await rewards.mission()).toMatchObject({ parts: [{ isDone: false }], isDone: false });
  });

  it('is done once it has been paid today, and no essay is read for it again', async () => {
    const missionParts = vi.fn(complete.missionParts);
    const { server, rewards, facts } = await open({ missionParts });
    server.essays.push(essay(TEST_NOW));
    facts.ledger = [movementRow({ source: 'missao_diaria', created_at: YESTERDAY })];
    expect(await rewards.mission()).toMatchObject({ isDone: false });
    facts.ledger = [movementRow({ source: 'missao_diaria' })];
    missionParts.mockClear();
    await rewards.settle();
    expect(claims(server, 'claim_daily_mission')).toBe(0);
    expect(missionParts).not.toHaveBeenCalled();
    expect(await rewards.mission()).toMatchObject({ isDone: true });
  });

  it('that cannot be read holds up nothing else', async () => {
    const { server, rewards, facts } = await open({
      missionParts: () => Promise.reject(new Error('worker')),
    });
    server.essays.push(essay(TEST_NOW));
    facts.deserved = ['coruja'];
    await rewards.settle();
    expect(codes(rewards.news.get())).toEqual(['coruja']);
  });
});

const UNLOCKED = {
  data_desbloqueio: '2025-10-22T15:00:00+00:00',
  conquistas: { criterio_desbloqueio: 'coruja' },
};

function movementRow(changes: Row = {}): Row {
  return {
    chave: crypto.randomUUID(),
    source: 'redacao',
    amount: 1,
    description: 'Redação enviada',
    created_at: '2025-10-22T15:00:00+00:00',
    ...changes,
  };
}

describe('what the account has', () => {
  it('its achievements, by code', async () => {
    const { rewards, facts } = await open();
    facts.unlocked = [UNLOCKED];
    expect(await rewards.achievements()).toEqual([{ codigo: 'coruja', at: '2025-10-22T15:00:00.000Z' }]);
  });

  it('its whole ledger, however long', async () => {
    const { server, rewards, facts } = await open();
    facts.ledger = Array.from({ length: 1203 }, () => movementRow());
    const movements = await rewards.movements();
    expect(balanceOf(movements)).toBe(1203);
    expect(server.sent('GET', '/rest/v1/canetinhas_transactions')).toHaveLength(3);
  });

  it('sources of tomorrow as adjustments; rows that are none, not at all', async () => {
    const { rewards, facts } = await open();
    facts.ledger = [movementRow({ source: 'sorteio', amount: -2.5 }), movementRow({ amount: 'muito' }), {}];
    expect(await rewards.movements()).toMatchObject([{ source: 'ajuste', amount: -2.5 }]);
  });

  it('is an error where it cannot be had', async () => {
    const { server, rewards } = await open();
    server.goOffline();
    await expect(rewards.movements()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(rewards.achievements()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(rewards.mission()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('the ranking', () => {
  const leader = { posicao: 1, nome: 'Ana S.', canetinhas: 140.5, eu: false };

  it('is the server’s, with one’s own place', async () => {
    const { server } = rewardingServer();
    server.on(`POST ${RPC}/leaderboard`, () => json([leader]));
    server.on(`POST ${RPC}/minha_posicao`, () => json([{ posicao: 12, canetinhas: 100 }]));
    const { ranking } = await openPage({ server, storage: signedIn(server) })
      .complete()
      .late();
    expect(await ranking.read()).toEqual({
      rows: [{ position: 1, name: 'Ana S.', canetinhas: 140.5, isMe: false }],
      isTakingPart: true,
      ownPosition: 12,
    });
    server.on(`POST ${RPC}/minha_posicao`, () => json([]));
    expect(await ranking.read()).toMatchObject({ isTakingPart: false, ownPosition: null });
  });

  it('is joined in the own row, and refused without a session', async () => {
    const { server } = rewardingServer();
    const page = openPage({ server, storage: signedIn(server) });
    const { ranking } = await page.complete().late();
    await ranking.takePart(true);
    const [request] = server.sent('PATCH', '/rest/v1/profiles');
    expect(request?.body).toEqual({ ranking_opt_in: true });
    expect(request?.query.get('user_id')).toBe(`eq.${MARINA.id}`);
    await page.session.signOut();
    await expect(ranking.takePart(true)).rejects.toMatchObject({ code: 'session-lost' });
  });
});
