import { describe, expect, it } from 'vitest';
import { STORED_ESSAY_THEME } from '@/domain/evaluation/from-stored-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { buildEvaluation, buildUser, SAMPLE_ESSAY, SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { essaysOf } from '../../support/stored-essays';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, MARINA, offline } from './fake-supabase';

isolatePages();

const STORE = 'POST /rest/v1/redacoes';
const ID = '5f0c3f0a-0a5e-4b0e-8f57-000000000001';

function open(server = new FakeSupabase()) {
  const page = openPage({ server, storage: signedIn(server) });
  const services = page.complete();
  return { ...page, backend: services.backend.essays, essays: essaysOf(services) };
}

/** A correction as the evaluator and the editor produce it. */
const correct = (id = ID, essay = SAMPLE_ESSAY) =>
  toCorrection(buildEvaluation(), { id, theme: SAMPLE_THEME, essay, submittedAt: TEST_NOW });

const outgoing = { id: ID, userId: MARINA.id, correction: correct() };

describe('storing', () => {
  it('makes a row of the essay and its correction, whose id is that of the essay', async () => {
    const { server, backend } = open();
    expect(await backend.store(outgoing)).toBe(ID);
    expect(server.essays).toMatchObject([
      {
        id: ID,
        usuario_id: MARINA.id,
        tema: SAMPLE_THEME,
        texto: SAMPLE_ESSAY,
        nota_total: 760,
        correcao: buildEvaluation(),
        produtor: 'rules',
        versao: 'test',
        data_envio: TEST_NOW,
        chave_idempotencia: ID,
      },
    ]);
  });

  it('an essay of the local mode, whose id is none for a table, leaves the id to the row', async () => {
    const { server, backend } = open();
    const id = await backend.store({ ...outgoing, id: 'local:1761156000000' });
    expect(server.essays).toMatchObject([{ id, chave_idempotencia: 'local:1761156000000' }]);
  });

  it('what the function has stored is not stored again', async () => {
    const { server, backend } = open();
    const grifo = { producer: 'model', version: '1', evidence: {}, storedId: ID } as const;
    const correction = { ...correct(), aiAnalysis: buildEvaluation({ grifo }) };
    expect(await backend.store({ ...outgoing, correction })).toBe(ID);
    expect(server.sent('POST', '/rest/v1/redacoes')).toEqual([]);
  });

  it('whose answer was lost is known by its key, and not stored twice', async () => {
    const { server, backend } = open();
    const back = server.on(STORE, (request) => {
      server.essays.push({ ...(request.body as object), id: ID, created_at: TEST_NOW });
      return offline();
    });
    await expect(backend.store(outgoing)).rejects.toMatchObject({ code: 'unreachable' });
    back();
    server.on(STORE, () => json({ code: '23505', message: 'duplicate key' }, 409));
    expect(await backend.store(outgoing)).toBe(ID);
    expect(server.essays).toHaveLength(1);
  });

  it.each([
    ['no connection', offline, 'unreachable'],
    ['a server that is down', () => json({}, 503), 'server-unavailable'],
    ['the limit of the day', () => json({ code: 'PT429', message: 'too many' }, 429), 'too-many-attempts'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['a session that is gone', () => json({ code: 'PGRST301', message: 'JWT' }, 401), 'session-lost'],
  ] as const)('with %s is told', async (_requirement, answer, code) => {
    const { server, backend } = open();
    server.on(STORE, answer);
    await expect(backend.store(outgoing)).rejects.toMatchObject({ code });
  });

  it('of whoever is signed out by now is not done with the token of somebody else', async () => {
    const { server, backend } = open();
    const theirs = { ...outgoing, userId: buildUser().id };
    await expect(backend.store(theirs)).rejects.toMatchObject({ code: 'session-lost' });
    await expect(
      backend.rate({ id: 'r', userId: theirs.userId, essayId: ID, rating: { stars: 4, comment: '' } }),
    ).rejects.toMatchObject({ code: 'session-lost' });
    expect(server.essays).toEqual([]);
    expect(server.ratings).toEqual([]);
  });

  it('cuts a long theme to the column, so that the essay is kept', async () => {
    const { server, backend } = open();
    const theme = `${'á'.repeat(299)}😀${'á'.repeat(200)}`;
    await backend.store({ ...outgoing, correction: { ...correct(), theme } });
    expect(server.essays[0]?.tema).toBe(`${'á'.repeat(299)}😀`);
  });

  it('has the balance read again: the server pays for an essay', async () => {
    const { server, backend } = open();
    await backend.store(outgoing);
    await expect.poll(() => server.sent('GET', '/rest/v1/profiles').length).toBeGreaterThan(0);
  });
});

describe('rating', () => {
  it('takes the place of the rating before', async () => {
    const { server, essays } = open();
    await essays.save(correct());
    await essays.rate(ID, { stars: 4, comment: 'Ajudou.' });
    await essays.rate(ID, { stars: 5, comment: '' });
    expect(server.ratings).toEqual([
      { redacao_id: ID, usuario_id: MARINA.id, estrelas: 4, comentario: 'Ajudou.' },
      { redacao_id: ID, usuario_id: MARINA.id, estrelas: 5, comentario: null },
    ]);
  });

  it('may come along with its essay, and goes to the row it has', async () => {
    const { server, backend } = open();
    const id = await backend.store({ ...outgoing, id: 'local:1', rating: { stars: 3, comment: '' } });
    expect(server.ratings).toMatchObject([{ redacao_id: id, estrelas: 3 }]);
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
  ])('a row %s is mapped as R-HISTORY-5 says', async (_requirement, correcao) => {
    const server = new FakeSupabase();
    const id = crypto.randomUUID();
    server.essays = [row({ id, correcao })];
    const { essays } = open(server);
    const [listed] = await essays.list();
    for (const correction of [listed, await essays.get(id)]) {
      expect(correction).toMatchObject({
        id,
        theme: STORED_ESSAY_THEME,
        finalScore: 600,
        submittedAt: '2025-10-20T12:00:00.000Z',
      });
      expect(correction?.competencies.map(({ score }) => score)).toEqual([120, 120, 120, 120, 120]);
    }
    expect(await essays.get(id)).toMatchObject({ originalText: SAMPLE_ESSAY });
  });

  it('a stored correction has its total from its levels, whatever the row claims', async () => {
    const server = new FakeSupabase();
    const id = crypto.randomUUID();
    server.essays = [row({ id, tema: SAMPLE_THEME, nota_total: 1000, correcao: buildEvaluation() })];
    const { essays } = open(server);
    const [listed] = await essays.list();
    const opened = await essays.get(id);
    expect(listed).toMatchObject({ id, theme: SAMPLE_THEME, finalScore: 760, submittedAt: TEST_NOW });
    expect(opened).toMatchObject(listed!);
  });

  it('the band of a stored correction reaches the row of the metrics', async () => {
    const server = new FakeSupabase();
    const grifo = { producer: 'scorer', version: '1', evidence: {}, band: { low: 680, high: 820 } } as const;
    server.essays = [row({ correcao: buildEvaluation({ grifo }) })];
    const { redacoes } = await open(server).essays.metrics();
    expect(redacoes).toMatchObject([{ nota: 760, faixa: { low: 680, high: 820 } }]);
  });

  it('an essay of a mock exam is listed as one', async () => {
    const server = new FakeSupabase();
    const mock = { minutes: 90, medium: 'typed' as const, seconds: 5400, words: [] };
    const grifo = { producer: 'scorer', version: '1', evidence: {}, mock } as const;
    server.essays = [
      row({ id: 'a', correcao: buildEvaluation({ grifo }) }),
      row({ id: 'b', correcao: buildEvaluation() }),
    ];
    const { redacoes } = await open(server).essays.metrics();
    expect(redacoes.map(({ simulado }) => simulado)).toEqual([true, undefined]);
  });

  it('a list asks for what it shows: no text, no whole correction', async () => {
    const server = new FakeSupabase();
    server.essays = [row({ correcao: buildEvaluation() })];
    expect(await open(server).essays.list()).toHaveLength(1);
    expect(server.sent('GET', '/rest/v1/redacoes')[0]?.query.get('select')?.split(',').sort()).toEqual([
      'conta',
      'created_at',
      'data_envio',
      'faixa',
      'id',
      'niveis',
      'nota_total',
      'simulado',
      'tema',
      'versao_de',
    ]);
  });

  it('is read to its end, newest first', async () => {
    const server = new FakeSupabase();
    const day = (index: number) => new Date(Date.parse(TEST_NOW) + index * 86_400_000).toISOString();
    server.essays = Array.from({ length: 1200 }, (_, index) =>
      row({ id: `row-${index}`, created_at: day(index) }),
    );
    const list = await open(server).essays.list();
    expect(list.map(({ id }) => id)).toEqual(server.essays.map(({ id }) => id).toReversed());
  });

  it('opens one essay by the id of its row, on any device', async () => {
    const { server, essays } = open();
    const id = crypto.randomUUID();
    server.essays = [row({ id, correcao: buildEvaluation() })];
    expect(await essays.get(id)).toMatchObject({ id, finalScore: 760 });
    expect(await essays.get(crypto.randomUUID())).toBeNull();
    expect(await essays.get('1761156000000')).toBeNull();
  });
});
