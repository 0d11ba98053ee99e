import { overlap, type Span } from '../text/span.ts';
import { findWords } from '../text/words.ts';
import { asksForChange, type FindingCode } from './categories.ts';
import { readProse, type CheckedText } from './checked-text.ts';
import type { FoundMatch } from './pattern-index.ts';
import { looksAlike } from './replacement.ts';
import type { Rule, RuleMatch } from './rule.ts';

type Found = FoundMatch<Rule>;

/** The span of a replacement in the text of the changed sentences. */
type Changed = Span & { mark: Found };

/**
 * Extends each replacement by the red and yellow findings that touch it and appear only after it is applied: in "o
 * preço dos livros, crescem", the verb turns out to be wrong once the comma is gone. Concatenates the messages. The
 * findings must be in text order without overlaps, and so is the result. `findAgain` returns the findings of a
 * text; it receives only the changed sentences, one paragraph each.
 */
export function mendUncovered(
  text: CheckedText,
  found: readonly Found[],
  findAgain: (changed: CheckedText) => Found[],
): readonly Found[] {
  let mended = found;
  let open = new Set(found.filter((mark) => mayHide(text, mark)));
  for (let round = 0; round < MOST_ROUNDS && open.size > 0; round += 1) {
    const { written, places } = changeSentences(text, mended, open);
    const again = findAgain(readProse(asProse(written), text.lexicon, text.theme))
      .filter(isStrict)
      .toSorted((a, b) => a.match.start - b.match.start);
    const joined = new Map<Found, Found>();
    let next = 0;
    for (const place of places) {
      while (next < again.length && (again[next]?.match.end ?? 0) <= place.start) next += 1;
      let after = next;
      while (after < again.length && (again[after]?.match.start ?? 0) < place.end) after += 1;
      const both = joinUncovered(text.text, written, place, again.slice(next, after));
      if (
        both &&
        !mended.some((other) => other !== place.mark && isStrict(other) && overlap(other.match, both.match))
      )
        joined.set(place.mark, both);
    }
    open = new Set(joined.values());
    if (open.size > 0)
      mended = mended.flatMap((mark) => joined.get(mark) ?? (isKept(mark, open) ? [mark] : []));
  }
  return mended;
}

/** Whether to keep a finding. A milder finding is dropped if a joined finding now overlaps it. */
function isKept(mark: Found, grown: ReadonlySet<Found>): boolean {
  return isStrict(mark) || ![...grown].some((other) => overlap(mark.match, other.match));
}

/**
 * Maximum number of rounds. More than one round is needed, because a joined correction may uncover another
 * correction.
 */
const MOST_ROUNDS = 3;

/**
 * Whether a finding may hide other findings: its correction changes a word's part of speech or removes a
 * punctuation mark between two words.
 */
function mayHide({ text, lexicon }: CheckedText, { rule, match }: Found): boolean {
  if (match.replacement === undefined) return false;
  if (HIDING_RULES.has(rule.id)) return true;
  if (!HIDING.has(rule.code)) return false;
  const passage = text.slice(match.start, match.end);
  if (countSigns(passage) > countSigns(match.replacement)) return true;
  const [before = [], after = []] = [passage, match.replacement].map((words) =>
    findWords(words).map(({ lower }) => lexicon.tagsOf(lower.replace(/-.*/, ''))),
  );
  return before.length !== after.length || before.some((tags, at) => tags !== after[at]);
}

function countSigns(passage: string): number {
  return passage.replaceAll(/[\p{L}\p{M}\p{N}\s]/gu, '').length;
}

/** Categories of errors that hide other errors until they are corrected. */
const HIDING = new Set<FindingCode>(['ortografia', 'acentuacao', 'virgula', 'hifen', 'internetes']);

/** Rules of other categories whose findings hide other errors, whatever these findings change. */
const HIDING_RULES = new Set([
  'agreement/as-milhares',
  'agreement/plural-determiner',
  'agreement/singular-subject-far',
  'capitals/period',
  'capitals/senado',
  'clitics/opening-gerund',
  'verb-forms/tendem-a-serem',
]);

/**
 * Categories whose findings another fault may hide. Other categories judge a word by itself, or are found by the
 * pattern rules, which cost little.
 */
const HIDDEN = new Set<FindingCode>([
  'virgula',
  'concordancia',
  'colocacao-pronominal',
  'regencia',
  'maiuscula',
  'palavra-duplicada',
]);

