import { toLowerForm } from '../../text/normalize-text.ts';
import { findConnectives, type Relation } from '../../text/connectives.ts';
import { countMatches, countWhere, flag, perHundred } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { anyOf, phrases, WORD_END, WORD_START } from './expression-pattern.ts';
import { PROPOSAL_ELEMENTS, type ExpressionUse } from './expressions.ts';

type ProposalElement = keyof typeof PROPOSAL_ELEMENTS;
type ElementFeatures = Record<
  | `${ProposalElement}InLastParagraph`
  | `distinct${Capitalize<ProposalElement>}InLastParagraph`
  | `distinct${Capitalize<ProposalElement>}InEnding`
  | `${ProposalElement}Rate`,
  number
>;

const ELEMENTS = Object.keys(PROPOSAL_ELEMENTS) as ProposalElement[];
/** Share of the text's characters, at its end, that is regarded as the ending. */
const ENDING_SHARE = 0.35;
/**
 * Phrases that open a conclusion, matched as prefixes, so that "conclui" also matches "conclui-se" and
 * "concluindo".
 */
const CONCLUSION_BEGINNINGS = phrases(`
  portanto, logo, dessa forma, desse modo, desta forma, deste modo, diante d, em suma, por fim, destarte,
  dessarte, sendo assim, assim, em síntese, dado o exposto, tendo em vista, infere-se, fica, conclui,
  concluindo, em virtude, com isso, em vista, mediante, à luz, por conseguinte, enfim, é necessário,
  é preciso, urge, torna-se, então, visto que, levando em, a partir d, para que, nesse sentido,
  entende-se, depreende-se, evidencia-se, em conclusão
`);

/** Obligations imposed on somebody; `*` stands for the rest of a word. */
const DIRECT_DUTIES = phrases(`
  deve, devem, deverá, deverão, precisa, precisam, é necessário que, é preciso que, cabe a, cabe a*,
  urge que
`);

const BEGINS_AS_CONCLUSION = new RegExp(`^["“«\\s]*${anyOf(CONCLUSION_BEGINNINGS)}`, 'u');
const DIRECT_DUTY = new RegExp(WORD_START + anyOf(DIRECT_DUTIES) + WORD_END, 'gu');

const CONCLUDES = new Set<Relation>(['conclusão', 'consequência']);

/** Indications of an intervention proposal: its elements in the last paragraph, in the ending and in one sentence. */
export function proposalFeatures(view: EssayView) {
  const { analyzed, paragraphs, expressions } = view;
  const length = analyzed.text.length;
  const endingStart = length - Math.floor(length * ENDING_SHARE);
  const last = paragraphs.length - 1;
  const inEnding = elementsWhere(view, ({ first }) => first.start >= endingStart);
  const isComplete = inEnding.has('agents') && inEnding.has('obligations') && inEnding.has('actions');
  const lastParagraph = toLowerForm(analyzed.text.slice(paragraphs[last]?.start ?? length));
  return {
    ...elementFeatures(view, last, endingStart),
    proposalElementsInBestSentence: mostElementsInSentence(view, last - 1),
    proposalElementsInLastParagraph: elementsWhere(view, ({ first }) => first.paragraph === last).size,
    proposalElementsInEnding: inEnding.size,
    hasProposalInEnding: flag(isComplete),
    hasFullProposalInEnding: flag(isComplete && inEnding.has('means') && inEnding.has('purposes')),
    obligationsInLastTwoParagraphs: countWhere(
      expressions.obligations,
      ({ first }) => first.paragraph >= last - 1,
    ),
    beginsLastParagraphAsConclusion: flag(BEGINS_AS_CONCLUSION.test(lastParagraph)),
    conclusiveConnectivesInLastParagraph: countWhere(
      findConnectives(analyzed),
      ({ relation, paragraph }) => CONCLUDES.has(relation) && paragraph === last,
    ),
    directDutiesInLastParagraph: countMatches(lastParagraph, DIRECT_DUTY),
  };
}

function elementFeatures({ expressions, tokens }: EssayView, last: number, endingStart: number) {
  const features: Partial<ElementFeatures> = {};
  for (const element of ELEMENTS) {
    const uses = expressions[element];
    const name = capitalize(element);
    const inLast = uses.filter(({ first }) => first.paragraph === last);
    const inEnding = uses.filter(({ first }) => first.start >= endingStart);
    features[`${element}InLastParagraph`] = inLast.length;
    features[`distinct${name}InLastParagraph`] = countDistinct(inLast);
    features[`distinct${name}InEnding`] = countDistinct(inEnding);
    features[`${element}Rate`] = perHundred(uses.length, tokens.length);
  }
  return features as ElementFeatures;
}

/** The elements with at least one use that satisfies the test. */
function elementsWhere(
  { expressions }: EssayView,
  test: (use: ExpressionUse) => boolean,
): Set<ProposalElement> {
  return new Set(ELEMENTS.filter((element) => expressions[element].some(test)));
}

/** The highest number of different elements in one sentence, considering the paragraphs from `fromParagraph` on. */
function mostElementsInSentence({ expressions }: EssayView, fromParagraph: number): number {
  const bySentence = new Map<number, Set<ProposalElement>>();
  for (const element of ELEMENTS) {
    for (const { first } of expressions[element]) {
      if (first.paragraph < fromParagraph) continue;
      const elements = bySentence.get(first.sentence) ?? new Set();
      bySentence.set(first.sentence, elements.add(element));
    }
  }
  let most = 0;
  for (const { size } of bySentence.values()) most = Math.max(most, size);
  return most;
}

function countDistinct(uses: readonly ExpressionUse[]): number {
  return new Set(uses.map(({ phrase }) => phrase)).size;
}

function capitalize<Name extends string>(name: Name): Capitalize<Name> {
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>;
}
