import {
  analyzeProse,
  analyzeText,
  type AnalyzedSentence,
  type AnalyzedText,
  type PlacedWord,
} from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import { toProse, type Prose } from '../text/prose.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/**
 * A word with the parts of speech that it may have (bits of `TAGS`) and the punctuation between it and the
 * preceding word.
 */
export type CheckedWord = PlacedWord & { index: number; tags: number; before: string };

export type CheckedSentence = Omit<AnalyzedSentence, 'words'> & { words: CheckedWord[] };

/** The input of all rules: the text converted to prose, to which all offsets refer, and its analysis. */
export type CheckedText = Omit<AnalyzedText, 'words' | 'sentences'> & {
  words: CheckedWord[];
  sentences: CheckedSentence[];
  prose: Prose;
  lexicon: Lexicon;
  /** The theme of the essay. Its words are expected to be repeated in the essay. */
  theme: AnalyzedText;
  /** Punctuation after the last word. */
  ending: string;
};

/** Represents a paragraph break in `before`. */
export const NEW_PARAGRAPH = '¶';

/** Prepares a text for the rules. Accepts any text, including an empty one. */
export function readForChecking(written: string, lexicon: Lexicon, theme = ''): CheckedText {
  return readProse(toProse(written), lexicon, analyzeText(theme));
}

/** Like `readForChecking`, for a text that is already prose. */
export function readProse(prose: Prose, lexicon: Lexicon, theme: AnalyzedText): CheckedText {
  const { text } = prose;
  const analyzed = analyzeProse(prose);
  let end = 0;
  let paragraph = 0;
  const addresses = findAddresses(text);
  let address = addresses.shift();
  // The word objects are the same as in the sentences and paragraphs, so that they can be compared by identity.
  const words = analyzed.words.map((word: PlacedWord & Partial<CheckedWord>, index) => {
    const isBlank = word.start - end === 1 && text[end] === ' ';
    const gap = isBlank ? '' : text.slice(end, word.start).trim();
    const before = index > 0 && word.paragraph !== paragraph ? `${gap}${NEW_PARAGRAPH}` : gap;
    end = word.end;
    paragraph = word.paragraph;
    word.index = index;
    word.tags = lexicon.tagsOf(word.lower);
    // A web or e-mail address is treated as quoted, because it is not the writer's prose.
    while (address !== undefined && address.end <= word.start) address = addresses.shift();
    if (address !== undefined && address.start <= word.start) word.isQuoted = true;
    word.before = before;
    return word as CheckedWord;
  });
  const sentences = analyzed.sentences as CheckedSentence[];
  return {
    ...analyzed,
    words,
    sentences,
    prose,
    lexicon,
    theme,
    ending: text.slice(end).trim(),
  };
}

/**
 * A token that begins like a link, contains the "@" of an e-mail or a profile, or ends like a domain:
 * "www.ibge.gov.br", "gov.br".
 */
const ADDRESS =
  /^["“'‘(<[]*(?:https?:\/\/|www\.|[\w.+-]{0,64}@[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:br|com|org|net|gov|edu|io|info)(?:[/?#:]|[.,;!?)\]>"”’]*$))/u;

/**
 * Links, domains and e-mail addresses, in order. A false match such as "fome.com" does little harm, because its
 * only effect is that the passage gets no findings.
 */
function findAddresses(text: string): Span[] {
  if (!/[@.]\S/.test(text)) return [];
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: found, index }) =>
    found.length <= LONGEST_ADDRESS && /[@.]./.test(found) && ADDRESS.test(found)
      ? [{ start: index, end: index + found.length }]
      : [],
  );
}

const LONGEST_ADDRESS = 300;

/** Whether a word begins its sentence; quotation marks and brackets may precede it. */
export function opensSentence({ words }: CheckedText, at: number): boolean {
  return words[at]?.sentence !== words[at - 1]?.sentence;
}
