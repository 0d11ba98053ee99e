import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import { isPast, asksForLetter } from './text-type.ts';

/** The type of text that a text resembles instead of an argumentative essay, and some passages that show it. */
export type LikelyTextType = { type: 'narrativa' | 'carta' | 'poema' | 'lista'; passages: Span[] };

/*
 * Measured on 40 texts of other types and 12 essays that contain stories, all written for this, and on the 9,636 essays of
 * the corpora. There these limits take four for tales, one for a list and nine for letters, which they are.
 */
/**
 * Minimum number of past-tense verbs per hundred words in a tale. Essays have 0.8 on average; one in a thousand has
 * 7.
 */
const TOLD_IN_THE_PAST = 9;
const TOLD_BY_SOMEBODY = { past: 6.5, person: 1 };
/** Minimum number of turns of a dialogue, which has hardly any word typical of essays. */
const TURNS = 2;
const ESSAY_WORDS_BELOW = 1;
const SHORTEST = 60;
const LIST_FROM = { lines: 5, share: 0.5 };
const VERSE = { lines: 12, longest: 65, share: 0.9 };
const MOST_PASSAGES = 3;

/**
 * The type of text that an essay resembles instead of an argumentative essay. Null if there is none, or if the text
 * is a letter and the task requested a letter.
 */
export function findLikelyTextType(
  essay: AnalyzedText,
  proposal: { theme?: AnalyzedText; supportText?: AnalyzedText } = {},
): LikelyTextType | null {
  if (essay.words.length < SHORTEST) return null;
  const greeting = findGreeting(essay);
  const isAsked = asksForLetter(proposal.theme) || asksForLetter(proposal.supportText);
  if (greeting && !isAsked) return { type: 'carta', passages: [greeting] };
  if (isVerse(essay)) return { type: 'poema', passages: essay.paragraphs.slice(0, MOST_PASSAGES) };
  const told = narration(essay);
  if (told) return { type: 'narrativa', passages: told.slice(0, MOST_PASSAGES) };
  const items = listItems(essay);
  return items && { type: 'lista', passages: items.slice(0, MOST_PASSAGES) };
}

const ITEM = /^(?:\d{1,2}\s*[.)º-]|[-–—•*·▪►]|\p{Lu}[\p{L}. ]{1,20}:)\s*\p{L}/u;
const LONGEST_MARK = 30;

/** Lines that begin with a number, a bullet or a speaker's name; null if there are too few of them for a list. */
function listItems({ text, paragraphs }: AnalyzedText): Span[] | null {
  const items = paragraphs.filter(({ start, end }) =>
    ITEM.test(text.slice(start, Math.min(end, start + LONGEST_MARK))),
  );
  return items.length >= LIST_FROM.lines && items.length >= LIST_FROM.share * paragraphs.length
    ? items
    : null;
}

/** Matches a salutation, which names the addressee: "Prezado senador", "Querida Gabi,", "Senhores deputados,". */
const SALUTATION =
  /^(?:(?:ilm|exm)[oa]s?\.?\s|srs?a?s?\.?\s(?:president|ministr|prefeit|deputad|senador)|(?:excelent[íi]ssim|ilustr[íi]ssim)[oa]s?\ssenhor|(?:prezad|estimad|querid)[oa]s?(?:,|\s(?:senhor|leitor|prefeit|ministr|president|coleg|professor|senador|deputad|diretor|aluno|redator|amig))|car[oa]s?\s(?:amig|senhor|leitor|prefeit|ministr|president|coleg|professor|senador|deputad)|senhor(?:a|es|as)?\s(?:president|ministr|prefeit|deputad|governador|diretor|secret|vereador|senador)|senhor(?:a|es|as)?,|(?:oi|ol[áa])[\s,]|carta aberta|[àa]os?\s(?:povo\s[^\s,]+,|senhor(?:a|es|as)?\s)|a voc[êe]s,)/i;
/** Matches a salutation with a name: "Querida Gabi,", "Querido eu de 2070,". */
const BY_NAME = /^(?:Prezad|Estimad|Querid)[oa]s? (?:\p{Lu}\p{L}+|eu)(?: [\p{L}\d]+){0,3},/u;
const SAYS_LETTER =
  /(?<![\p{L}])(?:venho (?:por meio|através|por intermédio) d(?:esta|essa)|(?:te|lhes?) escrevo|escrevo (?:esta|essa|para (?:você|vossa|o senhor|a senhora)|aos? senhor)|mando-lhes? (?:esta|essa) carta)(?![\p{L}])/iu;
const OPENING_PARAGRAPHS = 3;
const LONGEST_OPENING = 60;
const OPENING_CHARACTERS = 400;

/** The salutation at the beginning of a paragraph, or the passage in which the text calls itself a letter. */
function findGreeting({ text, paragraphs, sentences }: AnalyzedText): Span | null {
  const greeted = paragraphs.slice(0, OPENING_PARAGRAPHS).find(({ start, end }) => {
    const opening = text.slice(start, Math.min(end, start + LONGEST_OPENING));
    return SALUTATION.test(opening) || BY_NAME.test(opening);
  });
  const said = SAYS_LETTER.exec(text.slice(0, OPENING_CHARACTERS));
  const at = greeted?.start ?? said?.index;
  return at === undefined ? null : (sentences.find(({ end }) => end > at) ?? null);
}

/** Whether the lines are too short for prose, and not merely the wrapped lines of a pasted page. */
function isVerse({ paragraphs }: AnalyzedText): boolean {
  const short = paragraphs.filter(({ start, end }) => end - start <= VERSE.longest);
  return paragraphs.length >= VERSE.lines && short.length >= VERSE.share * paragraphs.length;
}

const PERSON = new Set('eu meu minha meus minhas mim comigo me'.split(' '));
const OF_ESSAYS =
  /^(?:portanto|ademais|outrossim|nesse|dessa|desse|sociedade|brasil|brasileir[oa]s?|governo|estado|ministerio|problema|problematica|diante|medidas|devem?|necessario|constituicao|populacao|segundo|dados|direitos?|questao|cenario|contexto|assim|todavia|entretanto|contudo)$/;
const TURN = /^\s*[—–-]\s*\p{L}/u;

/** The narrative sentences, if they make up most of the text; else null. */
function narration({ text, words, sentences, paragraphs }: AnalyzedText): Span[] | null {
  const own = words.filter(({ isQuoted }) => !isQuoted);
  const rate = (isMeant: (word: PlacedWord) => boolean) => (100 * own.filter(isMeant).length) / words.length;
  const past = rate(isPast);
  const turns = paragraphs.filter(({ start, end }) => TURN.test(text.slice(start, Math.min(end, start + 6))));
  const isTold =
    past >= TOLD_IN_THE_PAST ||
    (past >= TOLD_BY_SOMEBODY.past && rate(({ lower }) => PERSON.has(lower)) >= TOLD_BY_SOMEBODY.person);
  if (isTold) return sentences.filter((sentence) => sentence.words.some(isPast));
  const isDialogue = turns.length >= TURNS && rate(({ key }) => OF_ESSAYS.test(key)) < ESSAY_WORDS_BELOW;
  return isDialogue ? turns : null;
}
