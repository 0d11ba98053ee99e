import { INTERVENTION_ELEMENTS } from '../argument/intervention-elements.ts';
import { namesSource, type RepertoireKind } from '../argument/rules/repertoire.ts';
import { measureCopying } from '../scoring/guards/copied-passages.ts';
import type { Facts } from '../scoring/facts.ts';
import type { Span } from '../text/span.ts';
import { FINDING_CATEGORIES } from '../writing/categories.ts';
import {
  countDevelopmentWords,
  findRepeatedSentences,
  findThesisReturn,
} from './feedback/coherence-evidence.ts';
import { distinctConnectives, findReferentialLinks, readPresence } from './feedback/cohesion-evidence.ts';
import { readSentenceShape } from './feedback/grammar-evidence.ts';
import { findProposalLinks } from './feedback/intervention-evidence.ts';
import { findReaderAddress } from './feedback/theme-evidence.ts';
import { FACT_OF_CODE, MARK_CODES, type MarkFact } from './mark-facts.ts';
import type { EssayReading } from './read-essay.ts';
import { readArgumentParagraphs } from './signals/argument-paragraphs.ts';
import { readParagraphLinks } from './signals/paragraph-links.ts';
import { readRepertoireUse } from './signals/repertoire-use.ts';
import { readStockUse } from './signals/stock-use.ts';
import { findThemePresence } from './signals/theme-presence.ts';

/** All facts of a reading that levels are made of. */
export function collectFacts(reading: EssayReading): Facts {
  return {
    ...markFacts(reading),
    ...themeFacts(reading),
    ...argumentFacts(reading),
    ...linkFacts(reading),
    ...proposalFacts(reading),
  };
}

/** A shorter text counts as one of so many words: one fault in ten words says little of how many there would be in more. */
const FEWEST_WORDS = 60;

/** So many in an essay of so many words, per hundred of them. */
export function perHundredWords(amount: number, words: number): number {
  return (amount * 100) / Math.max(FEWEST_WORDS, words);
}

/** Without the dictionary nothing is known of the marks (NaN): they count as usual. */
function markFacts({ essay, issueCounts, isSpellChecked }: EssayReading) {
  const per = (amount: number) => perHundredWords(amount, essay.words.length);
  const none = isSpellChecked ? 0 : NaN;
  const densities = Object.fromEntries(Object.keys(MARK_CODES).map((fact) => [fact, none])) as Record<
    MarkFact,
    number
  >;
  const marks = { vermelho: none, amarelo: none, laranja: none, roxo: none };
  let unknownMarks = none;
  for (const { code, count } of issueCounts) {
    const fact = FACT_OF_CODE.get(code);
    if (fact) densities[fact] += per(count);
    if (code === 'palavra-desconhecida') unknownMarks += count;
    else marks[FINDING_CATEGORIES[code].classe] += count;
  }
  const { subordinate } = readSentenceShape(essay);
  return {
    ...densities,
    redMarks: marks.vermelho,
    yellowMarks: marks.amarelo,
    unknownMarks,
    subordination: share(subordinate, essay.sentences.length),
    commas: per(essay.text.match(/,/g)?.length ?? 0),
  };
}

function themeFacts(reading: EssayReading) {
  const { essay, structure, repertoire, mentions, overlap, supportText } = reading;
  const { productive } = readRepertoireUse(reading);
  const { absent } = findThemePresence(reading);
  const paragraphs = structure.countedParagraphs.length;
  const ofKind = (kind: RepertoireKind) => repertoire.filter((mark) => mark.kind === kind).length;
  return {
    repertoire: repertoire.length,
    mentions: mentions.length,
    productiveRepertoire: productive.length,
    repertoireParagraphs: countParagraphsOf(reading, repertoire),
    works: ofKind('obra'),
    people: ofKind('nome'),
    laws: ofKind('lei'),
    figures: ofKind('dado'),
    institutions: ofKind('instituição'),
    events: ofKind('fato'),
    hasSource: Number(repertoire.length + mentions.length > 0 || namesSource(essay.words)),
    themeParagraphs: share(paragraphs - absent.length, paragraphs),
    themeWords: overlap.share,
    doubtedTheme: Number(reading.themeVerdict !== null),
    copiedShare: supportText ? measureCopying(essay, supportText).share : 0,
    otherTextType: Number(reading.textType !== null),
    readerAddress: findReaderAddress(essay).length,
  };
}

function countParagraphsOf({ essay }: EssayReading, marks: readonly Span[]): number {
  return essay.paragraphs.filter(({ start, end }) =>
    marks.some((mark) => mark.start >= start && mark.start < end),
  ).length;
}

function argumentFacts(reading: EssayReading) {
  const { essay, structure, thesis } = reading;
  const { countedParagraphs } = structure;
  const argumentParagraphs = readArgumentParagraphs(reading);
  const wordsOf = (at: number) =>
    countedParagraphs.length > 1 ? (countedParagraphs.at(at)?.words.length ?? 0) : 0;
  return {
    thesis: thesis?.likely ?? 0,
    thesisInIntroduction: Number(thesis?.sentence.paragraph === 0),
    thesisReturn: Number(findThesisReturn(reading) !== null),
    supportedArguments: argumentParagraphs.filter(
      ({ isBare, relations, hasRepertoire }) => !isBare && (relations.length > 0 || hasRepertoire),
    ).length,
    provenArguments: argumentParagraphs.filter(({ isProven }) => isProven).length,
    waysOfArguing: argumentParagraphs.reduce((sum, { relations }) => sum + relations.length, 0),
    bareArguments: argumentParagraphs.filter(({ isBare }) => isBare).length,
    developmentWords: countDevelopmentWords(reading),
    introductionWords: wordsOf(0),
    conclusionWords: wordsOf(-1),
    words: essay.words.length,
    paragraphs: countedParagraphs.length,
    repeatedSentences: findRepeatedSentences(essay).length,
    sequenceBreaks: structure.breaks.length,
    imbalances: structure.imbalances.length,
    stockFrames: readStockUse(reading).frames.length,
  };
}

function linkFacts(reading: EssayReading) {
  const { links, unlinked } = readParagraphLinks(reading);
  const { inside, of } = readPresence(reading);
  return {
    linkedShare: share(links.length, links.length + unlinked.length),
    links: links.length,
    unlinkedParagraphs: unlinked.length,
    referentialLinks: findReferentialLinks(reading.essay).length,
    innerConnectives: distinctConnectives(reading.connectives).length,
    paragraphsWithConnectives: share(inside, of),
    relations: new Set(reading.connectives.map(({ relation }) => relation)).size,
  };
}

function proposalFacts(reading: EssayReading) {
  const { essay, proposal } = reading;
  const { agente, ação, meio, finalidade, detalhamento } = proposal.likely;
  const found = INTERVENTION_ELEMENTS.filter((element) => proposal.passages[element]);
  return {
    agent: agente,
    action: ação,
    means: meio,
    purpose: finalidade,
    detail: detalhamento,
    agentOfAction: ação * agente,
    meansOfAction: ação * meio,
    purposeOfAction: ação * finalidade,
    detailOfAction: ação * detalhamento,
    likelyElements: agente + ação + meio + finalidade + detalhamento,
    elements: found.length,
    hasAgentOrAction: Number(Boolean(proposal.passages.agente ?? proposal.passages.ação)),
    sureElements: proposal.sure.length,
    missingElements: proposal.missing.length,
    proposalLinks: proposal.sentence ? findProposalLinks(reading).length : 0,
    proposalAtTheEnd: Number(proposal.sentence?.paragraph === essay.paragraphs.length - 1),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
