import { INTERVENTION_ELEMENTS } from '../argument/intervention-elements.ts';
import type { RepertoireKind } from '../argument/rules/repertoire.ts';
import { measureCopying } from '../scoring/guards/copied-passages.ts';
import type { Facts } from '../scoring/facts.ts';
import type { Span } from '../text/span.ts';
import { evidenceOf } from './evidence/essay-evidence.ts';
import { perHundredWords } from './evidence/marks.ts';
import { FACT_OF_CODE, MARK_CODES, type MarkFact } from './mark-facts.ts';
import type { EssayReading } from './read-essay.ts';

/** All measured properties (facts) of an analyzed essay from which the scorer derives levels. */
export function collectFacts(reading: EssayReading): Facts {
  return {
    ...markFacts(reading),
    ...themeFacts(reading),
    ...argumentFacts(reading),
    ...linkFacts(reading),
    ...proposalFacts(reading),
  };
}

/** Without the dictionary the mark counts are unknown (NaN); the scorer then assumes the usual number. */
function markFacts(reading: EssayReading) {
  const { essay, isSpellChecked } = reading;
  const { marks: kinds, sentences } = evidenceOf(reading);
  const none = isSpellChecked ? 0 : NaN;
  const densities = Object.fromEntries(Object.keys(MARK_CODES).map((fact) => [fact, none])) as Record<
    MarkFact,
    number
  >;
  const marks = { vermelho: none, amarelo: none, laranja: none, roxo: none };
  let unknownMarks = none;
  for (const { code, pen, count, density } of kinds) {
    const fact = FACT_OF_CODE.get(code);
    if (fact) densities[fact] += density;
    if (code === 'palavra-desconhecida') unknownMarks += count;
    else marks[pen] += count;
  }
  return {
    ...densities,
    redMarks: marks.vermelho,
    yellowMarks: marks.amarelo,
    unknownMarks,
    subordination: share(sentences.subordinate, essay.sentences.length),
    commas: perHundredWords(essay.text.match(/,/g)?.length ?? 0, essay.words.length),
  };
}

function themeFacts(reading: EssayReading) {
  const { essay, structure, supportText } = reading;
  const { theme, repertoire, textType, readerAddress } = evidenceOf(reading);
  const paragraphs = structure.countedParagraphs.length;
  const ofKind = (kind: RepertoireKind) => repertoire.all.filter((mark) => mark.kind === kind).length;
  return {
    repertoire: repertoire.all.length,
    mentions: repertoire.mentions.length,
    productiveRepertoire: repertoire.productive.length,
    repertoireParagraphs: countParagraphsOf(reading, repertoire.all),
    works: ofKind('obra'),
    people: ofKind('nome'),
    laws: ofKind('lei'),
    figures: ofKind('dado'),
    institutions: ofKind('instituição'),
    events: ofKind('fato'),
    hasSource: Number(repertoire.hasSource),
    themeParagraphs: share(paragraphs - theme.absent.length, paragraphs),
    themeWords: theme.overlap.share,
    doubtedTheme: Number(theme.verdict !== null),
    copiedShare: supportText ? measureCopying(essay, supportText).share : 0,
    otherTextType: Number(textType !== null),
    readerAddress: readerAddress.length,
  };
}

function countParagraphsOf({ essay }: EssayReading, marks: readonly Span[]): number {
  return essay.paragraphs.filter(({ start, end }) =>
    marks.some((mark) => mark.start >= start && mark.start < end),
  ).length;
}

function argumentFacts(reading: EssayReading) {
  const { essay, structure } = reading;
  const { thesis, thesisReturn, claims, sentences, stock, developmentWords } = evidenceOf(reading);
  const { countedParagraphs } = structure;
  const wordsOf = (at: number) =>
    countedParagraphs.length > 1 ? (countedParagraphs.at(at)?.words.length ?? 0) : 0;
  return {
    thesis: thesis?.likely ?? 0,
    thesisInIntroduction: Number(thesis?.sentence.paragraph === 0),
    thesisReturn: Number(thesisReturn !== null),
    supportedArguments: claims.filter(
      ({ isBare, relations, hasRepertoire }) => !isBare && (relations.length > 0 || hasRepertoire),
    ).length,
    provenArguments: claims.filter(({ isProven }) => isProven).length,
    waysOfArguing: claims.reduce((sum, { relations }) => sum + relations.length, 0),
    bareArguments: claims.filter(({ isBare }) => isBare).length,
    developmentWords,
    introductionWords: wordsOf(0),
    conclusionWords: wordsOf(-1),
    words: essay.words.length,
    paragraphs: countedParagraphs.length,
    repeatedSentences: sentences.repeated.length,
    sequenceBreaks: structure.breaks.length,
    imbalances: structure.imbalances.length,
    stockFrames: stock.frames.length,
  };
}

function linkFacts(reading: EssayReading) {
  const { links, unlinked, back, inside } = evidenceOf(reading).links;
  return {
    linkedShare: share(links.length, links.length + unlinked.length),
    links: links.length,
    unlinkedParagraphs: unlinked.length,
    referentialLinks: back.length,
    innerConnectives: inside.distinct.length,
    paragraphsWithConnectives: share(inside.inside, inside.of),
    relations: new Set(reading.connectives.map(({ relation }) => relation)).size,
  };
}

function proposalFacts(reading: EssayReading) {
  const { essay } = reading;
  const { proposal } = evidenceOf(reading);
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
    proposalLinks: proposal.links.length,
    proposalAtTheEnd: Number(proposal.sentence?.paragraph === essay.paragraphs.length - 1),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
