import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { isDictionary, type Dictionary } from '../lexicon/lexicon.ts';
import { LOANWORDS } from '../lexicon/loanwords.ts';
import { isDerived } from '../lexicon/derived.ts';
import { COSTS } from '../lexicon/edit-costs.ts';
import type { Correction } from '../lexicon/suggest.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import { isAbbreviation } from '../../text/abbreviations.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Span } from '../../text/span.ts';
import { KNOWN_SLIPS, isOldSpelling, sameButAccents } from './known-slips.ts';

export type Misspelling = Span & {
  /** `rare` is a known but very rare word, which may be correct. */
  kind: 'spelling' | 'accent' | 'reform' | 'rare';
  /** The correction, if it is certain. */
  replacement?: string;
};

/**
 * A correction is taken as the intended word only if its score exceeds that of the next correction by at least
 * this.
 */
const CLEAR_LEAD = 3;
const LEAST_FREQUENCY = 2;
/** In shorter words, one arbitrary substitution produces too many other words: "papis" is not "pais". */
const SHORTEST_GUESSED = 6;
/** Minimum length of a word that gets a correction; shorter words, such as "vm", may mean anything. */
const SHORTEST_REPLACED = 3;
/**
 * Words with a capital may be names, so they are marked only as misspellings of words that are at least this
 * frequent.
 */
const LEAST_FREQUENCY_OF_CAPITALIZED = 5;
const SHORTEST_CAPITALIZED = 5;

/** The misspelled words of a text, in text order; none without a dictionary. */
export const findMisspellings = oncePerText((text: CheckedText): Misspelling[] => {
  const { lexicon } = text;
  if (!isDictionary(lexicon)) return [];
  // Words of the theme are not treated as misspellings: "Let her nude parade".
  const ofTheme = new Set(text.theme.words.map(({ lower }) => lower));
  const unknown = new Set<string>();
  return text.words.flatMap((word) => {
    const found = ofTheme.has(word.lower) ? null : judge(word, text, lexicon);
    if (!found) return [];
    if (found.replacement !== undefined) return [found];
    // A repeated word is marked only once.
    if (unknown.has(word.lower)) return [];
    unknown.add(word.lower);
    return [found];
  });
});

function judge(word: CheckedWord, text: CheckedText, dictionary: Dictionary): Misspelling | null {
  if (word.isQuoted || (text.text[word.end] === '.' && isAbbreviation(word.lower))) return null;
  const slip = KNOWN_SLIPS.get(word.lower) ?? withoutHat(word.lower, dictionary);
  if (slip !== undefined) return asMisspelling(word, slip);
  if (word.tags !== 0)
    return dictionary.frequencyOf(word.lower) < 0 ? judgeRare(word, text, dictionary) : null;
  if (dictionary.isWord(word.text)) return isJoined(word) ? judgeRare(word, text, dictionary) : null;
  if (isPiece(word, text)) return null;
  if (hasCapital(word)) return judgeCapitalized(word, text, dictionary);
  const found = judgeLower(word, text, dictionary);
  return found?.replacement !== undefined && beginsNext(word, text, dictionary)
    ? { start: word.start, end: word.end, kind: 'spelling' }
    : found;
}

/** "Propôr": a verb derived from "pôr" has no accent. */
function withoutHat(written: string, { tagsOf }: Dictionary): string | undefined {
  if (!written.endsWith('pôr') || written === 'pôr') return undefined;
  const right = written.replace('ô', 'o');
  return (tagsOf(right) & TAGS.infinitive) !== 0 ? right : undefined;
}

/** Whether a word is spelled like a prefix and another word written together, as "minitério" might be. */
function isJoined({ text, lower }: CheckedWord): boolean {
  return text === lower && /^\p{Ll}{6,14}$/u.test(text) && !LOANWORDS.has(lower);
}

/** Reports a known but very rare word if a similar word is frequent: "tenologia". */
function judgeRare(word: CheckedWord, text: CheckedText, dictionary: Dictionary): Misspelling | null {
  if (word.text !== word.lower || isOfTu(word, text)) return null;
  const [best, next] = dictionary.corrections(word.lower).filter(({ frequency }) => frequency > 0);
  if (!best || best.frequency < LEAST_FREQUENCY_FOR_RARE || best.word.includes(' ')) return null;
  if (next && next.score - best.score < CLEAR_LEAD) return null;
  if (!canStand(best, word, text, dictionary)) return null;
  return { start: word.start, end: word.end, kind: 'rare', replacement: matchCase(word.text, best.word) };
}

