import { describe, expect, it } from 'vitest';
import { findExpressions, growExpressionTree } from '@/domain/scoring/features/find-expressions';
import { findWordPieces } from '@/domain/scoring/features/word-pieces';
import { analyzeText } from '@/domain/text/analyze-text';

const TREE = growExpressionTree({
  links: ['a fim de', 'a fim de que', 'assim', 'só assim', 'faz-se necessário'],
  pronouns: ['se', 'que'],
});

function phrasesOf(text: string) {
  const { links, pronouns } = findExpressions(findWordPieces(analyzeText(text)), TREE);
  return { links: links.map(({ phrase }) => phrase), pronouns: pronouns.map(({ phrase }) => phrase) };
}

describe('findExpressions', () => {
  it('takes the longest expression of a list, and none within it', () => {
    expect(phrasesOf('Só assim, a fim de que mude, a fim de crescer.').links).toEqual([
      'só assim',
      'a fim de que',
      'a fim de',
    ]);
  });

  it('lets lists overlap each other', () => {
    expect(phrasesOf('a fim de que')).toEqual({ links: ['a fim de que'], pronouns: ['que'] });
  });

  it('finds the parts of hyphenated words, and expressions across them', () => {
    expect(phrasesOf('Faz-se necessário; torna-se raro')).toEqual({
      links: ['faz-se necessário'],
      pronouns: ['se', 'se'],
    });
  });

  it.each(['a fim, de', 'a fim\nde', 'a-fim de', 'a fim dele', 'assimétrico', 'a fím de'])(
    'finds none in %j',
    (text) => {
      expect(phrasesOf(text).links).toEqual([]);
    },
  );

  it('goes on after an expression that only began', () => {
    expect(phrasesOf('a fim a fim de').links).toEqual(['a fim de']);
  });

  it('knows the words an expression begins and ends in', () => {
    const { links } = findExpressions(findWordPieces(analyzeText('Isso faz-se necessário.')), TREE);
    expect(links.map(({ first, last }) => [first.text, last.text])).toEqual([['faz-se', 'necessário']]);
  });
});
