import type { ReadingRefusal } from '@/domain/evaluation/evaluation';
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
  origem: 'funcao' | 'local';
  correcao: { nota_final: number };
  nota_total: number;
  produtor: string;
  versao: string;
  missoes: string[];
  versao_de: string | null;
};

export type FakeSupabase = LoopbackServer & {
  /** Bearer token → user id, for valid tokens. */
  users: Map<string, string>;
  /** Number of uses by user and service; the keys are made by `keyOfUse`. */
  uses: Map<string, number>;
  /** Reason why models may not be called; null if they may. */
  refusal: ReadingRefusal | null;
  /** Budget notice that the next request triggers. */
  notice: string | null;
  /** Budget notices that no mail has reported yet. */
  budgetNotices: BudgetNotice[];
  /** Reported cost of each model call. */
  spent: Spent[];
  /** All requests to the tables, in order. */
  asked: unknown[];
  rows: StoredRow[];
  purchases: Map<string, { email: string; product: string }>;
  /** Reason of the refund, by payment. */
  reversals: Map<string, string>;
  /** Due notice summaries, in order; `ok: false` has nothing to send. */
  summaries: Summary[];
  /**
   * Claims that were released because an e-mail was not sent: the user id of a summary, or the day and level of a
   * budget notice.
   */
  givenBack: string[];
  /** Codes of mails that are still subscribed. */
  mailCodes: Set<string>;
  /** Path prefixes that respond with 500. */
  broken: Set<string>;
};

export type Summary =
  | { ok: false }
  | {
      ok: true;
      usuario_id: string;
      email: string;
      papel: string;
      codigo: string;
      dia: string;
      avisos: Record<string, number>;
    };

export type BudgetNotice = { dia: string; nivel: string; em: string; emails: string[] };

export type Spent = {
  service: string;
  result: string;
  isPaid: boolean;
  calls: number;
  inputTokens: number;
  outputTokens: number;
};

/** The arguments of all calls combined; each call uses only some of these arguments. */
type Given = {
  p_usuario: string;
  p_limite: number;
  p_servico: CountedService;
  p_resultado: string;
  p_chamadas: number;
  p_entrada: number;
  p_saida: number;
  p_pago: boolean;
  p_dia: string;
  p_nivel: string;
  p_codigo: string;
  p_chave: string | null;
  p_tema: string;
  p_texto: string;
  p_correcao: StoredRow['correcao'];
  p_nota: number;
  p_produtor: string;
  p_versao: string;
  p_missoes: string[];
  p_versao_de: string | null;
  p_pagamento_id: string;
  p_email: string;
  p_produto: string;
  p_motivo: string;
};

/** Corrections by the edge function, and calls to models. */
export type CountedService = ModelService | 'correcao';

/** Key of `uses` for a user. */
export const keyOfUse = (userId: string, service: CountedService) => `${userId} ${service}`;

/** The part of Auth and of the tables that the functions use, on loopback. */
export async function startFakeSupabase(): Promise<FakeSupabase> {
  const users = new Map<string, string>();
  const uses = new Map<string, number>();
  const asked: unknown[] = [];
  const rows: StoredRow[] = [];
  const purchases = new Map<string, { email: string; product: string }>();
  const reversals = new Map<string, string>();
  const broken = new Set<string>();
  const spent: Spent[] = [];
  const summaries: Summary[] = [];
  const givenBack: string[] = [];
  const budgetNotices: BudgetNotice[] = [];
  const mailCodes = new Set<string>();

  const rpc: Record<string, (given: Given) => unknown> = {
    registrar_uso_ia: ({ p_usuario, p_limite, p_servico }) => {
      const key = keyOfUse(p_usuario, p_servico);
      const used = uses.get(key) ?? 0;
      if (used >= p_limite) return { ok: false, restante: 0 };
      uses.set(key, used + 1);
      return { ok: true, restante: p_limite - used - 1 };
    },
    reservar_ia: ({ p_usuario, p_limite, p_servico }) => {
      if (fake.refusal) return { ok: false, motivo: fake.refusal, aviso: fake.notice };
      const key = keyOfUse(p_usuario, p_servico);
      const used = uses.get(key) ?? 0;
      if (used >= p_limite) return { ok: false, motivo: 'limite' };
      uses.set(key, used + 1);
      return {
        ok: true,
        pago_com: p_servico === 'leitura' ? 'credito' : null,
        pago: p_servico === 'leitura',
        creditos: 7,
        aviso: fake.notice,
      };
    },
    encerrar_ia: ({ p_servico, p_resultado, p_chamadas, p_entrada, p_saida, p_pago }) => {
      spent.push({
        service: p_servico,
        result: p_resultado,
        isPaid: p_pago,
        calls: p_chamadas,
        inputTokens: p_entrada,
        outputTokens: p_saida,
      });
      return p_resultado === 'modelo' ? 7 : 8;
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
        origem: 'funcao',
        correcao: given.p_correcao,
        nota_total: given.p_nota,
        produtor: given.p_produtor,
        versao: given.p_versao,
        missoes: given.p_missoes,
        versao_de: given.p_versao_de,
      };
      rows.push(row);
      return row.id;
    },
    registrar_compra: ({ p_pagamento_id, p_email, p_produto }) => {
      const novo = !purchases.has(p_pagamento_id);
      if (novo) purchases.set(p_pagamento_id, { email: p_email, product: p_produto });
      return { ok: true, novo, creditada: true };
    },
    estornar_compra: ({ p_pagamento_id, p_motivo }) => {
      const novo = !reversals.has(p_pagamento_id);
      reversals.set(p_pagamento_id, p_motivo);
      return { ok: true, novo, creditos: 12, retirados: 5 };
    },
    restaurar_compra: ({ p_pagamento_id }) => ({ ok: true, novo: reversals.delete(p_pagamento_id) }),
    reservar_aviso_por_email: () => summaries.shift() ?? null,
    devolver_aviso_por_email: ({ p_usuario }) => givenBack.push(p_usuario) > 0,
    reservar_aviso_de_orcamento: () => budgetNotices.shift() ?? null,
    devolver_aviso_de_orcamento: ({ p_dia, p_nivel }) => givenBack.push(`${p_dia} ${p_nivel}`) > 0,
    parar_avisos_por_email: ({ p_codigo }) => mailCodes.delete(p_codigo),
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
    // Rejects an invalid token, as a hosted project does.
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

  const fake: FakeSupabase = {
    ...server,
    refusal: null,
    notice: null,
    budgetNotices,
    users,
    uses,
    spent,
    asked,
    rows,
    purchases,
    reversals,
    summaries,
    givenBack,
    mailCodes,
    broken,
  };
  return fake;
}
