import * as z from 'zod/mini';
import { EvaluationSchema } from '../../../src/contracts/evaluation.ts';
import { NOTICE_KINDS, type NoticeKind } from '../../../src/domain/notices/notice.ts';
import type { Product, ReversalReason } from '../../../src/domain/plans/purchase.ts';
import type { DailyMission } from '../../../src/domain/rewards/daily-mission.ts';
import {
  READING_REFUSALS,
  type Evaluation,
  type ReadingRefusal,
} from '../../../src/domain/evaluation/evaluation.ts';
import type { ModelUse } from './ask-model.ts';
import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';

export type StoredCorrection = { id: string; theme: string; essay: string; evaluation: Evaluation };

/**
 * An essay stored by the server or by a browser; `evaluation` is null if a browser stored it, because the server
 * did not make that correction.
 */
export type StoredEssay = {
  id: string;
  theme: string | null;
  essay: string;
  evaluation: Evaluation | null;
};

/** Purposes of asking a model: reading an essay, checking whether it keeps to its theme, transcribing photos. */
export type ModelService = 'leitura' | 'tema' | 'transcricao';

export type ModelRequest = {
  userId: string;
  service: ModelService;
  /** Maximum number of requests per day for this user and service. */
  dailyLimit: number;
  /** Key under which the credit for a model's reading is charged and refunded. */
  key: string;
};

/**
 * Levels of a day's budget that are reported to the operator: the free share is used up, four fifths of the budget
 * are used, all of it is used.
 */
const BUDGET_LEVELS = ['gratis', '80', '100'] as const;
export type BudgetLevel = (typeof BUDGET_LEVELS)[number];

/**
 * Whether a model may be asked. A reading is paid for by the promotion or a credit; `isPaid` is false if its cost
 * comes out of the free share. `notice` is the budget level that this request is the first to reach.
 */
export type ModelRight = (
  | { ok: true; paidBy: 'promo' | 'credito' | null; isPaid: boolean }
  | { ok: false; refusal: ReadingRefusal }
) & { notice: BudgetLevel | null };

/** A notice on the budget that has not been sent by e-mail yet, and its recipients. */
export type BudgetNotice = {
  /** In São Paulo, `2026-11-27`. */
  day: string;
  level: BudgetLevel;
  /** Time at which the level was reached. Another time means another notice, even for the same day and level. */
  noticedAt: string;
  emails: string[];
};

/** Result of asking a model: its answer was used, it contained nothing usable, or there was no answer. */
export type ModelResult = 'modelo' | 'descartado' | 'falhou';

/** Content of today's summary e-mail for one account. */
export type ClaimedSummary = {
  userId: string;
  email: string;
  role: 'student' | 'teacher' | 'dev';
  /** Code with which the summary e-mails to this account can be stopped. */
  code: string;
  /** In São Paulo, `2026-11-27`. */
  day: string;
  counts: { kind: NoticeKind; count: number }[];
};

