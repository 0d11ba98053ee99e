import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { checkText } from '../../../src/domain/writing/check-text.ts';

const LENGTH = 100_000;

/** Inputs on which careless patterns become slow: one text repeated, with and without spaces. */
const PARTS: Record<string, string> = {
  'one letter': 'a',
  'one word': 'ação ',
  articles: 'a o as os ',
  commas: ',',
  'words between commas': 'ação,de.',
  stops: '. ',
  'question marks': '?a',
  hyphens: 'a-',
  'hyphens and pronouns': 'dá-se-lhe-',
  apostrophes: "d'",
  'quotation marks': '"',
  'opened quotation marks': '“a ',
  brackets: '(a ',
  digits: '1.',
  capitals: 'A De ',
  'line breaks': 'a\n',
  blanks: ' ',
  'combining marks': 'e\u0301\u0300',
  'zero widths': 'a\u200B',
  'right to left': '\u202Eمرحبا ',
  'control characters': '\u0000\u0007 ',
  'half characters': '\uD83D',
  emoji: '👩‍👩‍👧',
  misspelled: 'xqzvw ',
  'a sentence': 'Os aluno vai a escola, mais não trás os livro que que precisa. ',
};

/** Milliseconds per 10,000 characters of texts that nobody writes, the better of two runs, slowest first. */
export function measureStrange(lexicon: Lexicon): { part: string; ms: number }[] {
  return Object.entries(PARTS)
    .map(([part, unit]) => {
      const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
      return { part, ms: (Math.min(time(text, lexicon), time(text, lexicon)) * 10_000) / LENGTH };
    })
    .toSorted((a, b) => b.ms - a.ms);
}

function time(text: string, lexicon: Lexicon): number {
  const begin = performance.now();
  checkText(text, lexicon);
  return performance.now() - begin;
}
