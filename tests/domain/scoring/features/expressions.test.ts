import { describe, expect, it } from 'vitest';
import { EXPRESSION_LISTS, findExpressions } from '@/domain/scoring/features/expressions';
import { analyzeText } from '@/domain/text/analyze-text';

describe('EXPRESSION_LISTS', () => {
  it.each(Object.entries(EXPRESSION_LISTS))('%s: lower case, composed accents, single blanks', (_, list) => {
    expect(list.length).toBeGreaterThan(0);
    for (const phrase of list) {
      expect(phrase).toBe(phrase.toLowerCase().normalize('NFC'));
      expect(phrase).toMatch(/^\p{L}+(?:[ -]\p{L}+)*$/u);
    }
  });
});

describe('findExpressions', () => {
  const find = (text: string) => findExpressions(analyzeText(text));

  it('finds expressions across hyphens, with the words they begin and end in', () => {
    expect(find('Isso faz-se necessário.').announcements).toMatchObject([
      { phrase: 'faz-se necessário', first: { text: 'faz-se' }, last: { text: 'necessário' } },
    ]);
  });

  it('takes the longest of a list, and lets lists overlap each other', () => {
    const { purposes, means } = find('A fim de que mude, com base no apoio, a fim de crescer.');
    expect(purposes.map(({ phrase }) => phrase)).toEqual(['a fim de que', 'a fim de']);
    expect(means.map(({ phrase }) => phrase)).toEqual(['com base']);
  });

  it.each(['a fim, de', 'a fim\nde', 'a-fim de', 'a fim dele'])('finds none in %j', (text) => {
    expect(find(text).purposes).toEqual([]);
  });
});
