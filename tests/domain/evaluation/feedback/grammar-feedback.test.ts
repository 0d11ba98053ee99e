import { describe, expect, it } from 'vitest';
import { askForSwap, toSwap } from '@/domain/evaluation/feedback/grammar-feedback';

function ask(text: string, passage: string, sugestao?: string) {
  const start = text.indexOf(passage);
  const swap = toSwap(text, {
    start,
    end: start + passage.length,
    ...(sugestao !== undefined && { sugestao }),
  });
  return swap && askForSwap(swap);
}

describe('toSwap', () => {
  it.each([
    ['another word', 'As pessoas compra pão.', 'compra', 'compram', 'troque “compra” por “compram”'],
    ['a sign more', 'O motivo e a razão.', 'motivo', 'motivo,', 'troque “motivo” por “motivo,”'],
    [
      'a short one with its next word',
      'Por isso a falta, enfim.',
      'a',
      'à',
      'troque “a falta” por “à falta”',
    ],
    ['the same to the eye', 'O  motivo e a razão.', 'O  motivo', 'O motivo', null],
    ['nothing to put there', 'O motivo.', 'motivo', undefined, null],
  ])('%s', (_what, text, passage, suggestion, said) => {
    expect(ask(text, passage, suggestion)).toBe(said);
  });
});
