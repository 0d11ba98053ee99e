import { MIN_WORDS, type SendBlock } from '@/domain/essay/send-rules';

/** Why the send button is off, in a few words beside it. Null where the button says it itself. */
export function sendHint(block: SendBlock, wordCount: number): string | null {
  switch (block) {
    case 'correcting':
      return null;
    case 'empty-theme':
      return 'Falta informar o tema';
    case 'long-theme':
      return 'Tema longo demais';
    case 'empty-essay':
      return `Escreva pelo menos ${MIN_WORDS} palavras`;
    case 'long-essay':
      return 'Redação longa demais';
    case 'too-few-words':
      return missingWords(wordCount);
    case 'no-credits':
      return 'Sem créditos';
  }
}

/** "Faltam 12 palavras". */
export function missingWords(wordCount: number): string {
  const missing = MIN_WORDS - wordCount;
  return missing === 1 ? 'Falta 1 palavra' : `Faltam ${missing} palavras`;
}
