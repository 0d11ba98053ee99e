import { afterEach, describe, expect, it, vi } from 'vitest';
import { MODEL_CONSENT_VERSION } from '@/contracts/essay-preferences';
import { areaKeys } from '@/data/local/keys';
import type { Evaluator } from '@/data/services';
import { connectedKeys } from '@/data/supabase/connected-context';
import { buildEvaluation, SAMPLE_ESSAY, SAMPLE_THEME } from '../../support/builders';
import { isolatePages, localEvaluator, openPage, signedIn } from './connected';
import { authError, FakeSupabase, json, liteRefusal, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();
afterEach(() => vi.useRealTimers());

const input = { theme: SAMPLE_THEME, essay: SAMPLE_ESSAY };
const EVALUATE = '/functions/v1/evaluate-essay-with-ai';
const CHECK = '/functions/v1/validate-theme-coherence';
const byModel = buildEvaluation({ levels: [200, 200, 200, 200, 200] });
const byDevice = buildEvaluation({ levels: [40, 40, 40, 40, 40] });
const never = () => new Promise<Response>(() => undefined);

function open({ isAllowed = true }: { isAllowed?: boolean | null } = {}) {
  const server = new FakeSupabase();
  const local = {
    evaluate: vi.fn<Evaluator['evaluate']>(async () => byDevice),
    checkTheme: vi.fn<Evaluator['checkTheme']>(async () => ({
      coherent: false,
      justification: 'do aparelho',
    })),
  };
  const storage = signedIn(server);
  const consent = { version: MODEL_CONSENT_VERSION, isAllowed, decidedAt: '2025-09-01T12:00:00.000Z' };
  if (isAllowed !== null) storage.setItem(areaKeys.modelConsent(MARINA.id), JSON.stringify(consent));
  const page = openPage({ server, storage, evaluator: local });
  return { server, local, ...page.complete() };
}

describe('evaluating', () => {
  it('is done by the function, as the signed-in user, under the id of the correction', async () => {
    const { server, local, evaluator } = open();
    server.on(`POST ${EVALUATE}`, () => json(byModel));
    expect(await evaluator.evaluate({ ...input, id: 'a1', supportText: 'Texto de apoio.' })).toEqual(byModel);
    const [request] = server.sent('POST', EVALUATE);
    expect(request?.body).toEqual({
      ...input,
      supportText: 'Texto de apoio.',
      chave: 'a1',
      consent: true,
    });
    expect(request?.token).toContain('8c5f6a52');
    expect(local.evaluate).not.toHaveBeenCalled();
  });

  it('tells the function of a mock exam', async () => {
    const { server, evaluator } = open();
    server.on(`POST ${EVALUATE}`, () => json(byModel));
    const mock = { minutes: 60, medium: 'paper' as const, seconds: 3600, words: [] };
    await evaluator.evaluate({ ...input, mock });
    expect(server.sent('POST', EVALUATE)[0]?.body).toMatchObject({ simulado: mock });
  });

  it.each([
    ['no connection', offline],
    ['nobody signed in, says the function', () => authError(401, 'unauthorized')],
    ['the cap of the day', () => json({ code: 'too_many' }, 429)],
    ['a failure', liteRefusal],
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => json({ nota_final: 1000 })],
    [
      'an impossible shape',
      () => json({ ...byModel, competencias: { ...byModel.competencias, competencia_5: null } }),
    ],
  ])('%s: the device serves', async (_requirement, answer) => {
    const { server, evaluator } = open();
    server.on(`POST ${EVALUATE}`, answer);
    expect(await evaluator.evaluate(input)).toEqual(byDevice);
  });

  it('a function that does not answer in 30 s is not waited for', async () => {
    vi.useFakeTimers();
    const { server, local, evaluator } = open();
    server.on(`POST ${EVALUATE}`, never);
    const evaluating = evaluator.evaluate(input);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(local.evaluate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await evaluating).toEqual(byDevice);
  });

  it('a token that cannot be renewed is not waited for', async () => {
    vi.useFakeTimers();
    const server = new FakeSupabase();
    const tokens = JSON.stringify(server.session(MARINA, -10));
    const storage = signedIn(server, {}, { [connectedKeys.tokens]: tokens });
    server.goOffline();
    const { evaluator } = openPage({ server, storage, evaluator: localEvaluator }).complete();
    const evaluating = evaluator.evaluate(input);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await evaluating).toEqual(buildEvaluation());
  });

  it('aborting ends at once with the own reason, and nothing serves', async () => {
    const { server, local, evaluator } = open();
    server.on(`POST ${EVALUATE}`, never);
    const controller = new AbortController();
    const evaluating = evaluator.evaluate(input, controller.signal);
    await eventually(() => expect(server.sent('POST', EVALUATE)).toHaveLength(1));
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(evaluating).rejects.toBe(reason);
    await expect(evaluator.evaluate(input, controller.signal)).rejects.toBe(reason);
    expect(local.evaluate).not.toHaveBeenCalled();
  });
});

