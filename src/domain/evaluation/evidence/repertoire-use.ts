import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import { toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';
import { isCited, namesSource, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { ThemePresence } from './theme-presence.ts';

export type RepertoireUse = {
  /** References that are explained, in a paragraph that names the theme. */
  productive: RepertoireMark[];
  /** References without a recognized explanation; most of them have an explanation that is not recognized. */
  unexplained: RepertoireMark[];
};

/** Verbs and connectives that report what a source says or shows; comparison keys. */
const EXPLAINS = new Set(
  `afirma afirmava afirmou defende defendia defendeu mostra mostram mostrou revela revelam revelou aponta apontam
  apontou retrata retratam narra conta apresenta evidencia evidenciam demonstra demonstram demonstrou preve previsto
  prevista garante garantem assegura asseguram assegurado estabelece determina declara disse diz dizia diria escreveu
  explica explicam critica denuncia ilustra exemplifica alerta estima indica indicam comprova comprovam confirma
  segundo conforme acordo porque pois assim analogamente semelhante relaciona reflete representa descreve aborda
  transforma transformou propos propunha teoria conceito perspectiva dados pesquisa pesquisas estudo estudos
  levantamento conduz significa ressalta destaca discorre considera consideram entende postula sustenta`.split(
    /\s+/,
  ),
);

/** Matches a year without further text, which supports no argument. */
const BARE_YEAR = /^\d{4}$/;

/**
 * Sorts the repertoire by use. A reference is productive if its sentence explains it and its paragraph names the
 * theme.
 */
export function readRepertoireUse(
  reading: EssayReading,
  { stems }: Pick<ThemePresence, 'stems'>,
): RepertoireUse {
  const { sentences, words } = reading.essay;
  const themed = new Set(words.filter(({ key }) => stems.has(toStem(key))).map(({ paragraph }) => paragraph));
  const use: RepertoireUse = { productive: [], unexplained: [] };
  let at = 0;
  for (const mark of reading.repertoire) {
    const said = reading.essay.text.slice(mark.start, mark.end);
    if (BARE_YEAR.test(said) || isWithoutSource(reading, mark)) continue;
    while (at < sentences.length - 1 && mark.start >= (sentences[at]?.end ?? 0)) at += 1;
    const own = sentences[at];
    const isProductive =
      own !== undefined && explains(own) && themed.has(own.paragraph) && !isOfConclusion(reading, mark);
    (isProductive ? use.productive : use.unexplained).push(mark);
  }
  return use;
}

/**
 * Whether a figure lacks its source: neither its sentence nor the preceding one states where the figure comes from
 * or whom it is about.
 */
export function isWithoutSource({ essay: { text, sentences } }: EssayReading, mark: RepertoireMark): boolean {
  if (mark.kind !== 'dado') return false;
  const at = sentences.findIndex(({ start, end }) => start <= mark.start && mark.start < end);
  const around = [sentences[at - 1], sentences[at]].filter(
    (one) => one !== undefined && one.paragraph === sentences[at]?.paragraph,
  );
  return !around.some(
    (one) =>
      one !== undefined &&
      (isCited(text.slice(one.start, one.end)) ||
        namesSource(one.words) ||
        one.words.slice(1).some((word) => NAME.test(word.text)) ||
        YEAR.test(text.slice(one.start, one.end))),
  );
}
/** A capital letter inside a sentence is taken as the start of a name. */
const NAME = /^\p{Lu}\p{L}/u;
/** Matches a year; a figure in a sentence with a year belongs to a dated event and needs no source. */
const YEAR = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/;

/** Whether a mark is in the conclusion, where sources are often named again without an explanation. */
function isOfConclusion(
  { structure: { countedParagraphs } }: EssayReading,
  { start }: RepertoireMark,
): boolean {
  return countedParagraphs.length > 2 && start >= (countedParagraphs.at(-1)?.start ?? Infinity);
}

function explains({ words }: AnalyzedSentence): boolean {
  return words.slice(0, LONGEST_READ_WORDS).some(({ key }) => EXPLAINS.has(key));
}

const LONGEST_READ_WORDS = 80;