export type Database = {
  /** Counts a correction toward today's limit of the user; returns false if the limit is used up. */
  countCorrection(userId: string, dailyLimit: number): Promise<boolean>;
  /** Checks whether a model may be asked, and charges the user for it. */
  reserveModel(request: ModelRequest): Promise<ModelRight>;
  /** Records the result; a reading that was not used is refunded. Returns the credits left. */
  endModel(request: ModelRequest & { isPaid: boolean }, result: ModelResult, use: ModelUse): Promise<number>;
  /** The essay stored under this key, or null. */
  findEssay(userId: string, key: string): Promise<StoredEssay | null>;
  /** Stores a correction as made by the server, once per key; returns the id of its row. */
  storeCorrection(
    correction: Omit<StoredCorrection, 'id'> & {
      userId: string;
      key: string | null;
      /** Daily missions that the essay fulfills. */
      missions: readonly DailyMission['id'][];
      /** The essay that this one rewrites; ignored if it is unknown or belongs to another user. */
      versionOf: string | null;
    },
  ): Promise<string>;
  /**
   * Grants a purchase, once per payment; returns whether it is granted. A purchase by an unknown buyer is stored
   * until an account with that e-mail signs up.
   */
  registerPurchase(purchase: { paymentId: string; email: string; product: Product }): Promise<boolean>;
  /**
   * Takes back the unused part of a purchase, once; returns the credits of the purchase and the number taken back.
   */
  reversePurchase(paymentId: string, reason: ReversalReason): Promise<{ credits: number; taken: number }>;
  /** Restores what was taken back because of a dispute. */
  restorePurchase(paymentId: string): Promise<void>;
  /**
   * Claims today's summary of the next account for which it is due. Returns `nothing new` if that account has no
   * notices to report, and null if no account is due.
   */
  claimSummary(): Promise<ClaimedSummary | 'nothing new' | null>;
  /** Releases the claimed summary, because the e-mail was not sent. */
  giveSummaryBack(userId: string): Promise<void>;
  /** Claims and returns the next notice on the budget; null if all notices have been sent. */
  claimBudgetNotice(): Promise<BudgetNotice | null>;
  /** Releases the claimed notice, because an e-mail was not sent. */
  giveBudgetNoticeBack(notice: BudgetNotice): Promise<void>;
  /** Stops the summary e-mails to the account with this code; returns whether such an account exists. */
  stopSummaries(code: string): Promise<boolean>;
};

const TIMEOUT_MS = 5000;

const UseSchema = z.object({ ok: z.boolean() });
const NoticeSchema = z.optional(z.nullable(z.enum(BUDGET_LEVELS)));
const RightSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    pago_com: z.nullable(z.enum(['promo', 'credito'])),
    pago: z.boolean(),
    aviso: NoticeSchema,
  }),
  z.object({ ok: z.literal(false), motivo: z.enum(READING_REFUSALS), aviso: NoticeSchema }),
]);
const BudgetNoticeSchema = z.nullable(
  z.object({ dia: z.string(), nivel: z.enum(BUDGET_LEVELS), em: z.string(), emails: z.array(z.string()) }),
);
const ReversalSchema = z.object({ creditos: z.number(), retirados: z.number() });
const ClaimSchema = z.nullable(
  z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(false) }),
    z.object({
      ok: z.literal(true),
      usuario_id: z.string(),
      email: z.string(),
      papel: z.enum(['student', 'teacher', 'dev']),
      codigo: z.string(),
      dia: z.string(),
      avisos: z.partialRecord(z.enum(NOTICE_KINDS), z.number()),
    }),
  ]),
);
const EssayFields = { id: z.string(), tema: z.nullable(z.string()), texto: z.string() };
const StoredSchema = z.array(
  z.discriminatedUnion('origem', [
    z.object({ ...EssayFields, origem: z.literal('funcao'), correcao: EvaluationSchema }),
    z.object({ ...EssayFields, origem: z.literal('local') }),
  ]),
);

/**
 * Access to the tables with the rights of the server. Any failure is a 503, so that the caller may try again or
 * continue without the data.
 */
