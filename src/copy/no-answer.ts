import type { NoAnswerCode } from '@/contracts/app-error';

/**
 * These sentences are in a separate module, because the entry form must be able to show them when no more code can
 * be loaded.
 */
export const NO_ANSWER_SENTENCES: Record<NoAnswerCode, string> = {
  offline: 'Sem conexão com a internet. Confira a rede e tente de novo.',
  unreachable:
    'Este aparelho está na rede, mas não conseguiu chegar ao servidor. Espere um minuto e tente de novo.',
  'timed-out': 'O servidor demorou demais para responder. Tente de novo em instantes.',
};

/** For forms, which keep their fields after a failure. */
export const FIELDS_KEPT = 'O que você escreveu continua aqui.';
