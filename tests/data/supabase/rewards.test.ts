import { describe, expect, it, vi } from 'vitest';
import type { MissionReader } from '@/data/services';
import { balanceOf } from '@/domain/rewards/ledger';
import { buildUser, TEST_NOW } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const RPC = '/rest/v1/rpc';
const YESTERDAY = '2025-10-22T02:59:00.000Z';

const complete: MissionReader = { missionParts: async () => [{ label: 'Tudo', isDone: true }] };
const incomplete: MissionReader = { missionParts: async () => [{ label: 'Tudo', isDone: false }] };

type Row = Record<string, unknown>;

/** A server that pays for a daily visit once, and unlocks the achievements in `deserved`. */
function rewardingServer() {
  const server = new FakeSupabase();
  const facts = {
    visit: 1,
    mission: 3,
    practised: 0,
    deserved: [] as string[],
    ledger: [] as Row[],
    unlocked: [] as Row[],
  };
  server.on(`POST ${RPC}/receber_entrada_do_dia`, () => json(take('visit')));
  server.on(`POST ${RPC}/receber_missao_do_dia`, () => json(take('mission')));
  server.on(`POST ${RPC}/desbloquear_conquistas`, () =>
    json(facts.deserved.splice(0).map((codigo) => ({ codigo, nome: '', recompensa: 5 }))),
  );
  server.on('GET /rest/v1/canetinhas_transactions', ({ query }) => {
    const source = query.get('source')?.replace('eq.', '');
    const rows = facts.ledger.filter((row) => !source || row.source === source);
    const from = Number(query.get('offset') ?? 0);
    return json(rows.slice(from, from + Number(query.get('limit'))));
  });
  server.on(`POST ${RPC}/meu_treino`, () =>
    json({
      cartoes: [],
      faltas: [],
      hoje: Array.from({ length: facts.practised }, (_, at) => ({
        chave: `banco:${at}`,
        certa: true,
        acertou: true,
      })),
    }),
  );
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
  const { rewards } = services.backend;
  await eventually(() => expect(server.sent('GET', '/rest/v1/profiles')).not.toHaveLength(0));
  return { ...page, rewards, facts };
}

const claims = (server: FakeSupabase, name: string) => server.sent('POST', `${RPC}/${name}`).length;
const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);

describe('claiming', () => {
  it('claims the visit of the day once, and brings the balance home', async () => {
    const { server, rewards, session } = await open();
    server.changeProfile({ canetinhas: 101 });
    await rewards.claim();
    await rewards.claim();
    expect(claims(server, 'receber_entrada_do_dia')).toBe(1);
    expect(session.user.get()?.canetinhas).toBe(101);
  });

  it('answers what the server unlocked by this very call, in its order, and nothing unknown', async () => {
    const { rewards, facts } = await open();
    facts.deserved = ['redacoes_5', 'de_amanha', 'coruja'];
    facts.unlocked = [UNLOCKED];
    expect(codes((await rewards.claim()).unlocked)).toEqual(['redacoes_5', 'coruja']);
    expect((await rewards.claim()).unlocked).toEqual([]);
  });

  it('is silent offline, and gives everything at the next occasion', async () => {
    const { server, rewards, facts } = await open();
    facts.deserved = ['coruja'];
    const back = server.goOffline();
    expect(await rewards.claim()).toEqual({ unlocked: [], hasChanged: false });
    back();
    expect(codes((await rewards.claim()).unlocked)).toEqual(['coruja']);
  });

  it('tells of what was paid also where the rest of it failed', async () => {
    const { server, rewards } = await open();
    server.on(`POST ${RPC}/desbloquear_conquistas`, offline);
    expect(await rewards.claim()).toMatchObject({ hasChanged: true });
  });

  it('answers what was unlocked also where the balance cannot be read again', async () => {
    const { server, rewards, facts } = await open();
    facts.deserved = ['coruja'];
    server.on('GET /rest/v1/profiles', offline);
    expect(codes((await rewards.claim()).unlocked)).toEqual(['coruja']);
  });

  it('asks nothing for a teacher, and nothing for nobody', async () => {
    const { server } = rewardingServer();
    server.changeProfile({ tipo_conta: 'teacher' });
    const user = buildUser({ id: MARINA.id, userType: 'teacher' });
    const teacher = openPage({ server, storage: signedIn(server, { user }) }).complete();
    await teacher.backend.rewards.claim();
    const visitor = openPage({ server }).complete();
    await visitor.backend.rewards.claim();
    expect(claims(server, 'receber_entrada_do_dia') + claims(server, 'desbloquear_conquistas')).toBe(0);
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
    origem: 'funcao',
    conta: true,
    data_envio: created_at,
    created_at,
  });

  it('is claimed for a complete essay of today, by the time of the server', async () => {
    const { server, rewards } = await open(complete);
    server.essays.push(essay(YESTERDAY));
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(0);
    server.essays.push(essay(TEST_NOW));
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(1);
  });

  it('is claimed for ten exercises of today, without an essay', async () => {
    const { server, rewards, facts } = await open(complete);
    facts.practised = 9;
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(0);
    facts.practised = 10;
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(1);
    expect(await rewards.mission()).toMatchObject({ practised: 10 });
  });

  it.each([
    ['was corrected on a device only', { origem: 'local' }],
    ['was sent before', { conta: false }],
  ])('is not claimed for a text that %s', async (_kind, changes) => {
    const { server, rewards } = await open(complete);
    server.essays.push({ ...essay(TEST_NOW), ...changes });
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(0);
    expect(await rewards.mission()).toMatchObject({ parts: null, isDone: false });
  });

  it('is not claimed for one that lacks a part', async () => {
    const { server, rewards } = await open(incomplete);
    server.essays.push(essay(TEST_NOW));
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(0);
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
    await rewards.claim();
    expect(claims(server, 'receber_missao_do_dia')).toBe(0);
    expect(missionParts).not.toHaveBeenCalled();
    expect(await rewards.mission()).toMatchObject({ isDone: true });
  });

  it('that cannot be read holds up nothing else', async () => {
    const { server, rewards, facts } = await open({
      missionParts: () => Promise.reject(new Error('worker')),
    });
    server.essays.push(essay(TEST_NOW));
    facts.deserved = ['coruja'];
    expect(codes((await rewards.claim()).unlocked)).toEqual(['coruja']);
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

describe('the shop of the server', () => {
  it('buys under the key it was given, and shows the balance that is left', async () => {
    const given = rewardingServer();
    let answer: unknown = { ok: true };
    given.server.on(`POST ${RPC}/comprar_na_loja`, () => json(answer));
    const { rewards, server } = await open(undefined, given);
    const refreshed = () => server.sent('GET', '/rest/v1/profiles').length;
    const before = refreshed();
    expect(await rewards.buy('folha_parda', 'k')).toBeNull();
    expect(server.sent('POST', `${RPC}/comprar_na_loja`)[0]?.body).toEqual({
      p_item: 'folha_parda',
      p_chave: 'k',
    });
    expect(refreshed()).toBeGreaterThan(before);
    answer = { ok: false, motivo: 'saldo' };
    expect(await rewards.buy('folha_parda', 'k')).toBe('saldo');
    answer = { ok: false, motivo: 'apenas_alunos' };
    await expect(rewards.buy('folha_parda', 'k')).rejects.toMatchObject({ code: 'refused' });
    answer = 'ok';
    await expect(rewards.buy('folha_parda', 'k')).rejects.toMatchObject({ code: 'unexpected' });
  });
});
