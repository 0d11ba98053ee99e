import { IS_SURE_OF_THESIS } from '../../argument/find-thesis.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import { readArgumentParagraphs, type ArgumentParagraph } from '../signals/argument-paragraphs.ts';
import { readStockUse } from '../signals/stock-use.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { kindOfIssue } from './grammar-evidence.ts';
import { count, joinList } from './wording.ts';
import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { contentStems } from '../../text/stem.ts';

const USUAL_PARAGRAPHS = 4;
/** Essays of many short paragraphs are not gone through one by one. */
const MAX_ARGUMENTS = 4;
/** A development below this cannot unfold two arguments. */
const MIN_DEVELOPMENT_WORDS = 100;

/** Competency 3: thesis, the argument of each paragraph with its proof, the return to the thesis, repetition. */
export function coherenceEvidence(reading: EssayReading): EvidenceItem[] {
  const { essay, structure, thesis } = reading;
  const { text } = essay;
  const { countedParagraphs } = structure;
  const argumentParagraphs = readArgumentParagraphs(reading);
  const back = thesis && thesis.likely >= IS_SURE_OF_THESIS ? findThesisReturn(reading) : null;
  const repeated = findRepeatedSentences(essay);
  const items: EvidenceItem[] = [
    thesis
      ? inFavor(text, LABELS.thesis, {
          ...(thesis.likely < IS_SURE_OF_THESIS && { detail: 'talvez esta: não a reconheci com certeza' }),
          spans: thesis.candidates,
        })
      : against(text, LABELS.thesis, { detail: 'não reconheci: confira se está no texto' }),
    ...argumentParagraphs.slice(0, MAX_ARGUMENTS).flatMap((paragraph) => argumentItems(text, paragraph)),
  ];
  if (back) items.push(inFavor(text, LABELS.thesisReturn, { detail: 'na conclusão', spans: [back] }));
  if (countedParagraphs.length < USUAL_PARAGRAPHS)
    items.push(
      against(text, LABELS.paragraphs, { detail: `${countedParagraphs.length}, onde se esperam quatro` }),
    );
  const words = countDevelopmentWords(reading);
  if (words > 0 && words < MIN_DEVELOPMENT_WORDS)
    items.push(against(text, LABELS.development, { detail: count(words, 'palavra', 'palavras') }));
  if (repeated.length > 0)
    items.push(
      against(text, LABELS.repeatedSentences, {
        detail: count(repeated.length, 'frase', 'frases'),
        spans: repeated,
      }),
    );
  const { frames } = readStockUse(reading);
  if (frames.length > 0)
    items.push(against(text, LABELS.stockFrames, { detail: `${frames.length} diferentes`, spans: frames }));
  items.push(...issuesOf(reading, 3).flatMap(({ code }) => kindOfIssue(reading, code)));
  return items;
}

/** Words between introduction and conclusion, whatever they are taken for. */
export function countDevelopmentWords({ structure }: EssayReading): number {
  return structure.countedParagraphs.slice(1, -1).reduce((total, { words }) => total + words.length, 0);
}

/** "Argumento do 2º parágrafo". */
function argumentLabel(place: number): string {
  return `Argumento do ${place}º parágrafo`;
}

function argumentItems(
  text: string,
  { topic, ordinal, relations, hasRepertoire, isBare }: ArgumentParagraph,
): EvidenceItem[] {
  // A proof that is not named would be no evidence.
  if (!isBare && relations.length === 0 && !hasRepertoire) return [];
  const label = argumentLabel(ordinal);
  const spans = topic ? [topic] : [];
  const means = hasRepertoire ? [...relations, 'repertório'] : relations;
  return isBare
    ? [against(text, label, { detail: 'não reconheci causa, exemplo ou dado', spans })]
    : [inFavor(text, label, { detail: `com ${joinList(means)}`, spans })];
}

/** Shorter sentences may well come back. */
const MIN_WORDS = 5;

/** Sentences of 5 words or more that have stood in the essay before, in its order. */
export function findRepeatedSentences({ sentences }: AnalyzedText): AnalyzedSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ words }) => {
    if (words.length < MIN_WORDS) return false;
    const keys = words.map(({ key }) => key).join(' ');
    const isRepeated = seen.has(keys);
    seen.add(keys);
    return isRepeated;
  });
}

/** With fewer, the last paragraph is no conclusion. */
const FEWEST_PARAGRAPHS = 3;
const SHARED_WORDS = 2;

/**
 * The sentence of the conclusion that takes up most of the thesis, two content words or more, other than the proposal;
 * null without one.
 */
export function findThesisReturn({ structure, thesis, proposal }: EssayReading): AnalyzedSentence | null {
  const { countedParagraphs } = structure;
  const conclusion = countedParagraphs.at(-1);
  if (!thesis || !conclusion || countedParagraphs.length < FEWEST_PARAGRAPHS) return null;
  if (thesis.sentence.start >= conclusion.start) return null;
  const stems = contentStems(thesis.sentence.words);
  let best: { sentence: AnalyzedSentence; shared: number } | null = null;
  for (const sentence of conclusion.sentences) {
    if (sentence === proposal.sentence) continue;
    const shared = [...contentStems(sentence.words)].filter((stem) => stems.has(stem)).length;
    if (shared >= SHARED_WORDS && shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  return best?.sentence ?? null;
}
