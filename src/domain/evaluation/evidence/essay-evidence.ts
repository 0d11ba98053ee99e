import { namesSource, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { Proposal } from '../../argument/find-proposals.ts';
import type { Thesis } from '../../argument/find-thesis.ts';
import type { LikelyTextType } from '../../scoring/guards/likely-text-type.ts';
import type { AnalyzedSentence, PlacedWord } from '../../text/analyze-text.ts';
import { oncePerText } from '../../text/memo.ts';
import type { Span } from '../../text/span.ts';
import type { ThemeVerdict } from '../../theme/judge-theme.ts';
import type { ThemeOverlap } from '../../theme/theme-overlap.ts';
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

/** Everything known of an essay, as facts with their places: what levels, sentences, marks and next steps are made of. */
export type EssayEvidence = {
  marks: MarkKind[];
  sentences: SentenceShape & {
    /** How many carry a fault of grammar. */
    marked: number;
    /** How many carry any mark of competency 1 but that of their length. */
    touched: number;
    /** Those marked as hard to follow. */
    long: AnalyzedSentence[];
    /** Those that have stood in the essay before. */
    repeated: AnalyzedSentence[];
  };
  /** Words between introduction and conclusion. */
  developmentWords: number;
  theme: ThemePresence & {
    verdict: ThemeVerdict;
    overlap: ThemeOverlap;
    /** What stands word for word in the supporting texts. */
    copied: Span[];
  };
  /** The other type of text that the essay seems to be. */
  textType: LikelyTextType | null;
  /** Where it talks to its reader. */
  readerAddress: Span[];
  repertoire: RepertoireUse & {
    all: RepertoireMark[];
    /** Names, figures, laws and quotations, whether anything is drawn from them or not. */
    mentions: RepertoireMark[];
    /** Whether anything from outside is named, recognised or not. */
    hasSource: boolean;
  };
  stock: StockUse;
  thesis: Thesis | null;
  /** Where the conclusion takes it up. */
  thesisReturn: AnalyzedSentence | null;
  /** The paragraphs that argue, with what supports each. */
  claims: ArgumentParagraph[];
  links: ParagraphLinks & {
    /** Where the text points back at what it said. */
    back: Span[];
    inside: Connection;
    /** Connectives used against their sense. */
    wrong: WrongConnective[];
  };
  repeated: { words: Repeated[]; connectives: Repeated[] };
  proposal: Proposal & {
    /** Words of it that the development has discussed. */
    links: PlacedWord[];
    /** The first paragraph that argues and of which it takes up no word. */
    unanswered: ArgumentParagraph | null;
  };
};

/** The evidence of a reading. It is gathered once; every consumer draws from the same list. */
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

/** The kinds of mark of one competency, most frequent first. An unknown word is none: it is often right. */
export function marksOf(reading: EssayReading, competency: MarkKind['competency']): MarkKind[] {
  return evidenceOf(reading).marks.filter(
    (kind) => kind.code !== 'palavra-desconhecida' && kind.competency === competency,
  );
}