/** Whether a word may be a form of "tu": "tu vais", "não digas isso", "quando vires". */
function isOfTu({ tags, index, sentence }: CheckedWord, { words, sentences }: CheckedText): boolean {
  if (tags === TAGS.verb2 && /^(?:não|nem|nunca|que|se|quando)$/.test(words[index - 1]?.lower ?? ''))
    return true;
  return sentences[sentence]?.words.some(({ lower }) => lower === 'tu') ?? false;
}

const LEAST_FREQUENCY_FOR_RARE = 4;

/** "Erradicá - las" is correct except for the spaces; "con- texto" is one word on two lines. */
function isPiece({ end }: CheckedWord, { text }: CheckedText): boolean {
  return /^(?:\s*[-–]\s*l[oa]s?(?!\p{L})|-\s+(?!(?:[ln]?[oa]s?|se|me|lhes?)(?!\p{L}))\p{Ll})/u.test(
    text.slice(end, end + LONGEST_PRONOUN),
  );
}

const LONGEST_PRONOUN = 8;

/** "Con teve": joined with the next word, it forms a known word, so the intended word is uncertain. */
function beginsNext({ lower, index }: CheckedWord, { words }: CheckedText, dictionary: Dictionary): boolean {
  const next = words[index + 1];
  return (
    lower.length <= LONGEST_PIECE &&
    next?.before === '' &&
    next.lower.length > 2 &&
    dictionary.frequencyOf(lower + next.lower) >= LEAST_FREQUENCY
  );
}

const LONGEST_PIECE = 3;

function judgeLower(word: CheckedWord, text: CheckedText, dictionary: Dictionary): Misspelling | null {
  const unsure = { start: word.start, end: word.end, kind: 'spelling' as const };
  const near = dictionary.corrections(word.lower);
  const fits = (one: Correction) => canStand(one, word, text, dictionary);
  const all = near[0] && fits(near[0]) ? near : near.filter(fits);
  const [nearest] = all;
  if (!nearest) return near.length === 0 && isDerived(word.lower, dictionary.tagsOf) ? null : unsure;
  const plural = word.lower.replace(/ão$/, 'am');
  const isPlural =
    plural !== word.lower &&
    (dictionary.tagsOf(plural) & TAGS.verb3p) !== 0 &&
    dictionary.frequencyOf(plural) > 0;
  if (isPlural && nearest.cost >= COSTS.any) return asMisspelling(word, plural);
  const [best = nearest, next] = withoutRare(word.lower, all);
  // "Aguém": the most similar word never occurs in essays, and the intended word is less similar.
  if (best.cost > nearest.cost + 2 * COSTS.accent) return unsure;
  // Hardly any word begins with "é", so splitting "éproibido" needs no larger lead.
  const isSplit = best.word.includes(' ') && !best.word.startsWith('é ');
  const lead = isSplit ? 2 * CLEAR_LEAD : CLEAR_LEAD;
  const leads = !next || next.score - best.score >= lead;
  const isSure =
    leads &&
    !hasRival(word.lower, best, all) &&
    isClear(word, best) &&
    (best.frequency >= LEAST_FREQUENCY || best.word.includes(' '));
  if (isSure && isGlued(word.lower, best))
    return asMisspelling(word, `${best.word}${joinOf(best.word, word, text)}${word.lower.slice(-1)}`);
  const isAccented = best.cost <= COSTS.accent && !isOutdone(best, all);
  if (isSure || isAccented || isOldSpelling(word.lower, best.word)) return asMisspelling(word, best.word);
  return { ...unsure, kind: kindOf(word.lower, best.word) };
}

/**
 * "Ubanda": the correction "banda" drops the first letter, which is hardly ever wrong by accident. "Umbanda" is as
 * similar, keeps that letter and adds another.
 */
function hasRival(written: string, best: Correction, all: readonly Correction[]): boolean {
  return (
    written.slice(1) === best.word &&
    all.some(({ word, cost }) => cost <= best.cost && word.length > written.length && word[0] === written[0])
  );
}

/**
 * Whether a correction fits after the previous word. "Uma srie": a form that can only be a finite verb cannot
 * follow a determiner.
 */
