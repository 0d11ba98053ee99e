import { missingWords } from './counter-bar';
import { errorSentence } from '@/copy/errors';
import { MIN_WORDS } from '@/domain/essay/send-rules';

export const BUSY_ELSEWHERE = 'Outra aba está corrigindo uma redação. Espere ela terminar e envie de novo.';

export function tooFewWords(wordCount: number): string {
  return `${missingWords(wordCount)} para o mínimo de ${MIN_WORDS}.`;
}

/** Message for when the server, which alone can use a credit, did not respond. */
export function noAnswerSentence(error: unknown): string {
  return `${errorSentence(error)} Sem o servidor não dá para usar um crédito. Seu texto está guardado neste aparelho.`;
}

export function failureSentence(isRefunded: boolean): string {
  const rest = isRefunded ? 'Seu texto está aqui e o crédito foi devolvido.' : 'Seu texto está aqui.';
  return `Não deu para corrigir agora. ${rest} Tente de novo em instantes.`;
}
