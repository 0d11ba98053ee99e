import type { PlacedWord } from '../../text/analyze-text.ts';
import { oncePerText } from '../../text/memo.ts';
import { KNOWN_SLIPS } from '../spelling/known-slips.ts';
import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { TAGS } from '../lexicon/tags.ts';
import { withCapital } from '../replacement.ts';
import { hasLostQuotes } from './punctuation.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { mayBeVerb } from './structure.ts';

const LOWER_FIRST = /^\p{Ll}/u;
/** Label of a list item, such as "a)", after which a sentence needs no capital. */
const ENUMERATOR = /^[a-z]\)/;
const TRADE_NAMES = new Set(['iphone', 'ipad', 'ifood', 'ebay', 'youtube', 'tiktok', 'whatsapp']);
const CLIPPED_QUOTE = 30;
/**
 * Minimum frequency of a word in essays (exponent of a power of two); rarer words may be fragments of another word.
 */
const KNOWN = 2;

export const CAPITAL_RULES: readonly Rule[] = [
  {
    id: 'capitals/sentence-start',
    code: 'maiuscula',
    name: 'Frase que começa com minúscula',
    message: 'Toda frase começa com letra maiúscula.',
    find: (text) => knownStarts(text).filter(({ goesOn }) => !goesOn),
  },
  {
    id: 'punctuation/stop-inside',
    code: 'pontuacao',
    name: 'Sinal que parte a frase',
    message: messageOfStop('dela'),
    find: (text) =>
      knownStarts(text)
        .filter(({ goesOn }) => goesOn)
        .map(({ start, end, word }) => ({ start, end, message: messageOfStop(`de “${word.text}”`) })),
  },
];

function messageOfStop(where: string): string {
  return `A frase parece continuar a anterior: troque por vírgula o sinal antes ${where}, ou tire-o.`;
}

/**
 * If `goesOn` is true, the words probably belong to the previous sentence, so the punctuation between the two is
 * wrong.
 */
type SmallStart = RuleMatch & { word: PlacedWord; goesOn: boolean };

/** Leaves out unknown words: fragments such as "ormente" and "om" lack more than a capital. */
function knownStarts(text: CheckedText): SmallStart[] {
  return smallStarts(text).filter(
    ({ word }) =>
      !isDictionary(text.lexicon) ||
      text.lexicon.frequencyOf(word.lower) >= KNOWN ||
      KNOWN_SLIPS.has(word.lower),
  );
}

/** Words, including misspelled words, that begin a sentence without the capital they need. */
export const smallStarts = oncePerText((text: CheckedText) =>
  text.sentences.flatMap((sentence, at) => smallStart(text, sentence, at)),
);

function smallStart(essay: CheckedText, sentence: CheckedSentence, at: number): SmallStart[] {
  const first = sentence.words[0];
  if (!first || first.isQuoted || !LOWER_FIRST.test(first.text) || TRADE_NAMES.has(first.lower)) return [];
  const opening = essay.text.slice(sentence.start, Math.min(sentence.end, first.start + 2));
  const isDirectStart = sentence.start === first.start && !ENUMERATOR.test(opening);
  if (!isDirectStart || first.text.length > CLIPPED_QUOTE) return [];
  // If the previous line does not end a sentence, the line break was pasted and does not begin a paragraph.
  const previous = essay.sentences[at - 1];
  const isLineBreak =
    previous && previous.paragraph !== sentence.paragraph && !endsWithStop(essay.text, previous.end);
  if (isLineBreak || (previous && endsWithLostQuote(essay.text.slice(previous.start, previous.end))))
    return [];
  // "Logo? a saúde", "a dor,? apenas": the punctuation before the word is wrong, not its lower case.
  if (
    previous &&
    /[,;]\s*[?!.]+$|^\S+\?$/.test(essay.text.slice(previous.start, previous.end).slice(-CLIPPED_QUOTE))
  )
    return [];
  const replacement = withCapital(first.text);
  const isSameParagraph = previous?.paragraph === sentence.paragraph;
  const message = `Toda frase começa com letra maiúscula: “${replacement}”.${isSameParagraph ? ' Se ela continua a anterior, é o ponto que sobra.' : ''}`;
  const goesOn = previous !== undefined && isSameParagraph && continues(essay, previous, sentence);
  return [{ start: first.start, end: first.end, message, replacement, word: first, goesOn }];
}

/** Openings that continue the previous sentence. */
const CONTINUES =
  /^(?:que|cuj[oa]s?|d[ao]s?|pois|porque|ou|nem|mas também|já que|uma vez que|visto que|sendo que|de modo que)(?!\p{L})/u;
/** "Isto é uma pena", also without its accent: a statement that begins a sentence of its own. */
const OWN_SENTENCE = /^(?:isto|isso|aquilo|el[ea]) [eé] (?!sim )/u;
/** Question words. The "como" of ", como exemplo a guerra" is excluded, because it introduces an example. */
const QUESTION =
  /(?<!\p{L})(?:qual|quais|quem|quando|onde|aonde|(?<=^|e )como|(?<=[,;:] )como(?! exemplo| (?:por|[oa]s?|um|uma) )|por ?qu[eê]|quant[oa]s?|será|seria|o que|até que)(?!\p{L})/iu;

const ANSWERS = /^(?:sim|não|talvez|claro|nada|mas|porém|e)$/;

/** "Vivem com medo. de sair", "se todos ajudassem? seria melhor": the words continue the sentence before. */
function continues(
  essay: CheckedText,
  before: CheckedSentence,
  { start, end, words }: CheckedSentence,
): boolean {
  const sentence = essay.text.slice(start, end);
  if (CONTINUES.test(sentence)) return true;
  if (OWN_SENTENCE.test(sentence)) return false;
  if (((words[0]?.tags ?? 0) & TAGS.gerund) !== 0 || isCutOff(essay, before)) return true;
  const [asked, said] = [before, { start, end }].map((one) => essay.text.slice(one.start, one.end));
  // "Uma ferida? o passado?": two questions in a row, so the second does not continue the first.
  if (asked?.endsWith('?'))
    return !QUESTION.test(asked) && said?.endsWith('?') !== true && !ANSWERS.test(words[0]?.lower ?? '');
  return isDictionary(essay.lexicon) && !words.some((word, at) => mayBeVerb(word, words[at - 1]));
}

/** "De acordo com o artigo 5." "Convém lembrar que entre 2007 e 2013.": the verb is still missing. */
function isCutOff({ text, lexicon }: CheckedText, { words, end }: CheckedSentence): boolean {
  if (!isDictionary(lexicon) || text[end - 1] !== '.') return false;
  if (words.length < SHORTEST_CUT_OFF)
    return /^(?:portanto|contudo|entretanto|todavia|ademais|outrossim|porém)$/.test(
      words.at(-1)?.lower ?? '',
    );
  const link = words.findLastIndex(({ lower }) => /^(?:que|porque)$/.test(lower));
  return !words
    .slice(link + 1)
    .some((word, at) => !/^\p{N}/u.test(word.lower) && mayBeVerb(word, words[link + at]));
}

const SHORTEST_CUT_OFF = 3;

function endsWithLostQuote(sentence: string): boolean {
  return sentence.endsWith('?') && hasLostQuotes(sentence);
}

function endsWithStop(text: string, end: number): boolean {
  return /[.!?…:;"”’»)]/.test(text[end - 1] ?? '');
}
