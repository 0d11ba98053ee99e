import { type Frames, type PlacedCharacter, scoreText, toFrames } from './frames.ts';
import { createPrior, type Prior, type Progress, WEIGHTS } from './prior.ts';
import type { ReadHandWord } from './hand-page.ts';
import type { HandScores } from './hand-reader.ts';
import type { Language } from './language.ts';
import { placeGreedily } from './read-greedy.ts';
import { searchBeam } from './search-beam.ts';
import { soundOf } from './sound.ts';

/**
 * Number of strip columns per frame: 48 rows are reduced to 40, the width grows by 1.25, and a frame has 4 columns
 * of the resized strip.
 */
export const FRAME_COLUMNS = (4 * 48) / (40 * 1.25);
/** A word's confidence exceeds this value only if image and language model agree. */
export const DOUBTFUL = 50;

const LINE_WIDTH = 12;
const WORD_WIDTH = 8;
const MOST_OTHERS = 4;
/**
 * Number of frames by which a word extends to the left of its first character and to the right of its last
 * character, if the line has enough space.
 */
const REACH = 4;

export type ReadingOptions = {
  weights: typeof WEIGHTS;
  /**
   * Another candidate replaces the greedily decoded text only if its score (a logarithm) is higher by at least this
   * amount.
   */
  trust: number;
  /**
   * If another candidate sounds the same, maximum amount (a logarithm) by which it may be less likely by the image
   * alone. A separate limit is needed because misspellings mostly sound like the correct word.
   */
  torn: number;
  /** Softmax temperature of the confidence. */
  heat: number;
};

export const READING: ReadingOptions = { weights: WEIGHTS, trust: 1.5, torn: 0.7, heat: 1.5 };

/**
 * A word and its frames. `stroke` is the greedily decoded text; `first` and `last` are the frames in which its
 * first and last characters begin.
 */
type Span = { text: string; stroke: string; from: number; to: number; first: number; last: number };

/**
 * Returns the words of a line in order. A word is the greedily decoded text, unless `language` makes another
 * candidate clearly more likely; the rejected text is then among the word's `others`. Without a language model,
 * words are decoded greedily, and `others` are other candidates from the strokes. `isWord` receives single words
 * without surrounding punctuation. Empty if the line contains no text.
 */
export function readLine(
  scores: HandScores,
  alphabet: readonly string[],
  language: Language | null,
  isWord?: (word: string) => boolean,
  options = READING,
): ReadHandWord[] {
  const frames = toFrames(scores);
  const prior = createPrior(language, isWord, options.weights);
  const strokes = placeGreedily(scores, alphabet);
  const best = language
    ? searchBeam(frames, 0, frames.steps, alphabet, prior, prior.start, LINE_WIDTH)[0]?.characters
    : strokes;
  const spans = toSpans(best ?? [], strokes, frames.steps);
  let before = prior.start;
  return spans.map((span, at) => {
    const isLast = at === spans.length - 1;
    const candidates = findCandidates(frames, alphabet, prior, before, span, isLast);
    const word = chooseWord(candidates, span, language ? options : { ...options, trust: Infinity });
    before = [...word.text, ' '].reduce(prior.follow, before);
    return word;
  });
}

/**
 * Splits characters into words at spaces. Each greedily decoded character belongs to the first word that ends after
 * the character.
 */
function toSpans(
  characters: readonly PlacedCharacter[],
  strokes: readonly PlacedCharacter[],
  steps: number,
): Span[] {
  const spans: Span[] = [];
  let from = 0;
  let word: PlacedCharacter[] = [];
  const end = (to: number) => {
    const [first, last] = [word[0], word.at(-1)];
    if (first && last)
      spans.push({ text: textOf(word), stroke: '', from, to, first: first.step, last: last.step });
    from = to + 1;
    word = [];
  };
  for (const placed of characters) {
    if (placed.character === ' ') end(placed.step);
    else word.push(placed);
  }
  end(steps);
  let start = 0;
  return spans.map((span, at) => {
    const until = at === spans.length - 1 ? steps : span.to;
    const own = strokes.filter(({ step }) => step >= start && step < until);
    start = until;
    return { ...span, stroke: textOf(own) };
  });
}

function textOf(characters: readonly PlacedCharacter[]): string {
  const text = characters.map(({ character }) => character).join('');
  return text.split(' ').filter(Boolean).join(' ');
}

/** A candidate text for a word: its log probability by the image alone, and its score including the prior. */
type Candidate = { text: string; picture: number; score: number };

/** Candidate texts for a word, best first; they always include `text` and `stroke`. */
function findCandidates(
  frames: Frames,
  alphabet: readonly string[],
  prior: Prior,
  before: Progress,
  { text, stroke, from, to }: Span,
  isLast: boolean,
): Candidate[] {
  const found = searchBeam(frames, from, to, alphabet, prior, before, WORD_WIDTH);
  const texts = new Set([text, stroke, ...found.map(({ characters }) => textOf(characters))].filter(Boolean));
  const classOf = (character: string) => alphabet.indexOf(character) + 1;
  return [...texts]
    .map((text) => {
      const after = [...text].reduce(prior.follow, before);
      const said = isLast ? prior.finish(after) : prior.follow(after, ' ').score;
      const picture = scoreText(frames, from, to, text, classOf);
      return { text, picture, score: picture + said - before.score };
    })
    .sort((one, other) => other.score - one.score);
}

function chooseWord(
  candidates: readonly Candidate[],
  { text, stroke, from, to, first, last }: Span,
  { trust, torn, heat }: ReadingOptions,
): ReadHandWord {
  const unread = { text, picture: -Infinity, score: -Infinity };
  const best = candidates.find((candidate) => !candidate.text.includes(' ')) ?? unread;
  const own = candidates.find((candidate) => candidate.text === stroke && !stroke.includes(' '));
  const isWritten =
    own !== undefined &&
    (best.score - own.score < trust ||
      (own.picture - best.picture > torn && soundOf(stroke) === soundOf(best.text)));
  const chosen = isWritten ? own : best;
  const most = candidates[0]?.score ?? 0;
  const weigh = ({ score }: Candidate) => Math.exp((score - most) / heat);
  const all = candidates.reduce((sum, candidate) => sum + weigh(candidate), 0);
  const share = all > 0 ? Math.round((100 * weigh(chosen)) / all) : 0;
  const isAgreed = chosen === best && chosen.text === stroke;
  const others = candidates.map((candidate) => candidate.text).filter((other) => other !== chosen.text);
  return {
    text: chosen.text,
    stroke,
    others: others.slice(0, MOST_OTHERS),
    confidence: isAgreed ? share : Math.min(share, DOUBTFUL - 1),
    from: Math.round(Math.max(from, first - REACH) * FRAME_COLUMNS),
    to: Math.round(Math.min(to, last + 1 + REACH) * FRAME_COLUMNS),
  };
}
