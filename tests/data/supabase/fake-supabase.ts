import type { ProfileRow } from '@/contracts/session';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { TEST_NOW } from '../../support/builders';

export type FakeAccount = { id: string; email: string; password: string };
export type FakeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string;
};
type Row = Record<string, unknown>;
type Handler = (request: FakeRequest) => Response | Promise<Response>;

export const MARINA = {
  id: '8c5f6a52-7f1e-4e53-9a0d-000000000001',
  email: 'marina.duarte@example.com',
  password: 'segredo-1',
};

export const CAIO = {
  id: '8c5f6a52-7f1e-4e53-9a0d-000000000002',
  email: 'caio@example.com',
  password: 'segredo-2',
};

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The response of GoTrue when it refuses a request. */
export const authError = (status: number, error_code: string, msg = error_code) =>
  json({ code: status, error_code, msg }, status);

/** Responses of hosted PostgREST and of the embedded one to a statement that the database refuses. */
export const hostedRefusal = () =>
  json({ code: '23514', message: 'violates check', details: null, hint: null }, 400);
export const liteRefusal = () => json({ code: 'SUP', message: 'violates check' }, 500);

export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * The parts of a Supabase project that the app uses, in memory. `on` replaces the response of one route until the
 * function it returns is called.
 */
export class FakeSupabase {
  readonly requests: FakeRequest[] = [];
  accounts: FakeAccount[] = [];
  profiles: ProfileRow[] = [];
  essays: Row[] = [];
  ratings: Row[] = [];
  /** Tokens that were revoked; their session no longer exists. */
  ended = new Set<string>();
  /** How long a token lasts, in seconds. */
  tokenSeconds = 3600;
  /** The server's clock, in ms; it may differ from the clock of the device. */
  now = () => Date.now();
  private scripts: { route: string; handler: Handler }[] = [];
  private count = 0;

