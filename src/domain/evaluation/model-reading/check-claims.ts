import { findCopiedPassages } from '../../scoring/guards/copied-passages.ts';
import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import { overlap, type Span } from '../../text/span.ts';
import { findWords } from '../../text/words.ts';
import { isDictionary, type Lexicon } from '../../writing/lexicon/lexicon.ts';
import type { EssayReading } from '../read-essay.ts';
import type {
  Claims,
  EssayPart,
  FaultKind,
  ProposalPart,
  Quote,
  StructureFault,
  ThemeApproach,
} from './claims.ts';
import { createPassageFinder } from './find-passage.ts';
import { cleanSentence } from './model-text.ts';
import type { NumberedSentence } from './numbered-sentences.ts';

/** The position of a quote that was found in its sentence. */
export type Place = Span & { sentence: AnalyzedSentence };

/** For each pass, the claims whose quotes were found. */
export type Facts = {
  1: {
    faults: (Place & { kind: FaultKind; replacement?: string })[];
    structure: (Place & { kind: StructureFault })[];
    wellBuilt: Place[];
  };
  2: {
    approach: ThemeApproach;
    approachProofs: Place[];
    isArgumentative: boolean;
    typeProofs: Place[];
    parts: (Place & { part: EssayPart })[];
    repertoire: (Place & { isLegitimate: boolean; isPertinent: boolean; use: Place | null })[];
  };
  3: {
    thesis: Place | null;
    arguments: (Place & { supports: Place[] })[];
    taken: Place | null;
    contradictions: (Place & { other: Place })[];
  };
  4: { between: Place[]; inside: Place[]; wrong: Place[] };
  5: { elements: (Place & { part: ProposalPart })[]; humanRights: Place[] };
};

type Context = {
  reading: EssayReading;
  lexicon: Lexicon;
  /** The sentences shown to the model. */
  shown: readonly NumberedSentence[];
};

/** Number of quotes that a model returned, and number that were accepted. */
export type ClaimCount = { made: number; kept: number };

