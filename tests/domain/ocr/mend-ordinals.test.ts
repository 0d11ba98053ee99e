import { describe, expect, it } from 'vitest';
import { hasOrdinals, mendOrdinals } from '@/domain/ocr/mend-ordinals';
import type { ReadWord } from '@/domain/ocr/ocr-result';
import { dictionary } from '../../support/dictionary';

const words = (text: string): ReadWord[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    confidence: 80 + at,
    box: { left: 10 * at, top: 0, right: 10 * at + 8, bottom: 9 },
  }));
const mended = (text: string) =>
  mendOrdinals([words(text)], dictionary)[0]
    ?.map((word) => word.text)
    .join(' ');

describe('mendOrdinals', () => {
  it.each([
    ['Depois da 2º guerra, o país mudou.', 'Depois da 2ª guerra, o país mudou.'],
    ['Ela está na 1º série.', 'Ela está na 1ª série.'],
    ['Foi a 10º edição, e não a 9º vez.', 'Foi a 10ª edição, e não a 9ª vez.'],
    ['A “1º fase” foi a (3º etapa) do plano.', 'A “1º fase” foi a (3ª etapa) do plano.'],
  ])('makes ª of º before a feminine noun: %s', (read, right) => {
    expect(mended(read)).toBe(right);
  });

  it.each([
    ['a masculine noun', 'Ficou em 1º lugar no 3º ano.'],
    ['a noun of either gender', 'O 1º estudante chegou.'],
    ['an unknown word', 'O 1º xilobrenque chegou.'],
    ['an article of a law', 'O art. 5º garante a vida.'],
    ['the end of a sentence', 'Chegou em 1º. Casa cheia.'],
  ])('changes nothing before %s', (_, read) => {
    expect(mended(read)).toBe(read);
  });

  it('keeps confidence and box, and the other paragraphs', () => {
    const paragraphs = [words('Era uma vez.'), words('Foi a 3º vez.')];
    const [first, second] = mendOrdinals(paragraphs, dictionary);
    expect(first).toEqual(paragraphs[0]);
    expect(second?.[2]).toEqual({ ...paragraphs[1]?.[2], text: '3ª' });
  });
});

describe('hasOrdinals', () => {
  it('asks for a digit before the letter', () => {
    expect(hasOrdinals([words('Foi a 3º vez.')])).toBe(true);
    expect(hasOrdinals([words('Foi a nº vez, a 3ª.')])).toBe(false);
  });
});
