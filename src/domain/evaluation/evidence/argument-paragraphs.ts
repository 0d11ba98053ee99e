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
  /** Its number in the essay, from 1. */
  ordinal: number;
  /** Its first sentence that asks nothing. */
  topic: AnalyzedSentence | null;
  /** The ways in which it argues, each once. */
  relations: Relation[];
  /** Knowledge from outside stands in it, other than a reference that fits any theme and says nothing of this one. */
  hasRepertoire: boolean;
  /** A work, a name, a figure, a law or an example stands in it. */
  isProven: boolean;
  /** Neither argued nor proven: it asserts. Said only where both are missing, as readers see support in most others. */
  isBare: boolean;
};

const ARGUES = new Set<Relation>(['causa', 'consequência', 'exemplo', 'oposição']);

/** Of degree or time as often as of consequence. */
const UNCLEAR = new Set(['tão', 'logo', 'senão', 'tanto que']);
/** Others of that relation explain or stress. */
const NAMES_EXAMPLE = new Set(
  'por exemplo,como exemplo,tal como,tais como,exemplo disso,prova disso,a título de exemplo,para exemplificar'.split(
    ',',
  ),
);
/** "Mas" opposes anything, a clause to the next as often as an argument to another. */
const TELLS: Partial<Record<Relation, (name: string) => boolean>> = {
  exemplo: (name) => NAMES_EXAMPLE.has(name),
  oposição: () => false,
};
/** "Como acontece nas escolas do interior". */
const HAPPENS = /^(?:acontece|ocorre)/;
const FIGURE = /^\p{Nd}/u;
/** A capital in the middle of a sentence: somebody or something is named. */
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

/** "Prova disso" leads to an example where its sentence names or counts something. */
function provesBy({ essay: { sentences } }: EssayReading, { start }: { start: number }): boolean {
  const own = sentences.find((one) => one.start <= start && start < one.end);
  return own?.words.slice(1).some(({ text, key }) => NAME.test(text) || FIGURE.test(key)) ?? false;
}

/** Whether a paragraph closes the argument instead of being one: "Diante do exposto", "conclui-se". */
export function concludes({ paragraph }: ArgumentParagraph): boolean {
  return paragraph.words.slice(0, CONCLUDES_WITHIN_WORDS).some(({ key }) => CONCLUDES.test(key));
}
const CONCLUDES = /^(?:conclu|infere|depreende|portan[td]o$|expost[ao]$|suma$)/;
const CONCLUDES_WITHIN_WORDS = 8;
