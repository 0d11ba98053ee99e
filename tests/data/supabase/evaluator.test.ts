import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Evaluator } from '@/data/services';
import { connectedKeys } from '@/data/supabase/connected-keys';
import { buildEvaluation, SAMPLE_ESSAY, SAMPLE_THEME } from '../../support/builders';
import { isolatePages, localEvaluator, openPage, signedIn } from './connected';
import { authError, FakeSupabase, json, liteRefusal, MARINA, offline } from './fake-supabase';

isolatePages();
afterEach(() => vi.useRealTimers());

const input = { theme: SAMPLE_THEME, essay: SAMPLE_ESSAY };
const EVALUATE = '/functions/v1/evaluate-essay-with-ai';
const CHECK = '/functions/v1/validate-theme-coherence';
const byModel = buildEvaluation({ levels: [200, 200, 200, 200, 200] });
const byDevice = buildEvaluation({ levels: [40, 40, 40, 40, 40] });
const never = () => new Promise<Response>(() => undefined);

function open() {
  const server = new FakeSupabase();
  const local = {
    evaluate: vi.fn<Evaluator['evaluate']>(async () => byDevice),
    checkTheme: vi.fn<Evaluator['checkTheme']>(async () => ({
      coherent: false,
      justification: 'do aparelho',
    })),
  };
  const page = openPage({ server, storage: signedIn(server), evaluator: local });
  return { server, local, evaluator: page.complete().evaluator };
}

describe('evaluating', () => {
  it('is done by the function, as the signed-in user, under a key', async () => {
    const { server, local, evaluator } = open();
    server.on(`POST ${EVALUATE}`, () => json(byModel));
    expect(await evaluator.evaluate({ ...input, supportText: 'Texto de apoio.' })).toEqual(byModel);
    const [request] = server.sent('POST', EVALUATE);
    expect(request?.body).toEqual({
      ...input,
      supportText: 'Texto de apoio.',
      chave: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(request?.token).toContain('8c5f6a52');
    expect(local.evaluate).not.toHaveBeenCalled();
  });

  it('a second try of the same essay has the same key, another essay another', async () => {
    const { server, evaluator } = open();
    for (const essay of ['a', 'a', 'b']) await evaluator.evaluate({ ...input, essay });
    const [first, again, other] = server
      .sent('POST', EVALUATE)
      .map(({ body }) => (body as { chave: string }).chave);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
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
    await vi.waitFor(() => expect(server.sent('POST', EVALUATE)).toHaveLength(1));
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
    expect(server.sent('POST', CHECK)[0]?.body).toEqual(input);
  });

  it('falls back to the device', async () => {
    const { server, evaluator } = open();
    server.on(`POST ${CHECK}`, () => json({ coherent: 'sim' }));
    expect(await evaluator.checkTheme(input)).toEqual({ coherent: false, justification: 'do aparelho' });
  });
});
