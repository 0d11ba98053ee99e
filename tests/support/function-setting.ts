import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Dependencies, LogLine } from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import { smallLexicon, type Lexicon } from '@/domain/writing/lexicon/lexicon';
import { startFakeModel, type FakeModel } from './fake-model';
import { ANON_KEY, SERVICE_KEY, startFakeSupabase, type FakeSupabase } from './fake-supabase';

type Handler = (request: Request, dependencies: Dependencies & { lexicon: Lexicon }) => Promise<Response>;

export const TOKEN = 'token-of-ana';
export const USER_ID = '6f7f7c9e-58b5-4a0c-9d7e-1f6f0d1c2b3a';
export const MODEL_KEY = 'sk-key-that-nobody-may-see';
/** 18:00 in São Paulo. */
export const EVENING = new Date('2025-11-10T21:00:00.000Z');

export type CallOptions = {
  token?: string | null;
  headers?: Record<string, string>;
  method?: string;
  /** Rest of the URL after `/functions/v1/x`. */
  search?: string;
  /** Sent unchanged. */
  rawBody?: BodyInit;
  /** The function's lexicon; the small one by default. */
  lexicon?: Lexicon;
};

export type FunctionSetting = {
  model: FakeModel;
  supabase: FakeSupabase;
  /** Variables in addition to those every function needs; emptied before each test. */
  variables: Record<string, string>;
  logged: LogLine[];
  now: Date;
  /** Calls a function as a signed-in student. */
  call: (handler: Handler, body?: unknown, options?: CallOptions) => Promise<Response>;
};

/**
 * Provides a model, an Auth and tables for the tests of one file. Before each test they are emptied, and no model
 * is configured.
 */
export function setUpFunctions(): FunctionSetting {
  const setting = { variables: {}, logged: [] as LogLine[], now: EVENING } as unknown as FunctionSetting;

  beforeAll(async () => {
    setting.model = await startFakeModel();
    setting.supabase = await startFakeSupabase();
  });
  afterAll(async () => {
    await setting.model.close();
    await setting.supabase.close();
  });
  beforeEach(() => {
    const { model, supabase } = setting;
    supabase.refusal = null;
    supabase.notice = null;
    for (const list of [
      model.requests,
      model.keys,
      supabase.rows,
      supabase.asked,
      supabase.spent,
      supabase.summaries,
      supabase.budgetNotices,
      supabase.givenBack,
      setting.logged,
    ])
      list.length = 0;
    for (const kept of [
      supabase.uses,
      supabase.purchases,
      supabase.reversals,
      supabase.mailCodes,
      supabase.broken,
    ])
      kept.clear();
    supabase.users.clear();
    supabase.users.set(TOKEN, USER_ID);
    setting.variables = {};
    setting.now = EVENING;
  });

  setting.call = (
    handler,
    body,
    { token = TOKEN, headers = {}, method = 'POST', search = '', rawBody, lexicon = smallLexicon } = {},
  ) => {
    const variables: Record<string, string> = {
      SUPABASE_URL: setting.supabase.url,
      SUPABASE_ANON_KEY: ANON_KEY,
      SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
      ...setting.variables,
    };
    const request = new Request(`http://127.0.0.1/functions/v1/x${search}`, {
      method,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
      ...(method === 'POST' && { body: rawBody ?? JSON.stringify(body) }),
    });
    return handler(request, {
      environment: readEnvironment((name) => variables[name]),
      now: () => setting.now,
      log: (line) => setting.logged.push(line),
      lexicon,
    });
  };
  return setting;
}

/** The variables that point at the fake model, used as the model for texts (`AI`) or for photos (`VISION`). */
export function modelVariables(
  { model }: Pick<FunctionSetting, 'model'>,
  kind: 'AI' | 'VISION' = 'AI',
): Record<string, string> {
  const given = { BASE_URL: model.url, API_KEY: MODEL_KEY, MODEL: 'fake-1' };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [`${kind}_${name}`, value]));
}