describe('checking the theme', () => {
  it('is done by the function', async () => {
    const { server, evaluator } = open();
    const answer = { coherent: true, justification: 'O texto trata do tema.' };
    server.on(`POST ${CHECK}`, () => json(answer));
    expect(await evaluator.checkTheme({ ...input, supportText: 'x' })).toEqual(answer);
    expect(server.sent('POST', CHECK)[0]?.body).toEqual({ ...input, consent: true });
  });

  it('falls back to the device', async () => {
    const { server, evaluator } = open();
    server.on(`POST ${CHECK}`, () => json({ coherent: 'sim' }));
    expect(await evaluator.checkTheme(input)).toEqual({ coherent: false, justification: 'do aparelho' });
  });
});

describe('the question whether a model may read essays', () => {
  const bodies = (server: FakeSupabase, path: string) => server.sent('POST', path).map(({ body }) => body);

  it('is asked once where the server has a model, and the answer goes with every essay', async () => {
    const { server, evaluator, model } = open({ isAllowed: null });
    server.on(`POST ${EVALUATE}`, ({ body }) =>
      json((body as { status?: true }).status ? { available: true } : byModel),
    );
    server.on(`POST ${CHECK}`, () => json({ coherent: true, justification: 'Trata do tema.' }));
    const checking = evaluator.checkTheme(input);
    await eventually(() => expect(model.isAsking.get()).toBe(true));
    expect(bodies(server, CHECK)).toEqual([]);
    model.decide(true);
    await checking;
    await evaluator.evaluate(input);
    expect(model.isAsking.get()).toBe(false);
    expect(bodies(server, CHECK)).toEqual([{ ...input, consent: true }]);
    expect(bodies(server, EVALUATE)).toEqual([
      { status: true },
      expect.objectContaining({ ...input, consent: true }),
    ]);
    expect(model.decision.get()).toBe(true);
  });

  it('answered with no sends the essay without consent, and is not asked again', async () => {
    const { server, evaluator, model } = open({ isAllowed: false });
    server.on(`POST ${EVALUATE}`, () => json(byModel));
    await evaluator.evaluate(input);
    expect(bodies(server, EVALUATE)).toEqual([expect.objectContaining({ consent: false })]);
    expect(model.isAsking.get()).toBe(false);
  });

  it('is not asked where the server has no model', async () => {
    const { server, evaluator, model } = open({ isAllowed: null });
    server.on(`POST ${EVALUATE}`, ({ body }) =>
      json((body as { status?: true }).status ? { available: false } : byModel),
    );
    expect(await evaluator.evaluate(input)).toEqual(byModel);
    expect(bodies(server, EVALUATE).at(-1)).toMatchObject({ consent: false });
    expect(model.decision.get()).toBeNull();
  });

  it('that the server does not know sends it no essay: it may have a model that heeds no answer', async () => {
    const { server, evaluator, model } = open({ isAllowed: null });
    server.on(`POST ${EVALUATE}`, ({ body }) =>
      (body as { status?: true }).status ? json({ code: 'invalid_body' }, 400) : json(byModel),
    );
    expect(await evaluator.evaluate(input)).toEqual(byDevice);
    expect(await evaluator.checkTheme(input)).toMatchObject({ justification: 'do aparelho' });
    expect(bodies(server, EVALUATE)).toEqual([{ status: true }, { status: true }]);
    expect(bodies(server, CHECK)).toEqual([]);
    expect(await model.isAvailable()).toBe(false);
  });

  it('left open, because the student went away, is no consent', async () => {
    const { server, evaluator, model } = open({ isAllowed: null });
    server.on(`POST ${EVALUATE}`, () => json({ available: true }));
    const leaving = new AbortController();
    const evaluating = evaluator.evaluate(input, leaving.signal);
    await eventually(() => expect(model.isAsking.get()).toBe(true));
    leaving.abort(new Error('left'));
    await expect(evaluating).rejects.toThrow('left');
    expect(model.isAsking.get()).toBe(false);
    expect(model.decision.get()).toBeNull();
    expect(bodies(server, EVALUATE)).toEqual([{ status: true }]);
  });

  it('is asked again when its words have changed', async () => {
    expect(open({ isAllowed: true }).model.decision.get()).toBe(true);
    const older = {
      version: MODEL_CONSENT_VERSION - 1,
      isAllowed: true,
      decidedAt: '2025-09-01T12:00:00.000Z',
    };
    const server = new FakeSupabase();
    const next = signedIn(server);
    next.setItem(areaKeys.modelConsent(MARINA.id), JSON.stringify(older));
    expect(openPage({ server, storage: next }).complete().model.decision.get()).toBeNull();
  });
});