/** Rules whose findings may be hidden, although the other rules of their categories judge a word by itself. */
const HIDDEN_RULES = new Set(['accent/tem-têm', 'crase/missing', 'verb-forms/preposition-finite']);

/** Whether another fault may hide what a rule finds. */
export function canBeUncovered({ id, code }: Rule): boolean {
  return HIDDEN.has(code) || HIDDEN_RULES.has(id);
}

function isStrict({ rule }: Found): boolean {
  return asksForChange(rule.code);
}

function asProse(text: string) {
  const same = (place: Span) => place;
  return { text, written: text, title: null, margins: [], toWritten: same, toRead: same };
}

/**
 * The sentences with findings, with all their replacements applied; consecutive sentences form one line. Each line
 * is cut at a punctuation mark some words after the last finding, because the rest does not affect that finding.
 */
function changeSentences(
  { text, sentences }: CheckedText,
  found: readonly Found[],
  open: ReadonlySet<Found>,
): { written: string; places: Changed[] } {
  const places: Changed[] = [];
  let [written, from, until, sentence] = ['', 0, 0, 0];
  for (const mark of found) {
    if (!open.has(mark)) continue;
    const { start, end, replacement = '' } = mark.match;
    while ((sentences[sentence]?.end ?? Infinity) <= start) sentence += 1;
    if (start >= until) {
      written += `${clauseAfter(text, from, until)}\n`;
      from = Math.min(start, sentences[sentence]?.start ?? start);
    }
    while ((sentences[sentence + 1]?.start ?? Infinity) < end) sentence += 1;
    until = Math.max(end, sentences[sentence]?.end ?? end);
    written += text.slice(from, start);
    places.push({ mark, start: written.length, end: written.length + replacement.length });
    written += replacement;
    from = end;
  }
  return { written: written + clauseAfter(text, from, until), places };
}

/** The text between two offsets; a long text is cut at the first punctuation mark after `LONG_ENOUGH` characters. */
function clauseAfter(text: string, from: number, until: number): string {
  const rest = text.slice(from, until);
  const sign = rest.slice(LONG_ENOUGH).search(/[,;:]/);
  return sign === -1 ? rest : rest.slice(0, LONG_ENOUGH + sign);
}

const LONG_ENOUGH = 50;

/**
 * A finding that also includes the corrections found at its replacement. Null if nothing was found, if one of the
 * findings has no known correction, or if the result would be the original text.
 */
function joinUncovered(text: string, written: string, place: Changed, again: readonly Found[]): Found | null {
  if (again.length === 0) return null;
  const { rule, match } = place.mark;
  const from = Math.min(place.start, ...again.map((one) => one.match.start));
  const to = Math.max(place.end, ...again.map((one) => one.match.end));
  const start = match.start - (place.start - from);
  const end = match.end + (to - place.end);
  // The text around the replacement must be the original, not another finding's correction.
  if (text.slice(start, match.start) !== written.slice(from, place.start)) return null;
  if (text.slice(match.end, end) !== written.slice(place.end, to)) return null;
  let [replacement, at] = ['', from];
  for (const { match: other } of again) {
    const mended = other.replacement ?? wayThatKeeps(written, place, other);
    if (mended === undefined) return null;
    replacement += written.slice(at, other.start) + mended;
    at = other.end;
  }
  replacement += written.slice(at, to);
  if (looksAlike(text.slice(start, end), replacement)) return null;
  const message = [place.mark, ...again].map((one) => one.match.message ?? one.rule.message).join(' ');
  return { rule, match: { ...match, start, end, replacement, message } };
}

/**
 * The one of two alternative corrections that keeps the words written by an earlier correction: "cartas antiga" →
 * "cartas antigas".
 */
function wayThatKeeps(
  written: string,
  place: Changed,
  { start, end, either = [] }: RuleMatch,
): string | undefined {
  const words = findWords(written.slice(start, end));
  const ways = either.filter((way) => {
    const forms = findWords(way);
    return (
      forms.length === words.length &&
      words.every(
        (word, at) =>
          start + word.end <= place.start ||
          start + word.start >= place.end ||
          word.lower === forms[at]?.lower,
      )
    );
  });
  return ways.length === 1 ? ways[0] : undefined;
}