function canStand(
  { word, cost }: Correction,
  { index, before }: CheckedWord,
  { words }: CheckedText,
  dictionary: Dictionary,
): boolean {
  if (cost <= COSTS.accent || before !== '' || !DETERMINER.test(words[index - 1]?.lower ?? '')) return true;
  const tags = dictionary.tagsOf(word);
  return (tags & FINITE) === 0 || (tags & ~(FINITE | TAGS.participle)) !== 0;
}

const DETERMINER = /^(?:umas?|uns|um|d[ao]s?|n[ao]|à|às|aos?|pel[ao]s?)$/;

/**
 * Whether the best correction is a very rare word, and another correction is similar and frequent: "alcançar"
 * beside "alcáçar" for "alcaçar".
 */
function isOutdone(best: Correction, all: readonly Correction[]): boolean {
  return (
    best.frequency <= 0 &&
    !/-|ão$|ía[ms]?$/.test(best.word) &&
    all.some(({ frequency }) => frequency >= COMMON)
  );
}

const COMMON = 6;

/**
 * Removes corrections that occur in no essay if a similar correction occurs in essays: "escandá-los" for
 * "escandalos", "aguem" for "aguém". A missing accent alone does not make a word that occurs in no essay likely.
 */
function withoutRare(written: string, all: Correction[]): Correction[] {
  const isRare = ({ word, frequency }: Correction) => !word.includes(' ') && frequency <= 0;
  const [first] = all;
  if (!first || !isRare(first) || isOldSpelling(written, first.word)) return all;
  const isUnlikely = HAS_ACCENT.test(written) || /[áéíó]$/.test(first.word);
  const isLikelier = ({ frequency, cost }: Correction) =>
    frequency >= FREQUENT && (isUnlikely || (first.word.includes('-') && cost <= first.cost));
  return all.some(isLikelier) ? all.filter((one) => !isRare(one)) : all;
}

const HAS_ACCENT = /[áàâãéêíóôõú]/;
const FREQUENT = 3;

/** "Informaçãoa", "vezeso": the last letter is a separate word. */
function isGlued(written: string, { word }: Correction): boolean {
  return /[aoeà]$/.test(written) && word === written.slice(0, -1) && /(?:ão|ndo|[lrsmz])$/.test(word);
}

/**
 * "Deixandoa triste" needs a hyphen. "Deixandoa casa" needs a space, because its "a" is the article of the noun
 * after it.
 */
function joinOf(gerund: string, { index }: CheckedWord, { words }: CheckedText): string {
  const next = words[index + 1];
  const isNoun = next?.before === '' && (next.tags & NOMINAL) !== 0 && (next.tags & TAGS.adjective) === 0;
  return gerund.endsWith('ndo') && !isNoun ? '-' : ' ';
}

/** A word with a capital may be a name, less likely at the start of a sentence than in the middle. */
function judgeCapitalized(word: CheckedWord, text: CheckedText, dictionary: Dictionary): Misspelling | null {
  if (word.lower.length < SHORTEST_CAPITALIZED) return null;
  const best = dictionary.corrections(word.lower).find(({ word: one }) => one === one.toLowerCase());
  if (!best) return null;
  // At the start of a sentence, "Possuimos" is not a name.
  const isAccent = best.cost <= COSTS.accent && opensSentence(text, word.index);
  if (best.frequency < (isAccent ? LEAST_FREQUENCY : LEAST_FREQUENCY_OF_CAPITALIZED)) return null;
  const most = opensSentence(text, word.index) ? COSTS.any : 2 * COSTS.accent;
  if (!isClear(word, best) || best.cost > most || (best.cost > 2 * COSTS.accent && best.word.includes(' ')))
    return null;
  return asMisspelling(word, best.word);
}

function isClear({ lower }: CheckedWord, { cost }: Correction): boolean {
  if (lower.length < SHORTEST_REPLACED) return cost <= COSTS.accent;
  return cost < COSTS.any || lower.length >= SHORTEST_GUESSED;
}

function asMisspelling(word: CheckedWord, right: string): Misspelling {
  const { start, end, lower, text } = word;
  return { start, end, kind: kindOf(lower, right), replacement: matchCase(text, right) };
}

function kindOf(written: string, right: string): Misspelling['kind'] {
  if (isOldSpelling(written, right)) return 'reform';
  return sameButAccents(written, right) ? 'accent' : 'spelling';
}

function hasCapital({ text, lower }: CheckedWord): boolean {
  const isShouted = text.length > 1 && text === text.toUpperCase();
  return !isShouted && text !== lower;
}
