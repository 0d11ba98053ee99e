import type { AnalyzedParagraph, AnalyzedSentence } from '../../text/analyze-text.ts';
import { namesSource } from '../../argument/rules/repertoire.ts';
import type { EssayReading } from '../read-essay.ts';
import type { Relation } from '../../text/connectives.ts';
import { overlap } from '../../text/span.ts';
import { explains } from './effect-words.ts';
import { isWithoutSource } from './repertoire-use.ts';
import type { StockUse } from './stock-use.ts';

export type ArgumentParagraph = {
  paragraph: AnalyzedParagraph;
  /** Paragraph number in the essay, from 1. */
  ordinal: number;
  /** First sentence that is not a question. */
  topic: AnalyzedSentence | null;
  /** Distinct logical relations with which the paragraph argues. */
  relations: Relation[];
  /** Whether the paragraph contains outside knowledge other than a stock reference that fits any theme. */
  hasRepertoire: boolean;
  /** Whether the paragraph contains a work, a name, a figure, a law or an example. */
  isProven: boolean;
  /**
   * Whether the paragraph only asserts, without argument and without proof. Both must be missing, because human
   * readers see support in most other paragraphs.
   */
  isBare: boolean;
};

const ARGUES = new Set<Relation>(['causa', 'consequência', 'exemplo', 'oposição']);

/** Connectives that express degree or time as often as consequence. */
const UNCLEAR = new Set(['tão', 'logo', 'senão', 'tanto que']);
/** Connectives that introduce an example; other connectives of the same relation explain or stress. */
const NAMES_EXAMPLE = new Set(
  'por exemplo,como exemplo,tal como,tais como,exemplo disso,prova disso,a título de exemplo,para exemplificar'.split(
    ',',
  ),
);
/**
 * For a relation, a filter for the connectives that are evidence of arguing. "Mas" is excluded, because it opposes
 * clauses as often as arguments.
 */
const TELLS: Partial<Record<Relation, (name: string) => boolean>> = {
  exemplo: (name) => NAMES_EXAMPLE.has(name),
  oposição: () => false,
};
/** Verbs after "como" that introduce an example: "Como acontece nas escolas do interior". */
const HAPPENS = /^(?:acontece|ocorre)/;
const FIGURE = /^\p{Nd}/u;
/** A capital letter inside a sentence marks a name. */
const NAME = /^\p{Lu}\p{L}/u;

/** The paragraphs between introduction and conclusion, and how each of them argues. */
export function readArgumentParagraphs(
  reading: EssayReading,
  { loose }: Pick<StockUse, 'loose'>,
): ArgumentParagraph[] {
  const { essay, structure, connectives, repertoire, mentions } = reading;
  const arguing = connectives.filter(({ name, relation }) => ARGUES.has(relation) && !UNCLEAR.has(name));
  const named = arguing.filter(
    (use) =>
      (TELLS[use.relation]?.(use.name) ?? true) && !(use.name === 'prova disso' && !provesBy(reading, use)),
  );
  const own = repertoire.filter(
    (mark) => !loose.some((stock) => overlap(stock, mark)) && !isWithoutSource(reading, mark),
  );
  const proposed = reading.proposal.sentence?.start ?? -1;
  return structure.countedParagraphs.slice(1, -1).flatMap((paragraph): ArgumentParagraph[] => {
    const isInside = ({ start }: { start: number }) => start >= paragraph.start && start < paragraph.end;
    if (isInside({ start: proposed })) return [];
    const relations = [...new Set(named.filter(isInside).map(({ relation }) => relation))];
    const isProven =
      arguing.some((use) => use.relation === 'exemplo' && isInside(use)) ||
      [...repertoire, ...mentions].some(isInside) ||
      namesSource(paragraph.words, ['studies', 'instances']) ||
      paragraph.words.some(
        ({ key }, at) => key === 'como' && HAPPENS.test(paragraph.words[at + 1]?.key ?? ''),
      ) ||
      paragraph.words.some(({ key }) => FIGURE.test(key)) ||
      paragraph.sentences.some(({ words }) => words.slice(1).some(({ text }) => NAME.test(text)));
    return [
      {
        paragraph,
        ordinal: essay.paragraphs.indexOf(paragraph) + 1,
        topic:
          paragraph.sentences.find(({ end }) => essay.text[end - 1] !== '?') ??
          paragraph.sentences[0] ??
          null,
        relations,
        hasRepertoire: own.some(isInside),
        isProven,
        isBare:
          !isProven &&
          !connectives.some((use) => ARGUES.has(use.relation) && isInside(use)) &&
          !explains(paragraph.words),
      },
    ];
  });
}

/** Whether "prova disso" introduces an example, which is assumed if its sentence contains a name or a figure. */
function provesBy({ essay: { sentences } }: EssayReading, { start }: { start: number }): boolean {
  const own = sentences.find((one) => one.start <= start && start < one.end);
  return own?.words.slice(1).some(({ text, key }) => NAME.test(text) || FIGURE.test(key)) ?? false;
}

/**
 * Whether a paragraph concludes the argument ("Diante do exposto", "conclui-se") instead of being an argument
 * itself.
 */
export function concludes({ paragraph }: ArgumentParagraph): boolean {
  return paragraph.words.slice(0, CONCLUDES_WITHIN_WORDS).some(({ key }) => CONCLUDES.test(key));
}
const CONCLUDES = /^(?:conclu|infere|depreende|portan[td]o$|expost[ao]$|suma$)/;
const CONCLUDES_WITHIN_WORDS = 8;
