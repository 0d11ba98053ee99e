import { IS_LIKELY_THESIS } from '../../argument/find-thesis.ts';
import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { concludes, type ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { against, inFavor, LABELS } from './evidence-item.ts';
import { kindOfIssue } from './grammar-evidence.ts';
import { wishes } from './proposal-gaps.ts';
import { count, joinList } from './wording.ts';

const USUAL_PARAGRAPHS = 4;
/**
 * Maximum number of argument paragraphs reported; essays of many short paragraphs are not reported paragraph by
 * paragraph.
 */
const MAX_ARGUMENTS = 4;
/** Number of words below which a development is too short for two arguments. */
export const MIN_DEVELOPMENT_WORDS = 100;

/**
 * Evidence for competency 3: thesis, the argument of each paragraph with its proof, the return to the thesis,
 * repetition.
 */
export function coherenceEvidence(reading: EssayReading): EvidenceItem[] {
  const { essay, structure } = reading;
  const { text } = essay;
  const { countedParagraphs } = structure;
  const { thesis, thesisReturn, claims, stock, sentences, developmentWords: words } = evidenceOf(reading);
  const isClear = thesis !== null && thesis.isSure && thesis.likely >= IS_LIKELY_THESIS;
  const back = isClear && thesisReturn && sumsUp(thesisReturn) ? thesisReturn : null;
  const { repeated } = sentences;
  const items: EvidenceItem[] = [
    thesis
      ? inFavor(text, LABELS.thesis, {
          ...(!thesis.isSure && { detail: 'talvez esta: não a reconheci com certeza' }),
          spans: thesis.isSure ? thesis.candidates.slice(0, 1) : thesis.candidates,
        })
      : against(text, LABELS.thesis, { detail: 'não reconheci: confira se está no texto' }),
    ...claims
      .filter((one) => !concludes(one))
      .slice(0, MAX_ARGUMENTS)
      .flatMap((paragraph) => argumentItems(text, paragraph)),
  ];
  if (back) items.push(inFavor(text, LABELS.thesisReturn, { detail: 'na conclusão', spans: [back] }));
  if (countedParagraphs.length < USUAL_PARAGRAPHS)
    items.push(
      against(text, LABELS.paragraphs, { detail: `${countedParagraphs.length}, onde se esperam quatro` }),
    );
  // The argument may be in the first or the last paragraph instead of the development.
  const isElsewhere = [countedParagraphs[0], countedParagraphs.at(-1)].some(
    (one) => (one?.words.length ?? 0) > Math.max(words, MIN_DEVELOPMENT_WORDS),
  );
  if (words > 0 && words < MIN_DEVELOPMENT_WORDS && !isElsewhere)
    items.push(against(text, LABELS.development, { detail: count(words, 'palavra', 'palavras') }));
  if (repeated.length > 0)
    items.push(
      against(text, LABELS.repeatedSentences, {
        detail: count(repeated.length, 'frase', 'frases'),
        spans: repeated,
      }),
    );
  const { frames } = stock;
  if (frames.length > 0)
    items.push(against(text, LABELS.stockFrames, { detail: `${frames.length} diferentes`, spans: frames }));
  items.push(...marksOf(reading, 3).flatMap((kind) => kindOfIssue(reading, kind)));
  return items;
}

/**
 * Whether a sentence sums up the position: "Portanto, fica claro que". Sentences that use such words in a proposal
 * or a prediction are excluded.
 */
function sumsUp({ words }: AnalyzedSentence): boolean {
  const opening = words.slice(0, SUMS_UP_WITHIN_WORDS);
  return (
    !wishes(words) &&
    !words.some(({ lower }) => WILL_BE.test(lower)) &&
    opening.some(
      ({ key }, at) => SUMS_UP.test(key) || (IN_THIS_WAY.test(key) && THIS.test(opening[at - 1]?.key ?? '')),
    )
  );
}
const SUMS_UP =
  /^(?:portanto|assim|logo|enfim|entao|afinal|destarte|dessarte|suma|exposto|considerac\w+|argumentos|aspectos|conclu\S*|infere\S*|depreende\S*|percebe\S*|nota\S*|constata\S*|evidente|claro)$/;
const IN_THIS_WAY = /^(?:modo|forma|maneira)$/;
const THIS = /^(?:d?ess[ea]|d?est[ea]|tal)$/;
const WILL_BE = /^\p{L}{2,}(?:rá|rão|remos|ria|riam)$/u;
const SUMS_UP_WITHIN_WORDS = 6;

/** Label such as "Argumento do 2º parágrafo". */
function argumentLabel(place: number): string {
  return `Argumento do ${place}º parágrafo`;
}

function argumentItems(
  text: string,
  { topic, ordinal, relations, hasRepertoire, isBare }: ArgumentParagraph,
): EvidenceItem[] {
  // A paragraph that argues without a recognized relation or repertoire gives no evidence to show.
  if (!isBare && relations.length === 0 && !hasRepertoire) return [];
  const label = argumentLabel(ordinal);
  const spans = topic ? [topic] : [];
  const means = hasRepertoire ? [...relations, 'repertório'] : relations;
  return isBare
    ? [against(text, label, { detail: 'não reconheci causa, exemplo ou dado', spans })]
    : [inFavor(text, label, { detail: `com ${joinList(means)}`, spans })];
}
