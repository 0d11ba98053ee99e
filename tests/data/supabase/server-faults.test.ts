import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@/contracts/app-error';
import { buildEvaluation, SAMPLE_ESSAY, SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, offline } from './fake-supabase';

isolatePages();
afterEach(() => vi.useRealTimers());

const EVALUATE = 'POST /functions/v1/evaluate-essay-with-ai';
const LIST = 'GET /rest/v1/redacoes';
const FOREVER_MS = 120_000;

const input = { theme: SAMPLE_THEME, essay: SAMPLE_ESSAY };

function open(onDevice = buildEvaluation({ levels: [40, 40, 40, 40, 40] })) {
  const server = new FakeSupabase();
  const checkTheme = async () => ({ coherent: true, justification: '' });
  const evaluator = { evaluate: async () => onDevice, checkTheme };
  return { server, onDevice, ...openPage({ server, storage: signedIn(server), evaluator }).complete() };
}

/** A response body as gateways and PostgREST send it with this status. */
const status = (number: number, body: object = { message: `status ${number}` }) =>
  [`answers ${number}`, () => json(body, number)] as const;

const FAULTS = [
  status(401, { code: 'PGRST301', message: 'JWT' }),
  status(403, { code: '42501', message: 'violates row-level security' }),
  status(404),
  status(409, { code: '23505', message: 'duplicate key' }),
  status(429, { code: 'PT429', message: 'too many' }),
  status(500),
  ['never answers', () => new Promise<Response>(() => undefined)],
  ['is out of reach', offline],
] as const;

describe('sending an essay to a server that', () => {
  it.each(FAULTS)('%s: the device corrects it', async (_fault, answer) => {
    vi.useFakeTimers({ now: new Date(TEST_NOW) });
    const { server, evaluator, onDevice } = open();
    server.on(EVALUATE, answer);
    const evaluating = evaluator.evaluate(input);
    await vi.advanceTimersByTimeAsync(FOREVER_MS);
    expect(await evaluating).toEqual(onDevice);
  });
});

describe('reading the history from a server that', () => {
  const CODES: Record<string, ErrorCode> = {
    'answers 401': 'session-lost',
    'answers 429': 'too-many-attempts',
    'answers 500': 'server-unavailable',
    'never answers': 'timed-out',
    'is out of reach': 'unreachable',
  };

  it.each(FAULTS)('%s: it is told', async (fault, answer) => {
    vi.useFakeTimers({ now: new Date(TEST_NOW) });
    const { server, backend } = open();
    server.on(LIST, answer);
    const failure = backend.essays.history().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(FOREVER_MS);
    expect(await failure).toMatchObject({ code: CODES[fault] ?? 'refused' });
  });
});
