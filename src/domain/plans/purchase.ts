/**
 * The products for sale: 12 corrections, or the teacher's plan. These names are also used in payment notices and
 * tables.
 */
export const PRODUCTS = ['aluno_12', 'professor_anual'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Reasons for returning the money of a purchase: refunded by the seller, or disputed at the buyer's bank. */
export const REVERSAL_REASONS = ['devolucao', 'contestacao'] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

/** A confirmed payment: product, dates (ISO) and outcome. */
export type Purchase = {
  id: string;
  produto: Product;
  creditos: number;
  created_at: string;
  /** False if the teacher's plan was bought for an account that is not a teacher's. */
  creditada: boolean;
  /** When the money was returned. Null, like the next two fields, while the purchase is valid. */
  estornada_em: string | null;
  motivo_estorno: ReversalReason | null;
  /** Number of the `creditos` that were still unused and were taken back. */
  creditos_retirados: number | null;
};

/** Whether the account has the bought product. */
export function isGranted({ creditada, estornada_em }: Purchase): boolean {
  return creditada && estornada_em === null;
}

/**
 * A text for the buyer that explains why the account no longer has the product, or never got it; null while the
 * account has it.
 */
export function purchaseFate(purchase: Purchase): string | null {
  const { produto, creditos, creditada, motivo_estorno: reason, creditos_retirados: taken } = purchase;
  if (reason !== null) {
    const why = reason === 'devolucao' ? 'O valor foi devolvido' : 'O pagamento foi contestado no banco';
    if (!creditada) return `${why}, e nada entrou nesta conta.`;
    if (produto === 'professor_anual') return `${why}, e o plano saiu da conta.`;
    return `${why}: ${creditsTaken(taken ?? 0, creditos)}.`;
  }
  if (creditada) return null;
  return 'Este plano é para contas de professor, e por isso não entrou nesta. Peça o dinheiro de volta pela página Feedback.';
}

function creditsTaken(taken: number, bought: number): string {
  if (taken === bought) return `os ${bought} créditos saíram do saldo`;
  if (taken === 0) return `os ${bought} créditos já tinham sido usados`;
  const used = bought - taken;
  const left = taken === 1 ? '1 crédito saiu do saldo' : `${taken} créditos saíram do saldo`;
  return `${left}, e ${used === 1 ? '1 já tinha sido usado' : `${used} já tinham sido usados`}`;
}

const RECENT_MS = 60 * 60 * 1000;

/**
 * Whether the purchase was paid within the last hour; clock errors in both directions are tolerated. A date that
 * cannot be parsed is not recent.
 */
export function isRecentPurchase({ created_at }: Purchase, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(created_at)) <= RECENT_MS;
}
