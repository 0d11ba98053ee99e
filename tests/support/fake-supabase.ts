import type { ModelService } from '../../supabase/functions/_shared/database.ts';
import { sendJson, startLoopbackServer, type LoopbackServer } from './loopback-server';

export const ANON_KEY = 'sb_publishable_test';
export const SERVICE_KEY = 'sb_secret_test';

export type StoredRow = {
  id: string;
  usuario_id: string;
  chave_idempotencia: string | null;
  tema: string;
  texto: string;
  correcao: { nota_final: number };
  nota_total: number;
  produtor: string;
  versao: string;
};

export type FakeSupabase = LoopbackServer & {
  /** Bearer token → user id, for the tokens Auth would take. */
  users: Map<string, string>;
  /** By user and service: see `keyOfUse`. */
  uses: Map<string, number>;
  /** Everything that was asked of the tables, as it came. */
  asked: unknown[];
  rows: StoredRow[];
  purchases: Map<string, { email: string; product: string }>;
  /** Paths (by their beginning) that answer 500. */
  broken: Set<string>;
};

/** The arguments of all calls in one: each call reads its own. */
type Given = {
  p_usuario: string;
  p_limite: number;
  p_servico: ModelService;
  p_chave: string | null;
  p_tema: string;
  p_texto: string;
  p_correcao: StoredRow['correcao'];
  p_nota: number;
  p_produtor: string;
  p_versao: string;
  p_pagamento_id: string;
  p_email: string;
  p_produto: string;
};

/** What `uses` counts for a user. */
export const keyOfUse = (userId: string, service: ModelService) => `${userId} ${service}`;

/** As much of Auth and of the tables as the functions ask for, on loopback. */
export async function startFakeSupabase(): Promise<FakeSupabase> {
  const users = new Map<string, string>();
  const uses = new Map<string, number>();
  const asked: unknown[] = [];
  const rows: StoredRow[] = [];
  const purchases = new Map<string, { email: string; product: string }>();
  const broken = new Set<string>();

  const rpc: Record<string, (given: Given) => unknown> = {
    registrar_uso_ia: ({ p_usuario, p_limite, p_servico }) => {
      const key = keyOfUse(p_usuario, p_servico);
      const used = uses.get(key) ?? 0;
      if (used >= p_limite) return { ok: false, restante: 0 };
      uses.set(key, used + 1);
      return { ok: true, restante: p_limite - used - 1 };
    },
    guardar_correcao: (given) => {
      const kept = rows.find(
        (row) =>
          given.p_chave !== null &&
          row.usuario_id === given.p_usuario &&
          row.chave_idempotencia === given.p_chave,
      );
      if (kept) return kept.id;
      const row: StoredRow = {
        id: crypto.randomUUID(),
        usuario_id: given.p_usuario,
        chave_idempotencia: given.p_chave,
        tema: given.p_tema,
        texto: given.p_texto,
        correcao: given.p_correcao,
        nota_total: given.p_nota,
        produtor: given.p_produtor,
        versao: given.p_versao,
      };
      rows.push(row);
      return row.id;
    },
    registrar_compra: ({ p_pagamento_id, p_email, p_produto }) => {
      if (purchases.has(p_pagamento_id)) return { registrada: false };
      purchases.set(p_pagamento_id, { email: p_email, product: p_produto });
      return { registrada: true };
    },
  };

  const server = await startLoopbackServer(({ path, headers, body }, response) => {
    if ([...broken].some((beginning) => path.startsWith(beginning))) {
      return sendJson(response, 500, { message: 'broken' });
    }
    const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
    if (path === '/auth/v1/user') {
      const id = headers.apikey === ANON_KEY ? users.get(bearer) : undefined;
      return id ? sendJson(response, 200, { id }) : sendJson(response, 403, { code: 'bad_jwt' });
    }
    // As a hosted project: what is not a token is refused as one.
    if (bearer !== '' || headers.apikey !== SERVICE_KEY) {
      return sendJson(response, 401, { code: '42501' });
    }
    asked.push(path, body);
    const { pathname, searchParams } = new URL(path, 'http://loopback');
    const call = rpc[pathname.replace('/rest/v1/rpc/', '')];
    if (call) return sendJson(response, 200, call(body as Given));
    const is = (column: string, value: string | null) => searchParams.get(column) === `eq.${value}`;
    sendJson(
      response,
      200,
      rows.filter(
        (row) => is('usuario_id', row.usuario_id) && is('chave_idempotencia', row.chave_idempotencia),
      ),
    );
  });

  return { ...server, users, uses, asked, rows, purchases, broken };
}