export function createDatabase({ supabaseUrl, serviceRoleKey }: Environment): Database {
  const credentials = keyHeaders(serviceRoleKey);
  async function ask(path: string, body?: object): Promise<unknown> {
    try {
      const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...credentials, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return await response.json();
    } catch {
      // The failure is handled below without the error, which may contain the address or the essay.
    }
    throw unavailable();
  }

  async function askFor<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.infer<Schema>> {
    const parsed = z.safeParse(schema, await ask(path, body));
    if (!parsed.success) throw unavailable();
    return parsed.data;
  }

  return {
    async countCorrection(userId, dailyLimit) {
      const body = { p_usuario: userId, p_limite: dailyLimit, p_servico: 'correcao' };
      return (await askFor(UseSchema, 'rpc/registrar_uso_ia', body)).ok;
    },
    async reserveModel({ userId, service, dailyLimit, key }) {
      const body = { p_usuario: userId, p_servico: service, p_limite: dailyLimit, p_chave: key };
      const right = await askFor(RightSchema, 'rpc/reservar_ia', body);
      const notice = right.aviso ?? null;
      return right.ok
        ? { ok: true, paidBy: right.pago_com, isPaid: right.pago, notice }
        : { ok: false, refusal: right.motivo, notice };
    },
    async endModel({ userId, service, key, isPaid }, result, { calls, inputTokens, outputTokens }) {
      return await askFor(z.number(), 'rpc/encerrar_ia', {
        p_usuario: userId,
        p_servico: service,
        p_chave: key,
        p_resultado: result,
        p_chamadas: calls,
        p_entrada: inputTokens,
        p_saida: outputTokens,
        p_pago: isPaid,
      });
    },
    async findEssay(userId, key) {
      const query = new URLSearchParams({
        select: 'id,tema,texto,origem,correcao',
        usuario_id: `eq.${userId}`,
        chave_idempotencia: `eq.${key}`,
      });
      const [row] = await askFor(StoredSchema, `redacoes?${query}`);
      if (!row) return null;
      const evaluation = row.origem === 'funcao' ? row.correcao : null;
      return { id: row.id, theme: row.tema, essay: row.texto, evaluation };
    },
    storeCorrection({ userId, key, theme, essay, evaluation, missions, versionOf }) {
      return askFor(z.string(), 'rpc/guardar_correcao', {
        p_usuario: userId,
        p_chave: key,
        p_tema: theme,
        p_texto: essay,
        p_correcao: evaluation,
        p_nota: evaluation.nota_final,
        p_produtor: evaluation.grifo?.producer,
        p_versao: evaluation.grifo?.version,
        p_missoes: missions,
        p_versao_de: versionOf,
      });
    },
    async registerPurchase({ paymentId, email, product }) {
      const body = { p_pagamento_id: paymentId, p_email: email, p_produto: product };
      return (await askFor(z.object({ creditada: z.boolean() }), 'rpc/registrar_compra', body)).creditada;
    },
    async reversePurchase(paymentId, reason) {
      const body = { p_pagamento_id: paymentId, p_motivo: reason };
      const { creditos, retirados } = await askFor(ReversalSchema, 'rpc/estornar_compra', body);
      return { credits: creditos, taken: retirados };
    },
    async restorePurchase(paymentId) {
      await ask('rpc/restaurar_compra', { p_pagamento_id: paymentId });
    },
    async claimSummary() {
      const claim = await askFor(ClaimSchema, 'rpc/reservar_aviso_por_email', {});
      if (claim === null) return null;
      if (!claim.ok) return 'nothing new';
      const { usuario_id: userId, email, papel: role, codigo: code, dia: day, avisos } = claim;
      const counts = NOTICE_KINDS.flatMap((kind) => (avisos[kind] ? [{ kind, count: avisos[kind] }] : []));
      return { userId, email, role, code, day, counts };
    },
    async giveSummaryBack(userId) {
      await ask('rpc/devolver_aviso_por_email', { p_usuario: userId });
    },
    async claimBudgetNotice() {
      const claim = await askFor(BudgetNoticeSchema, 'rpc/reservar_aviso_de_orcamento', {});
      return claim && { day: claim.dia, level: claim.nivel, noticedAt: claim.em, emails: claim.emails };
    },
    async giveBudgetNoticeBack({ day, level }) {
      await ask('rpc/devolver_aviso_de_orcamento', { p_dia: day, p_nivel: level });
    },
    stopSummaries(code) {
      return askFor(z.boolean(), 'rpc/parar_avisos_por_email', { p_codigo: code });
    },
  };
}

/**
 * Headers for a project key. A new secret key is not a token and would be refused as a token. The older keys are
 * tokens, and grant their role only if they are sent as tokens.
 */
export function keyHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

function unavailable(): Problem {
  return new Problem(503, 'database_unavailable', 'O serviço está indisponível. Tente novamente.');
}

const NOTICED: Record<BudgetLevel, string> = {
  gratis: 'the free share of today’s budget is used up',
  '80': 'four fifths of today’s budget are used',
  '100': 'today’s budget is used up',
};

/** The outcome for the log, with the budget notice for the operator, if any. */
export function withNotice(outcome: string, { notice }: Pick<ModelRight, 'notice'>): string {
  return notice ? `${outcome}; ${NOTICED[notice]}` : outcome;
}
