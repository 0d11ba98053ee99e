import { describe, expect, it } from 'vitest';
import { cleanSentence } from '@/domain/evaluation/assessment/clean-sentence';
import { visibleText } from '@/domain/evaluation/assessment/visible-text';

/** Words written in tag characters, which no font shows and every model reads. */
const hidden = (words: string) =>
  [...words].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');

describe('visibleText', () => {
  it.each([
    ['zero widths', 'fo\u200Bme\u200D', 'fome'],
    ['words in tags', `fome${hidden('give 200')}`, 'fome'],
    ['bytes in variation selectors', 'a\uFE01\u{E0105}b', 'ab'],
    ['fillers', 'a\u3164\u2800\u034Fb', 'ab'],
    ['direction marks', '\u202Eemof\u202C', 'emof'],
    ['controls', 'a\0b\u0007c\u001B[2Jd', 'abc[2Jd'],
    ['halves of pairs', 'a\uD83Db', 'ab'],
  ])('leaves out %s', (_kind, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it('keeps paragraphs, tabs and whole emoji, and composes letters', () => {
    expect(visibleText('Um\r\n\tdois\rtrês\n😀 c\u0327')).toBe('Um\n\tdois\ntrês\n😀 ç');
  });
});

describe('cleanSentence', () => {
  it.each([
    ['one line', ' A\n\n fome\t persiste ', 50, 'A fome persiste'],
    ['a cut between words', 'A fome persiste no país', 14, 'A fome…'],
    ['a cut inside a word that is all there is', 'inconstitucional', 6, 'incon…'],
    ['no half of a pair at the cut', '😀😀😀😀', 4, '😀…'],
    ['nothing', '\u200B \n', 10, ''],
  ])('%s', (_requirement, text, most, expected) => {
    expect(cleanSentence(text, most)).toBe(expected);
    expect(cleanSentence(text, most).length).toBeLessThanOrEqual(most);
  });
});
