import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';

const PROPOSING = new Set(
  'deve devem deveria deveriam devera deverao cabe cabem compete competem urge precisa precisam necessario necessaria necessarios necessarias'.split(
    ' ',
  ),
);
const PROPOSAL_MIN_SENTENCES = 3;
const PROPOSAL_SHARE = 0.85;
const CLOSING_WORDS = new Set(['assim', 'so', 'somente', 'dessa', 'desse', 'desta', 'deste']);

/**
 * Whether nearly every sentence is part of a proposal. Such a text is a proposal without the essay that the
 * proposal should conclude.
 */
export function isOnlyProposal({ sentences }: Pick<AnalyzedText, 'sentences'>): boolean {
  const judged = sentences.filter(
    ({ words }) => words.length >= 5 && !CLOSING_WORDS.has(words[0]?.key ?? ''),
  );
  const [first] = judged;
  if (!first || judged.length < PROPOSAL_MIN_SENTENCES || !proposes(first)) return false;
  if (sentences.some(argues)) return false;
  return judged.filter(proposes).length >= PROPOSAL_SHARE * judged.length;
}

function proposes({ words }: AnalyzedSentence): boolean {
  return words.some(({ key }) => PROPOSING.has(key));
}

/** Words that introduce a reason, an example or a quotation, and so indicate an argument. */
const ARGUING = new Set(
  'porque pois exemplo segundo conforme devido apesar embora porem contudo entretanto mas'.split(' '),
);

function argues({ words }: AnalyzedSentence): boolean {
  return words.some(({ key }) => ARGUING.has(key));
}

const BROKEN_MIN_PARAGRAPHS = 12;
const BROKEN_MAX_WORDS = 3;
const BROKEN_SHARE = 0.5;

/**
 * Whether at least half of the paragraphs have only one to three words. This means that lines were broken to fill
 * the sheet.
 */
export function hasBrokenParagraphs({ paragraphs }: Pick<AnalyzedText, 'paragraphs'>): boolean {
  if (paragraphs.length < BROKEN_MIN_PARAGRAPHS) return false;
  const broken = paragraphs.filter(({ words }) => words.length <= BROKEN_MAX_WORDS);
  return broken.length >= BROKEN_SHARE * paragraphs.length;
}

/** Openings that refer to preceding text, so no essay begins with them. */
const CONCLUDING =
  /^(?:portanto|logo|infere-se|conclui-se|diante do exposto|em suma|por fim|em conclusao|dessa forma|desse modo|consequentemente|por conseguinte) /;
const ADDING = /^(?:ademais|alem disso|outrossim|alem do mais|em segundo (?:lugar|plano)) /;
const ENUMERATING =
  / (?:em primeiro (?:lugar|plano)|em primeira analise|primeiramente|a principio|inicialmente|em segundo (?:lugar|plano)|ademais|outrossim) /;
const OPENING_WORDS = 4;

/** Whether the essay begins with its conclusion or its second argument, and its first argument follows later. */
export function isOutOfOrder({ sentences }: Pick<AnalyzedText, 'sentences'>): boolean {
  const openings = sentences.map((sentence) => ` ${openingOf(sentence)} `);
  const first = openings[0]?.trimStart() ?? '';
  const rest = openings.slice(1);
  if (CONCLUDING.test(first)) return rest.some((opening) => ENUMERATING.test(opening));
  return (
    ADDING.test(first) &&
    rest.some((opening) => / (?:em primeir[oa] \S+|primeiramente|a principio) /.test(opening))
  );
}

function openingOf({ words }: AnalyzedSentence): string {
  return words
    .slice(0, OPENING_WORDS)
    .map(({ key }) => key)
    .join(' ');
}
