import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { STORED_ESSAY_THEME } from '@/domain/evaluation/from-stored-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { viewCopy } from '@/features/correction/view-copy';
import {
  buildCorrection,
  buildEvaluation,
  SAMPLE_ESSAY,
  SAMPLE_THEME,
  TEST_NOW,
} from '../../support/builders';
import type { MemoryStorage } from '../../support/memory-storage';
import { isolatePages, openPage, signedIn, signInInput } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const STORE = 'POST /rest/v1/redacoes';
const RATE = 'POST /rest/v1/correcao_avaliacoes';
const CAIO = { id: '8c5f6a52-7f1e-4e53-9a0d-000000000002', email: 'caio@example.com', password: 'segredo-2' };

function open(server = new FakeSupabase(), storage: MemoryStorage = signedIn(server)) {
  const page = openPage({ server, storage });
  const services = page.complete();
  const { corrections } = services;
  /** Until the server has all of them. */
  // The first one fetches the code that sends, which on a busy machine takes its time.
  const sent = () => eventually(() => expect(corrections.pending.get()).toEqual([]));
  return { ...page, ...services, sent };
}

/** As an evaluator and the desk make it. */
const correct = (id: string, submittedAt = TEST_NOW, essay = SAMPLE_ESSAY) =>
  toCorrection(buildEvaluation(), { id, theme: SAMPLE_THEME, essay, submittedAt });

const pendingOf = (storage: MemoryStorage, owner = MARINA.id) =>
  (storage.json(connectedKeys.pending(owner)) ?? []) as { key: string; correction: { id: string } }[];

