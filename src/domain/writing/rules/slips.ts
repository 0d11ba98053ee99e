import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { matchCase } from '../match-case.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { MISSPELLINGS } from '../spelling/misspellings.ts';

const BY_FORM = new Map(MISSPELLINGS);
const LONGEST_CHECKED = 40;

/** Spellings no Portuguese word has, whatever the word. Names keep theirs. */
const IMPOSSIBLE: readonly { pattern: RegExp; fix: (word: string) => string; why: string }[] = [
  {
    pattern: /ç[eiéêí]/,
    fix: (word) => word.replace(/ç(?=[eiéêí])/g, 'c'),
    why: 'Antes de “e” e “i” não se usa cedilha',
  },
  {
    pattern: /[aeiouáéíóúâêôãõ]n[pb]/,
    fix: (word) => word.replace(/n(?=[pb])/g, 'm'),
    why: 'Antes de “p” e “b” escreve-se “m”',
  },
  { pattern: /[qg]ü[eiéêí]/, fix: (word) => word.replace(/ü/g, 'u'), why: 'O trema não se usa mais' },
];

/** Right words that look impossible: foreign ones. */
const EXCEPTIONS = new Set(['unboxing', 'inbox', 'rainbow', 'mainboard', 'greenpeace', 'cyberbullying']);

/** Frequent slips and impossible spellings: what is known without the dictionary. */
export const SLIP_RULES: readonly Rule[] = [
  {
    id: 'slip/spelling',
    code: 'ortografia',
    name: 'Grafia da palavra',
    message: 'Confira a grafia desta palavra.',
    find: findSlips,
  },
];

function findSlips(essay: AnalyzedText): RuleMatch[] {
  return essay.words.flatMap((word) => {
    if (word.isQuoted || word.text.length > LONGEST_CHECKED) return [];
    const correction = correct(word);
    if (!correction) return [];
    const replacement = matchCase(word.text, correction.right);
    const message = `${correction.why}: a forma correta é “${replacement}”.`;
    return [{ start: word.start, end: word.end, message, replacement }];
  });
}

function correct(word: PlacedWord): { right: string; why: string } | null {
  const listed = BY_FORM.get(word.lower);
  if (listed) return { right: listed, why: 'Confira a grafia' };
  if (word.text !== word.lower || EXCEPTIONS.has(word.lower)) return null;
  const impossible = IMPOSSIBLE.find(({ pattern }) => pattern.test(word.lower));
  return impossible ? { right: impossible.fix(word.lower), why: impossible.why } : null;
}
