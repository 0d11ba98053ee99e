import { namesSource, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { Proposal } from '../../argument/find-proposals.ts';
import type { Thesis } from '../../argument/find-thesis.ts';
import type { LikelyTextType } from '../../scoring/guards/likely-text-type.ts';
import type { AnalyzedSentence, PlacedWord } from '../../text/analyze-text.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Span } from '../../text/span.ts';
import type { ThemeVerdict } from '../../themes/judge-theme.ts';
import type { ThemeOverlap } from '../../themes/theme-overlap.ts';
import type { EssayReading } from '../read-essay.ts';
import { readArgumentParagraphs, type ArgumentParagraph } from './argument-paragraphs.ts';
import { readConnection, type Connection } from './connection.ts';
import { readMarks, type MarkKind } from './marks.ts';
import { readParagraphLinks, type ParagraphLinks } from './paragraph-links.ts';
import { findProposalLinks, findUnanswered } from './proposal-links.ts';
import { findReaderAddress } from './reader-address.ts';
import { findReferentialLinks } from './referential-links.ts';
import { readRepertoireUse, type RepertoireUse } from './repertoire-use.ts';
import { findRepeated, findRepeatedSentences, type Repeated } from './repetitions.ts';
import {
  findLongSentences,
  countMarkedSentences,
  countTouchedSentences,
  readSentenceShape,
  type SentenceShape,
} from './sentence-shape.ts';
import { readStockUse, type StockUse } from './stock-use.ts';
import { findThemePresence, type ThemePresence } from './theme-presence.ts';
import { findThesisReturn } from './thesis-return.ts';
import { findWrongConnectives, type WrongConnective } from './wrong-connectives.ts';

/** All evidence found in an essay, with positions; levels, feedback, marks and next steps are derived from it. */
export type EssayEvidence = {
  marks: MarkKind[];
  sentences: SentenceShape & {
    /** Number of sentences with a grammar fault. */
    marked: number;
    /** Number of sentences with any mark of competency 1 other than their length. */
    touched: number;
    /** Sentences marked as hard to follow. */
    long: AnalyzedSentence[];
    /** Sentences that repeat an earlier sentence. */
    repeated: AnalyzedSentence[];
  };
  /** Number of words between introduction and conclusion. */
  developmentWords: number;
  theme: ThemePresence & {
    verdict: ThemeVerdict;
    overlap: ThemeOverlap;
    /** Passages copied word for word from the supporting texts. */
    copied: Span[];
  };
  /** The type of text, other than an argumentative essay, that the essay seems to be. */
  textType: LikelyTextType | null;
  /** Passages that address the reader. */
  readerAddress: Span[];
  repertoire: RepertoireUse & {
    all: RepertoireMark[];
    /** Names, figures, laws and quotations, whether or not the writer uses them as repertoire. */
    mentions: RepertoireMark[];
    /** Whether the essay names any outside source, recognized or not. */
    hasSource: boolean;
  };
  stock: StockUse;
  thesis: Thesis | null;
  /** The sentence of the conclusion that returns to the thesis. */
  thesisReturn: AnalyzedSentence | null;
  /** The argument paragraphs, with the support found in each. */
  claims: ArgumentParagraph[];
  links: ParagraphLinks & {
    /** Passages that refer back to earlier text. */
    back: Span[];
    inside: Connection;
    /** Connectives used against their meaning. */
    wrong: WrongConnective[];
  };
  repeated: { words: Repeated[]; connectives: Repeated[] };
  proposal: Proposal & {
    /** Words of the proposal that occur in the development. */
    links: PlacedWord[];
    /** The first argument paragraph that shares no word with the proposal. */
    unanswered: ArgumentParagraph | null;
  };
};

/** The evidence in an analyzed essay, gathered once and shared by all consumers. */
export const evidenceOf = oncePerText((reading: EssayReading): EssayEvidence => {
  const { essay, structure, repertoire, mentions, thesis, proposal } = reading;
  const theme = findThemePresence(reading);
  const use = readRepertoireUse(reading, theme);
  const stock = readStockUse(reading, { theme, use });
  const claims = readArgumentParagraphs(reading, stock);
  return {
    marks: readMarks(reading),
    sentences: {
      ...readSentenceShape(essay),
      marked: countMarkedSentences(reading),
      touched: countTouchedSentences(reading),
      long: findLongSentences(reading),
      repeated: findRepeatedSentences(essay),
    },
    developmentWords: structure.countedParagraphs
      .slice(1, -1)
      .reduce((total, { words }) => total + words.length, 0),
    theme: { ...theme, verdict: reading.themeVerdict, overlap: reading.overlap, copied: reading.copied },
    textType: reading.textType,
    readerAddress: findReaderAddress(essay),
    repertoire: {
      ...use,
      all: repertoire,
      mentions,
      hasSource: repertoire.length + mentions.length > 0 || namesSource(essay.words),
    },
    stock,
    thesis,
    thesisReturn: findThesisReturn(reading),
    claims,
    links: {
      ...readParagraphLinks(reading),
      back: findReferentialLinks(essay),
      inside: readConnection(reading),
      wrong: findWrongConnectives(essay),
    },
    repeated: {
      words: findRepeated(reading, 'palavra-repetida'),
      connectives: findRepeated(reading, 'conectivo-repetido'),
    },
    proposal: {
      ...proposal,
      links: findProposalLinks(reading),
      unanswered: findUnanswered(reading, claims),
    },
  };
});

/**
 * The kinds of mark of one competency, most frequent first; without unknown words, because those words are often
 * correct.
 */
export function marksOf(reading: EssayReading, competency: MarkKind['competency']): MarkKind[] {
  return evidenceOf(reading).marks.filter(
    (kind) => kind.code !== 'palavra-desconhecida' && kind.competency === competency,
  );
}