/** Lengths in words. The minimum for a statement excludes two-word quotes, which cannot be a thesis. */
const SHORTEST_STATEMENT = 3;
const LONGEST_TIE = 6;
/** A link to the preceding paragraph must be within this many opening words of a paragraph. */
const OPENING_WORDS = 8;
const MOST_QUOTES = 40;
const LONGEST_QUOTE = 400;
/** Maximum length of a faulty passage, in characters; a longer passage would not locate the error. */
const LONGEST_FAULT = 80;
const NAMES_SOURCE = /\d|["“”«»]|(?<=[\p{L},;:()]\s)\p{Lu}\p{Ll}/u;
const EMPTY_AGENT =
  /^(?:algu[ée]m|tod[oa]s?|todo mundo|nós|a gente|quem|el[ea]s?|cada um(?: de nós)?|as pessoas)$/i;
const EMPTY_ACTION =
  /^(?:(?:devem?|precisam?|tem que|têm que|é preciso|é necessário|tomar?|tome[m]?|fazer|faça[m]?|adotar|criar) )*(?:(?:algumas?|as|uma) )?(?:medidas?|providências?|atitudes?|ações|ação|algo|alguma coisa|conscientizar|conscientização)(?: (?:necessárias?|cabíveis|urgentes?))?$/i;

/**
 * The confirmed claims of a model about one competency. A quote that is not found in its sentence is dropped
 * together with everything based on it. Claims that code can refute are dropped too: a "misspelling" that is in the
 * dictionary, a "link" without a function word, an agent such as "alguém". The time for each quote is linear in the
 * length of the essay.
 */
export function checkClaims<Number extends keyof Claims>(
  number: Number,
  claims: Claims[Number],
  context: Context,
): { facts: Facts[Number]; count: ClaimCount } {
  const finder = createFinder({ essay: context.reading.essay, shown: context.shown });
  // The cast is safe, because the signature ensures that `number` and `claims` belong to the same pass.
  const check = CHECKS[number] as (claims: Claims[Number], finder: Finder, context: Context) => Facts[Number];
  const facts = check(claims, finder, context);
  return { facts, count: finder.count };
}

/** Positions of the quotes found, without duplicates. Only statements of three words or more are accepted. */
export function placeQuotes(quotes: readonly Quote[], shown: Shown): Place[] {
  return placesOf(createFinder(shown).findAll(quotes, isStatement));
}

type Finder = {
  count: ClaimCount;
  /** The position of a quote if the quote is found and satisfies `isTrue`, else null. */
  find(quote: Quote, isTrue?: (place: Place, said: string) => boolean): Place | null;
  /** The positions of several quotes, without duplicates. */
  findAll<Claim extends Quote>(
    quotes: readonly Claim[],
    isTrue?: (place: Place, said: string, claim: Claim) => boolean,
  ): { place: Place; claim: Claim }[];
};

type Shown = { essay: AnalyzedText; shown: readonly NumberedSentence[] };

function createFinder({ essay: { text }, shown }: Shown): Finder {
  const finders = new Map<number, (quote: string) => Span | null>();
  const count = { made: 0, kept: 0 };

  function locate({ frase, trecho }: Quote): Place | null {
    const sentence = shown[frase - 1]?.sentence;
    if (!sentence || trecho.length > LONGEST_QUOTE) return null;
    const findIn = finders.get(frase) ?? createPassageFinder(text.slice(sentence.start, sentence.end));
    finders.set(frase, findIn);
    const found = findIn(trecho.replace(/^\s*(?:…|\.\.\.)|(?:…|\.\.\.)\s*$/g, ''));
    return found && { start: sentence.start + found.start, end: sentence.start + found.end, sentence };
  }

  const finder: Finder = {
    count,
    find(quote, isTrue = () => true) {
      count.made += 1;
      const place = locate(quote);
      if (!place || !isTrue(place, text.slice(place.start, place.end))) return null;
      count.kept += 1;
      return place;
    },
    findAll(quotes, isTrue = () => true) {
      const seen = new Set<string>();
      return quotes.slice(0, MOST_QUOTES).flatMap((claim) => {
        const place = finder.find(claim, (found, said) => isTrue(found, said, claim));
        const key = place ? `${place.start} ${place.end}` : '';
        if (!place || seen.has(key)) return [];
        seen.add(key);
        return [{ place, claim }];
      });
    },
  };
  return finder;
}

type Check<Number extends keyof Claims> = (
  claims: Claims[Number],
  finder: Finder,
  context: Context,
) => Facts[Number];

const CHECKS: { [Number in keyof Claims]: Check<Number> } = {
  1: (claims, { findAll }, { reading, lexicon }) => ({
    faults: findAll(claims.desvios, (_, said, claim) => isFault(said, claim, lexicon)).map(
      ({ place, claim }) => ({
        ...place,
        kind: claim.tipo,
        ...toReplacement(reading.essay.text.slice(place.start, place.end), claim.correcao, lexicon),
      }),
    ),
    structure: findAll(claims.estrutura, isStatement).map(({ place, claim }) => ({
      ...place,
      kind: claim.tipo,
    })),
    wellBuilt: placesOf(findAll(claims.bem_construidas, isStatement)),
  }),

  2: (claims, { find, findAll }, { reading }) => {
    const { essay, supportText } = reading;
    const last = essay.paragraphs.length - 1;
    const copied = findCopiedPassages(essay, supportText);
    return {
      approach: claims.abordagem.tipo,
      approachProofs: placesOf(findAll(claims.abordagem.provas, isStatement)),
      isArgumentative: claims.tipo_textual.dissertativo,
      typeProofs: placesOf(findAll(claims.tipo_textual.provas, isStatement)),
      parts: findAll(claims.partes, (place, said, { parte }) => {
        const { paragraph } = place.sentence;
        const isInPlace =
          parte === 'introducao' ? paragraph === 0 : parte !== 'conclusao' || paragraph === last;
        return isInPlace && isStatement(place, said);
      }).map(({ place, claim }) => ({ ...place, part: claim.parte })),
      repertoire: findAll(claims.repertorio, (_, said) => countWords(said) > 1).map(({ place, claim }) => ({
        ...place,
        isLegitimate:
          claim.legitimado && namesSource(reading, place) && !copied.some((one) => overlap(one, place)),
        isPertinent: claim.pertinente,
        use: claim.uso && find(claim.uso, (use, said) => isStatement(use, said) && !overlap(use, place)),
      })),
    };
  },

  3: (claims, { find, findAll }) => ({
    thesis: claims.tese && find(claims.tese, isStatement),
    arguments: findAll(claims.argumentos, isStatement).map(({ place, claim }) => ({
      ...place,
      supports: placesOf(
        findAll(claim.apoios, (support, said) => isStatement(support, said) && !overlap(support, place)),
      ),
    })),
    taken: claims.retomada && find(claims.retomada, isStatement),
    contradictions: findAll(claims.contradicoes, isStatement).flatMap(({ place, claim }) => {
      const other = find(claim.contra, (one, said) => isStatement(one, said) && !overlap(one, place));
      return other ? [{ ...place, other }] : [];
    }),
  }),

  4: (claims, { findAll }, { reading }) => {
    const between = placesOf(
      findAll(claims.entre, (place, said) => isTie(said, place, reading) && opensParagraph(place, reading)),
    );
    const inside = findAll(
      claims.dentro,
      (place, said) => isTie(said, place, reading) && !between.some((one) => overlap(one, place)),
    );
    return { between, inside: placesOf(inside), wrong: placesOf(findAll(claims.inadequados, isShort)) };
  },

  5: (claims, { findAll }) => ({
    // Words claimed as several elements are used only once: as the action if one of the claims says so.
    elements: findAll(actionFirst(claims.elementos), (_, said, { tipo }) => saysSomething(said, tipo)).map(
      ({ place, claim }) => ({ ...place, part: claim.tipo }),
    ),
    humanRights: placesOf(findAll(claims.direitos_humanos, isStatement)),
  }),
};

function actionFirst(claimed: Claims[5]['elementos']): Claims[5]['elementos'] {
  const isAction = ({ tipo }: Claims[5]['elementos'][number]) => tipo === 'acao';
  return [...claimed.filter(isAction), ...claimed.filter((one) => !isAction(one))];
}

function placesOf(found: readonly { place: Place }[]): Place[] {
  return found.map(({ place }) => place);
}

function countWords(said: string): number {
  return findWords(said).length;
}

function isStatement(_: Place, said: string): boolean {
  return countWords(said) >= SHORTEST_STATEMENT;
}

function isShort(_: Place, said: string): boolean {
  return said.length <= LONGEST_FAULT;
}

/**
 * Checks a claimed fault against the dictionary. A passage with known spelling is not a fault, and a correction
 * must consist of known words that occur in Brazilian essays ("planear" is European). If the passage is misspelled
 * but its correction is invalid, the fault is kept without the correction.
 */
function isFault(said: string, { tipo, correcao }: Claims[1]['desvios'][number], lexicon: Lexicon): boolean {
  if (said.length > LONGEST_FAULT) return false;
  const replacement = correcao?.trim() ?? null;
  if (replacement === '' || replacement?.toLowerCase() === said.toLowerCase()) return false;
  if (!isDictionary(lexicon)) return true;
  if (tipo === 'ortografia') return !findWords(said).every(({ text }) => lexicon.isWord(text));
  if (tipo === 'acentuacao' && toComparisonKey(replacement ?? '') !== toComparisonKey(said)) return false;
  return replacement === null || isUsual(said, replacement, lexicon);
}

function toReplacement(said: string, correction: string | null, lexicon: Lexicon): { replacement?: string } {
  return correction !== null && isUsual(said, correction, lexicon)
    ? { replacement: cleanSentence(correction, LONGEST_FAULT) }
    : {};
}

function isUsual(said: string, replacement: string, lexicon: Lexicon): boolean {
  if (replacement.length > LONGEST_FAULT) return false;
  if (!isDictionary(lexicon)) return true;
  const own = new Set(findWords(said).map(({ lower }) => lower));
  return findWords(replacement).every(
    ({ text, lower }) => own.has(lower) || (lexicon.isWord(text) && lexicon.frequencyOf(lower) > 0),
  );
}

/**
 * Whether the passage, or a recognized mention that overlaps it, names a source: a work, a person, a law, an
 * institution, a figure or a quotation.
 */
function namesSource({ essay, mentions }: EssayReading, place: Place): boolean {
  return (
    NAMES_SOURCE.test(essay.text.slice(place.start, place.end)) ||
    mentions.some((mention) => overlap(mention, place))
  );
}

/**
 * Whether the words can be a link: there are few words, and one of them is a function word or part of a known
 * connective.
 */
function isTie(said: string, place: Place, { connectives }: EssayReading): boolean {
  const words = findWords(said);
  if (words.length === 0 || words.length > LONGEST_TIE) return false;
  return words.some(({ key }) => isFunctionWord(key)) || connectives.some((use) => overlap(use, place));
}

function opensParagraph({ start, sentence }: Place, { essay }: EssayReading): boolean {
  const paragraph = essay.paragraphs[sentence.paragraph];
  const limit = paragraph?.words[OPENING_WORDS]?.start ?? paragraph?.end ?? 0;
  return sentence.paragraph > 0 && start < limit;
}

function saysSomething(said: string, part: ProposalPart): boolean {
  const words = said.trim().replace(/\s+/g, ' ');
  if (part === 'agente') return !EMPTY_AGENT.test(words);
  return part === 'acao' ? !EMPTY_ACTION.test(words) && words.includes(' ') : words.includes(' ');
}