  constructor(accounts: FakeAccount[] = [MARINA]) {
    for (const account of accounts) this.addAccount(account);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const request: FakeRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: init?.body ? JSON.parse(String(init.body)) : null,
      token: (new Headers(init?.headers).get('authorization') ?? '').replace('Bearer ', ''),
    };
    this.requests.push(request);
    const route = `${request.method} ${request.path}`;
    const scripted = this.scripts.findLast((script) => route.startsWith(script.route));
    init?.signal?.throwIfAborted();
    if (scripted) return untilAborted(init?.signal, scripted.handler(request));
    return this.answer(request, new Headers(init?.headers).get('accept') ?? '');
  };

  on(route: string, handler: Handler): () => void {
    const script = { route, handler };
    this.scripts.push(script);
    return () => void (this.scripts = this.scripts.filter((one) => one !== script));
  }

  /** From now on every request fails as if offline, until the returned function is called. */
  goOffline(): () => void {
    const stops = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => this.on(method, offline));
    return () => stops.forEach((stop) => stop());
  }

  addAccount(account: FakeAccount, profile: Partial<ProfileRow> = {}): void {
    this.accounts.push(account);
    this.profiles.push({
      user_id: account.id,
      email: account.email,
      nome: 'Marina Duarte',
      tipo_conta: 'student',
      canetinhas: 100,
      creditos_correcoes: 0,
      plan: 'trial',
      trial_ends_at: new Date(Date.parse(TEST_NOW) + 2 * 86_400_000).toISOString(),
      data_cadastro: TEST_NOW,
      telefone: null,
      cidade: null,
      promo_inicio: null,
      dia_gratis_em: null,
      ...profile,
    });
  }

  changeProfile(changes: Partial<ProfileRow>, id = MARINA.id): void {
    this.profiles = this.profiles.map((one) => (one.user_id === id ? { ...one, ...changes } : one));
  }

  deleteAccount(id: string): void {
    this.accounts = this.accounts.filter((one) => one.id !== id);
    this.profiles = this.profiles.filter((one) => one.user_id !== id);
  }

  /** A session as Auth returns it and the client library stores it. */
  session({ id, email }: FakeAccount, seconds = this.tokenSeconds) {
    const access_token = `${id}.${(this.count += 1)}`;
    return {
      access_token,
      refresh_token: `refresh.${access_token}`,
      token_type: 'bearer',
      expires_in: seconds,
      expires_at: Math.round(this.now() / 1000) + seconds,
      user: { id, email, aud: 'authenticated', app_metadata: {}, user_metadata: {}, identities: [{}] },
    };
  }

  sent(method: string, path: string): FakeRequest[] {
    return this.requests.filter((one) => one.method === method && one.path === path);
  }

  private owner(token: string): FakeAccount | undefined {
    return this.ended.has(token) ? undefined : this.accounts.find(({ id }) => token.startsWith(`${id}.`));
  }

  private answer(request: FakeRequest, accept: string): Response {
    const { method, path, query, token } = request;
    const body = request.body as Row;
    switch (`${method} ${path}`) {
      case 'POST /auth/v1/signup': {
        if (this.accounts.some(({ email }) => email === body.email))
          return authError(422, 'user_already_exists');
        const account = {
          id: crypto.randomUUID(),
          email: String(body.email),
          password: String(body.password),
        };
        const { nome, tipo_conta } = body.data as { nome: string; tipo_conta: 'student' };
        this.addAccount(account, { nome, tipo_conta });
        return json(this.session(account));
      }
      case 'POST /auth/v1/token': {
        const isRefresh = query.get('grant_type') === 'refresh_token';
        const account = isRefresh
          ? this.owner(String(body.refresh_token).replace('refresh.', ''))
          : this.accounts.find((one) => one.email === body.email && one.password === body.password);
        if (account) return json(this.session(account));
        return authError(400, isRefresh ? 'refresh_token_not_found' : 'invalid_credentials');
      }
      case 'GET /auth/v1/user':
      case 'PUT /auth/v1/user': {
        const account = this.owner(token);
        if (this.ended.has(token)) return authError(403, 'session_not_found');
        return account ? json(this.session(account).user) : authError(403, 'user_not_found');
      }
      case 'POST /auth/v1/logout':
        return new Response(null, { status: 204 });
      case 'POST /auth/v1/recover':
        return json({});
      case 'GET /rest/v1/profiles':
        return this.rows(request, this.profiles, 'user_id', accept);
      case 'PATCH /rest/v1/profiles':
        return this.changeOwnProfile(body as Partial<ProfileRow>, request);
      case 'GET /rest/v1/redacoes':
        return this.rows(request, this.essays.map(withGenerated), 'usuario_id', accept);
      case 'POST /rest/v1/redacoes':
        return this.storeEssay(body, token);
      case 'POST /rest/v1/correcao_avaliacoes':
        this.ratings.push(body);
        return new Response(null, { status: 201 });
      default:
        return json({ message: 'Nothing answers here.' }, 404);
    }
  }

  /** The caller's rows, filtered by `eq`, newest first. */
  private rows({ query, token }: FakeRequest, rows: Row[], ownerColumn: string, accept: string): Response {
    const filters = [...query].filter(([, value]) => value.startsWith('eq.'));
    const found = rows
      .filter((row) => row[ownerColumn] === this.owner(token)?.id)
      .filter((row) => filters.every(([name, value]) => String(row[name]) === value.slice(3)));
    const from = Number(query.get('offset') ?? 0);
    const columns = query.get('select')?.split(',') ?? [];
    const page = found
      .toReversed()
      .slice(from, from + Number(query.get('limit') ?? 1000))
      .map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])));
    return json(accept.includes('vnd.pgrst.object') ? page[0] : page);
  }

  /** Returns the changed rows, or none if the filter or the policy matches none. */
  private changeOwnProfile(changes: Partial<ProfileRow>, { query, token }: FakeRequest): Response {
    const id = this.owner(token)?.id;
    const isFound = query.get('user_id') === `eq.${id}` && this.profiles.some((one) => one.user_id === id);
    if (isFound) this.changeProfile(changes, id);
    return json(isFound ? [{ user_id: id }] : []);
  }

  private storeEssay(body: Row, token: string): Response {
    if (body.usuario_id !== this.owner(token)?.id) return json({ code: '42501', message: 'rls' }, 403);
    const isThere = this.essays.some(
      (row) => row.usuario_id === body.usuario_id && row.chave_idempotencia === body.chave_idempotencia,
    );
    if (isThere) return json({ code: '23505', message: 'duplicate key' }, 409);
    const id = body.id ?? crypto.randomUUID();
    this.essays.push({ ...body, id, created_at: TEST_NOW });
    return json({ id }, 201);
  }
}

/** Adds the columns that the database generates. */
function withGenerated(row: Row): Row {
  const correction = row.correcao as Partial<Evaluation> | null;
  const levels = Object.values(correction?.competencias ?? {});
  return {
    ...row,
    niveis: levels.length > 0 ? levels.map(({ note }) => note) : null,
    faixa: correction?.grifo?.band ?? null,
    simulado: correction?.grifo?.mock !== undefined,
  };
}

function untilAborted(signal: AbortSignal | null | undefined, answer: Response | Promise<Response>) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    Promise.resolve(answer).then(resolve, reject);
  });
}
