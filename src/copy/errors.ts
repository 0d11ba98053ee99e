import { errorCode, type ErrorCode } from '@/contracts/app-error';

/** One sentence per error code: what happened and what to do. */
const ERROR_SENTENCES = {
  offline: 'Sem conexão com a internet. Confira a rede e tente de novo.',
  'wrong-credentials': 'E-mail ou senha incorretos.',
  'email-taken': 'Este e-mail já tem conta.',
  'evaluation-failed':
    'A correção não pôde ser feita agora. Seu texto está guardado; tente de novo em instantes.',
  'history-load-failed': 'Suas redações não puderam ser carregadas. Recarregue a página para tentar de novo.',
  'storage-unavailable':
    'O navegador não deixou guardar os dados neste dispositivo. Libere espaço ou saia da navegação privativa.',
  unexpected: 'Algo não funcionou como deveria. Tente de novo.',
} satisfies Record<ErrorCode, string>;

/** The sentence for anything that was thrown. */
export function errorSentence(error: unknown): string {
  return ERROR_SENTENCES[errorCode(error)];
}