describe('saving', () => {
  it('is on the disk before anything is awaited, and leaves it when the server has it', async () => {
    const { server, storage, corrections, sent } = open();
    void corrections.save(correct('1'));
    expect(pendingOf(storage)).toMatchObject([{ correction: { id: '1' } }]);
    expect(corrections.pending.get()).toMatchObject([{ id: '1' }]);
    await sent();
    expect(storage.items.has(connectedKeys.pending(MARINA.id))).toBe(false);
    expect(server.essays).toMatchObject([
      {
        usuario_id: MARINA.id,
        tema: SAMPLE_THEME,
        texto: SAMPLE_ESSAY,
        nota_total: 760,
        correcao: buildEvaluation(),
        produtor: 'rules',
        versao: 'test',
        data_envio: TEST_NOW,
        chave_idempotencia: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('is stored under the key that the function was asked with', async () => {
    const { server, corrections, evaluator, sent } = open();
    server.on('POST /functions/v1/evaluate-essay-with-ai', () => json({ available: false }));
    await evaluator.evaluate({ theme: SAMPLE_THEME, essay: SAMPLE_ESSAY });
    await corrections.save(correct('1'));
    await sent();
    const asked = server.sent('POST', '/functions/v1/evaluate-essay-with-ai').at(-1);
    expect(server.essays[0]?.chave_idempotencia).toBe((asked!.body as { chave: string }).chave);
    await corrections.save(correct('2', '2025-10-22T19:00:00.000Z'));
    await sent();
    expect(server.essays[1]?.chave_idempotencia).not.toBe(server.essays[0]?.chave_idempotencia);
  });

  it('a correction that the function has stored is not stored again', async () => {
    const { server, corrections, storage } = open();
    const grifo = { producer: 'model', version: '1', evidence: {}, storedId: 'row-1' } as const;
    const aiAnalysis = buildEvaluation({ grifo });
    const before = corrections.version.get();
    await corrections.save({ ...correct('1'), aiAnalysis });
    expect(corrections.version.get()).toBeGreaterThan(before);
    expect(pendingOf(storage)).toEqual([]);
    expect(server.sent('POST', '/rest/v1/redacoes')).toEqual([]);
  });

  it.each([
    ['no connection', offline],
    ['a server that is down', () => json({}, 503)],
    ['the limit of the day', () => json({ code: 'PT429', message: 'too many' }, 429)],
    ['a refusal of hosted', hostedRefusal],
    ['a refusal of lite', liteRefusal],
    ['a session that is gone', () => json({ code: 'PGRST301', message: 'JWT' }, 401)],
  ])('%s: it waits on the device, is shown, and is sent at the next load', async (_requirement, answer) => {
    const { server, storage, corrections } = open();
    const back = server.on(STORE, answer);
    await corrections.save(correct('1'));
    await eventually(() => expect(server.sent('POST', '/rest/v1/redacoes').length).toBeGreaterThan(0));
    expect(await corrections.list()).toMatchObject([{ id: '1' }]);
    expect(pendingOf(storage)).toHaveLength(1);
    back();
    const next = open(server, storage);
    await next.sent();
    expect(server.essays).toHaveLength(1);
    expect(await next.corrections.list()).toMatchObject([{ id: server.essays[0]?.id, finalScore: 760 }]);
  });

  it('is sent when the connection is back', async () => {
    const { server, corrections, sent } = open();
    const back = server.goOffline();
    await corrections.save(correct('1'));
    back();
    window.dispatchEvent(new Event('online'));
    await sent();
    expect(server.essays).toHaveLength(1);
  });

  it('an answer that was lost does not store it twice', async () => {
    const { server, corrections, sent, storage } = open();
    const back = server.on(STORE, (request) => {
      if (server.essays.length > 0) return offline();
      server.essays.push({ ...(request.body as object), id: 'row-1', created_at: TEST_NOW });
      return offline();
    });
    await corrections.save(correct('1'));
    await eventually(() => expect(server.essays).toHaveLength(1));
    expect(await corrections.list()).toMatchObject([{ id: 'row-1' }]);
    back();
    window.dispatchEvent(new Event('online'));
    await sent();
    expect(server.essays).toHaveLength(1);
    expect(pendingOf(storage)).toEqual([]);
  });

  it('one that the server will not have holds up no other', async () => {
    const { server, corrections, storage } = open();
    server.on(STORE, ({ body }) => {
      if ((body as { texto: string }).texto === 'refused') return liteRefusal();
      server.essays.push({ ...(body as object), id: 'row-2', created_at: TEST_NOW });
      return json({ id: 'row-2' }, 201);
    });
    await corrections.save(correct('1', TEST_NOW, 'refused'));
    await corrections.save(correct('2'));
    await eventually(() => expect(pendingOf(storage)).toMatchObject([{ correction: { id: '1' } }]));
    expect(server.essays).toHaveLength(1);
  });

  it('on a full device it is sent before the student goes on', async () => {
    const { server, storage, corrections, session } = open();
    await session.refresh();
    storage.state = 'full';
    await corrections.save(correct('1'));
    expect(server.essays).toHaveLength(1);
  });

  it('a long theme is cut to the column, so that the essay is kept', async () => {
    const { server, corrections, sent } = open();
    await corrections.save({ ...correct('1'), theme: `${'á'.repeat(299)}😀${'á'.repeat(200)}` });
    await sent();
    expect(server.essays[0]?.tema).toBe(`${'á'.repeat(299)}😀`);
  });

  it('another user of the device neither sees nor sends what waits', async () => {
    const server = new FakeSupabase();
    server.addAccount(CAIO);
    const { session, storage, corrections } = open(server);
    const back = server.on(STORE, offline);
    await corrections.save(correct('1'));
    await session.signOut();
    back();
    await session.signIn({ ...signInInput, email: CAIO.email, password: CAIO.password });
    expect(corrections.pending.get()).toEqual([]);
    expect(await corrections.list()).toEqual([]);
    expect(pendingOf(storage)).toHaveLength(1);
    expect(server.essays).toEqual([]);
    await session.signOut();
    await session.signIn(signInInput);
    await eventually(() => expect(server.essays).toMatchObject([{ usuario_id: MARINA.id }]));
  });

  it('of what waits, edited by hand, the readable rest is sent', async () => {
    const server = new FakeSupabase();
    const waiting = JSON.stringify([{ key: 'k', correction: correct('1') }, { key: 5 }, null]);
    const storage = signedIn(server, {}, { [connectedKeys.pending(MARINA.id)]: waiting });
    await open(server, storage).sent();
    expect(server.essays).toMatchObject([{ chave_idempotencia: 'k' }]);
    expect(storage.items.get(`${connectedKeys.pending(MARINA.id)}.backup`)).toBe(waiting);
  });
});

describe('the history', () => {
  const row = (changes: object) => ({
    id: 'row-1',
    usuario_id: MARINA.id,
    tema: null,
    texto: SAMPLE_ESSAY,
    nota_total: 600,
    correcao: null,
    chave_idempotencia: null,
    data_envio: TEST_NOW,
    created_at: '2025-10-20T12:00:00+00:00',
    ...changes,
  });

  it.each([
    ['without a correction', null],
    ['with a correction of another shape', { nota_final: 'mil' }],
  ])('a row %s is mapped as specified', async (_requirement, correcao) => {
    const server = new FakeSupabase();
    const id = crypto.randomUUID();
    server.essays = [row({ id, correcao })];
    const { corrections } = open(server);
    const [listed] = await corrections.list();
    for (const correction of [listed, await corrections.get(id)]) {
      expect(correction).toMatchObject({
        id,
        theme: STORED_ESSAY_THEME,
        finalScore: 600,
        submittedAt: '2025-10-20T12:00:00.000Z',
      });
      expect(correction?.competencies.map(({ score }) => score)).toEqual([120, 120, 120, 120, 120]);
    }
    expect(await corrections.get(id)).toMatchObject({ originalText: SAMPLE_ESSAY });
  });

  it('a stored correction has its total from its levels, whatever the row claims', async () => {
    const server = new FakeSupabase();
    const id = crypto.randomUUID();
    server.essays = [row({ id, tema: SAMPLE_THEME, nota_total: 1000, correcao: buildEvaluation() })];
    const { corrections } = open(server);
    const [listed] = await corrections.list();
    const opened = await corrections.get(id);
    expect(listed).toMatchObject({ id, theme: SAMPLE_THEME, finalScore: 760, submittedAt: TEST_NOW });
    expect(opened).toMatchObject(listed!);
  });

  it('the band of a stored correction reaches the row of the metrics', async () => {
    const server = new FakeSupabase();
    const grifo = { producer: 'scorer', version: '1', evidence: {}, band: { low: 680, high: 820 } } as const;
    server.essays = [row({ correcao: buildEvaluation({ grifo }) })];
    const { redacoes } = await open(server).corrections.rebuildMetrics();
    expect(redacoes).toMatchObject([{ nota: 760, faixa: { low: 680, high: 820 } }]);
  });

  it('a list asks for what it shows: no text, no whole correction', async () => {
    const server = new FakeSupabase();
    server.essays = [row({ correcao: buildEvaluation() })];
    expect(await open(server).corrections.list()).toHaveLength(1);
    expect(server.sent('GET', '/rest/v1/redacoes')[0]?.query.get('select')?.split(',').sort()).toEqual([
      'chave_idempotencia',
      'created_at',
      'data_envio',
      'faixa',
      'id',
      'niveis',
      'nota_total',
      'tema',
    ]);
  });

  it('is read to its end, newest first', async () => {
    const server = new FakeSupabase();
    const day = (index: number) => new Date(Date.parse(TEST_NOW) + index * 86_400_000).toISOString();
    server.essays = Array.from({ length: 1200 }, (_, index) =>
      row({ id: `row-${index}`, created_at: day(index) }),
    );
    const list = await open(server).corrections.list();
    expect(list.map(({ id }) => id)).toEqual(server.essays.map(({ id }) => id).toReversed());
  });

  it('is asked for once by whoever asks at the same time', async () => {
    const { server, corrections, session } = open();
    await session.refresh();
    await Promise.all([corrections.list(), corrections.rebuildMetrics(), corrections.list()]);
    expect(server.sent('GET', '/rest/v1/redacoes')).toHaveLength(1);
    await corrections.list();
    expect(server.sent('GET', '/rest/v1/redacoes')).toHaveLength(2);
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a server that is down', () => json({}, 500), 'server-unavailable'],
  ])('%s is an error, and what waits here is still known', async (_requirement, answer, code) => {
    const { server, corrections } = open();
    server.on('GET /rest/v1/redacoes', answer);
    server.on(STORE, answer);
    await corrections.save(correct('1'));
    await expect(corrections.list()).rejects.toMatchObject({ code });
    expect(corrections.pending.get()).toMatchObject([{ id: '1' }]);
    expect(await corrections.get('1')).toMatchObject({ id: '1' });
  });

  it('what waits is a stable value, with what the local mode left, the newest first', async () => {
    const server = new FakeSupabase();
    const local = buildCorrection({ id: 'local', submittedAt: '2025-10-01T12:00:00.000Z' });
    const storage = signedIn(server, {}, { [areaKeys.correctedEssays]: JSON.stringify([local]) });
    server.on(STORE, offline);
    const { corrections } = open(server, storage);
    await corrections.save(correct('1'));
    expect(corrections.pending.get().map(({ id }) => id)).toEqual(['1', 'local']);
    expect(corrections.pending.get()).toBe(corrections.pending.get());
    expect(await corrections.get('local')).toMatchObject({ id: 'local', originalText: SAMPLE_ESSAY });
    expect((await corrections.list()).map(({ id }) => id)).toEqual(['1', 'local']);
  });

  it('opens one essay by the id of its row, on any device', async () => {
    const { server, corrections } = open();
    const id = crypto.randomUUID();
    server.essays = [row({ id, correcao: buildEvaluation() })];
    expect(await corrections.get(id)).toMatchObject({ id, finalScore: 760 });
    expect(await corrections.get(crypto.randomUUID())).toBeNull();
    expect(await corrections.get('1761156000000')).toBeNull();
  });

  it('is nobody’s when nobody is signed in', async () => {
    const { server, corrections, session } = open();
    await session.signOut();
    server.requests.length = 0;
    expect(await corrections.list()).toEqual([]);
    expect(await corrections.get(crypto.randomUUID())).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('metrics are a fold over it', async () => {
    const server = new FakeSupabase();
    server.essays = [row({ id: 'a' }), row({ id: 'b', nota_total: 800 })];
    expect(await open(server).corrections.rebuildMetrics()).toMatchObject({
      totalRedacoes: 2,
      melhorNota: 800,
    });
  });
});

describe('rating', () => {
  const rating = { stars: 4, comment: 'Ajudou.' };

  it('goes to the row, under the id of this page or of the row', async () => {
    const { server, corrections, sent } = open();
    await corrections.save(correct('1'));
    await sent();
    const id = server.essays[0]?.id;
    await corrections.rate('1', rating);
    await corrections.rate(String(id), { stars: 5, comment: '' });
    expect(server.ratings).toEqual([
      { redacao_id: id, usuario_id: MARINA.id, estrelas: 4, comentario: 'Ajudou.' },
      { redacao_id: id, usuario_id: MARINA.id, estrelas: 5, comentario: null },
    ]);
  });

  it('of an essay that waits goes with it', async () => {
    const { server, corrections, sent } = open();
    const back = server.on(STORE, offline);
    await corrections.save(correct('1'));
    expect(await corrections.rate('1', rating)).toBe('with-essay');
    expect(server.ratings).toEqual([]);
    back();
    window.dispatchEvent(new Event('online'));
    await sent();
    expect(server.ratings).toMatchObject([{ redacao_id: server.essays[0]?.id, estrelas: 4 }]);
  });

  it('of the copy chosen for viewing goes to its essay, also after a reload', async () => {
    const { server, storage, corrections, sent } = open();
    await corrections.save(correct('1'));
    await sent();
    corrections.view.set(viewCopy(correct('1'), new Date('2025-10-22T18:05:00.000Z')));
    const viewed = storage.json(areaKeys.correctedEssayView) as { id: string };
    const next = open(server, storage).corrections;
    await next.rate(viewed.id, rating);
    expect(server.ratings).toMatchObject([{ redacao_id: server.essays[0]?.id }]);
  });

  it('of the copy of a correction of the function goes to the row it made', async () => {
    const { server, storage, corrections } = open();
    const storedId = crypto.randomUUID();
    const grifo = { producer: 'model', version: '1', evidence: {}, storedId } as const;
    const correction = { ...correct('1'), aiAnalysis: buildEvaluation({ grifo }) };
    await corrections.save(correction);
    corrections.view.set(viewCopy(correction, new Date('2025-10-22T18:05:00.000Z')));
    const viewed = storage.json(areaKeys.correctedEssayView) as { id: string };
    await open(server, storage).corrections.rate(viewed.id, rating);
    expect(server.ratings).toMatchObject([{ redacao_id: storedId }]);
  });

  it('of nothing that is known is refused; a failure is told', async () => {
    const { server, corrections } = open();
    await expect(corrections.rate('1', rating)).rejects.toMatchObject({ code: 'refused' });
    server.on(RATE, () => json({ message: 'down' }, 503));
    await expect(corrections.rate(crypto.randomUUID(), rating)).rejects.toMatchObject({
      code: 'server-unavailable',
    });
  });

  it('without a network waits on the device and is stored once by the next page; the last one counts', async () => {
    const { server, storage, corrections } = open();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const cut = server.on(RATE, offline);
    expect(await corrections.rate(first, rating)).toBe('waiting');
    expect(await corrections.rate(second, { stars: 2, comment: '' })).toBe('waiting');
    expect(await corrections.rate(second, { stars: 3, comment: '' })).toBe('waiting');
    cut();
    open(server, storage);
    await eventually(() => expect(storage.items.has(connectedKeys.pendingRatings(MARINA.id))).toBe(false));
    expect(server.ratings).toMatchObject([
      { redacao_id: first, estrelas: 4 },
      { redacao_id: second, estrelas: 3 },
    ]);
  });

  it('of an essay that is gone is given up, and holds up no other', async () => {
    const { server, storage, corrections } = open();
    const cut = server.on(RATE, offline);
    await corrections.rate(crypto.randomUUID(), rating);
    cut();
    server.on(RATE, hostedRefusal);
    open(server, storage);
    await eventually(() => expect(storage.items.has(connectedKeys.pendingRatings(MARINA.id))).toBe(false));
  });

  it('is not said to wait on a device that is full', async () => {
    const { server, storage, corrections } = open();
    server.on(RATE, offline);
    server.on(STORE, offline);
    await corrections.save(correct('1'));
    storage.state = 'full';
    await expect(corrections.rate(crypto.randomUUID(), rating)).rejects.toMatchObject({
      code: 'unreachable',
    });
    await expect(corrections.rate('1', rating)).rejects.toMatchObject({ code: 'not-stored-yet' });
    const reloaded = open(server, storage).corrections;
    expect(reloaded.pending.get()).toHaveLength(1);
  });
});
