import type { AnalyzedText } from '../../text/analyze-text.ts';
import { isAbbreviation } from '../../text/abbreviations.ts';
import { PARAGRAPH_COUNTS_ABOVE_CHARACTERS } from '../limits.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const RUN_OF_MARKS = /[,;:.!?]{2,}/g;
const ELLIPSIS = /^\.{3}[!?,;]?$/;
const ALLOWED_RUNS = new Set(['?!', '!?', '?,', '!,']);
const LAST_WORD = /[\p{L}\p{N}.°º]+$/u;
const LOOKBACK = 12;
const LETTER_OR_DIGIT_END = /[\p{L}\p{N}%,;]$/u;
const LOWER_FIRST = /^\p{Ll}/u;
const LONGEST_MARKED = 80;

export const PUNCTUATION_RULES: readonly Rule[] = [
  {
    id: 'punctuation/doubled-mark',
    code: 'pontuacao',
    name: 'Sinal de pontuação repetido',
    message: 'Um sinal de pontuação basta aqui.',
    find: ({ text }) => findDoubledMarks(text),
  },
  {
    id: 'punctuation/final-stop',
    code: 'pontuacao',
    name: 'Falta o ponto final do parágrafo',
    message: 'Falta o ponto final do parágrafo.',
    find: (text) => text.paragraphs.flatMap((_, at) => missingStop(text, at)),
  },
];

function findDoubledMarks(text: string): RuleMatch[] {
  const isPasted = hasLostQuotes(text);
  return [...text.matchAll(RUN_OF_MARKS)].flatMap(({ 0: run, index }): RuleMatch[] => {
    if (run.length > LONGEST_MARKED || ELLIPSIS.test(run) || ALLOWED_RUNS.has(run)) return [];
    if (isPasted && run.includes('?')) return [];
    const before = text.slice(Math.max(0, index - LOOKBACK), index);
    const word = LAST_WORD.exec(before)?.[0].toLowerCase() ?? '';
    if (/^\.[^.]$/.test(run) && isAbbreviation(word)) return [];
    // Punctuation marks that do not follow a word have another meaning.
    if (!/[\p{L}\p{N}"”’»)%]$/u.test(before)) return [];
    const sign = /^\.{4,}$/.test(run) ? '...' : run.charAt(0);
    const message = `Um sinal de pontuação basta aqui: “${sign}”.`;
    const replacement = /\p{L}/u.test(text.charAt(index + run.length)) ? `${sign} ` : sign;
    const isOneSign = new Set(run).size === 1;
    if (!isOneSign) return [{ start: index, end: index + run.length, message: ONE_SIGN }];
    return [{ start: index, end: index + run.length, message, replacement }];
  });
}

/** Message without a correction, because only the writer knows which punctuation mark is meant. */
const ONE_SIGN = 'Um sinal de pontuação basta aqui: fique com o que cabe, ou com nenhum.';

/**
 * Checks only paragraphs long enough to be prose. Titles and unfinished lines that continue on the next line need
 * no full stop.
 */
function missingStop(essay: AnalyzedText, at: number): RuleMatch[] {
  const { start = 0, end = 0, words = [] } = essay.paragraphs[at] ?? {};
  const last = words.at(-1);
  const nextFirst = essay.paragraphs[at + 1]?.words[0];
  if (!last || (nextFirst && LOWER_FIRST.test(nextFirst.text))) return [];
  if (end - start <= PARAGRAPH_COUNTS_ABOVE_CHARACTERS || last.end - last.start > LONGEST_MARKED) return [];
  const ending = essay.text.slice(last.start, end);
  // "Da beleza. g": a stray letter is not a sentence.
  if (/[.!?…]\s+\p{L}$/u.test(essay.text.slice(Math.max(start, last.start - 3), end))) return [];
  if (!LETTER_OR_DIGIT_END.test(ending) || /[.!?…][,;]$/.test(ending)) return [];
  const replacement = `${ending.replace(/[,;]+$/, '')}.`;
  const message = 'Falta o ponto final do parágrafo.';
  return [{ start: last.start, end, message, replacement }];
}

/** Whether a pasted text contains question marks that were quotation marks: "Há uma?sede? de justiça". */
export function hasLostQuotes(text: string): boolean {
  return /\?\p{L}/u.test(text);
}
