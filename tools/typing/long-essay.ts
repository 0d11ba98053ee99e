import { countWords } from '../../src/domain/text/count-words.ts';
import { HONEST } from '../../tests/fixtures/scoring/honest.ts';

/** A text of at least this many words: the paragraphs of our own essays, from weak to excellent, by turns. */
export function longEssay(words: number): string {
  const essays = HONEST.map(({ essay }) => essay.split('\n').filter((paragraph) => paragraph !== ''));
  const paragraphs: string[] = [];
  let count = 0;
  for (let row = 0; count < words; row += 1) {
    for (const essay of essays) {
      const paragraph = essay[row % essay.length] ?? '';
      paragraphs.push(paragraph);
      count += countWords(paragraph);
      if (count >= words) break;
    }
  }
  return paragraphs.join('\n');
}
