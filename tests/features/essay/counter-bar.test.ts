import { describe, expect, it } from 'vitest';
import type { SendBlock } from '@/domain/essay/send-rules';
import { sendHint } from '@/features/essay/counter-bar';

describe('sendHint', () => {
  it.each<[requirement: string, block: SendBlock, wordCount: number, hint: string | null]>([
    ['the button itself says that it is correcting', 'correcting', 250, null],
    ['without a theme', 'empty-theme', 250, 'Falta informar o tema'],
    ['with a theme over the limit', 'long-theme', 250, 'Tema longo demais'],
    ['with an essay over the limit', 'long-essay', 4000, 'Redação longa demais'],
    ['without a word', 'empty-essay', 0, 'Escreva pelo menos 200 palavras'],
    ['twelve words short', 'too-few-words', 188, 'Faltam 12 palavras'],
    ['one word short, in the singular', 'too-few-words', 199, 'Falta 1 palavra'],
    ['without credits', 'no-credits', 250, 'Sem créditos'],
  ])('%s', (_requirement, block, wordCount, hint) => {
    expect(sendHint(block, wordCount)).toBe(hint);
  });
});
