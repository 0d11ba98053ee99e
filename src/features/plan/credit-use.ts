import type { CreditValue } from '@/domain/plans/credit-value';

/** What a credit is used for, beside a balance. */
export const CREDIT_USE: Record<CreditValue, string> = {
  correction: 'Uma correção usa 1.',
  model: 'O modelo de IA usa 1 por redação. Sem crédito, corrige só o corretor local.',
  test: 'São de teste: aqui não há modelo de IA, e o corretor local não usa nenhum.',
  nothing: 'Aqui nenhuma correção usa crédito.',
};

/** What a bought credit brings over a correction without one; null where no correction comes without one. */
export const CREDIT_BRINGS: Record<CreditValue, string | null> = {
  correction: null,
  model:
    'Cada crédito paga a leitura de um modelo de IA, que dá outra nota ao lado da do corretor local. O corretor local é grátis, com ou sem crédito.',
  test: 'Esta compra é um teste. Os créditos entram na conta, mas aqui não há modelo de IA que use um. O corretor local corrige de graça.',
  nothing: null,
};
