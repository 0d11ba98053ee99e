import type { Level } from '../../rubric/competency.ts';
import type { Span } from '../../text/span.ts';
import type { EvidenceItem } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { TANGENT_CEILING } from '../../scoring/guards/ceiling.ts';
import { levelOfProposal } from '../../rubric/grids.ts';
import { isDenied } from '../../argument/find-proposals.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from '../../argument/intervention-elements.ts';
import { evidenceOf } from '../evidence/essay-evidence.ts';
import { ELEMENT_LABELS, LABELS, beginningOf, itemNamed, quotesOf } from './evidence-item.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import {
  ASKED,
  askAbout,
  askForWhole,
  askTogether,
  findMissing,
  findSentenceToComplete,
  isProposal,
  isQuotable,
  TOGETHER,
  wholeAction,
  wishes,
  type Asked,
} from './proposal-gaps.ts';
import { maySay } from './said-otherwise.ts';
import { asNextStep, joinList, quote } from './wording.ts';

const NAMES: Record<InterventionElement, string> = {
  agente: 'o agente',
  ação: 'a ação',
  meio: 'o meio',
  finalidade: 'a finalidade',
  detalhamento: 'o detalhamento',
};

/** Observations on competency 5: elements found, with quotes, elements missing, and links to the discussion. */
export function observeIntervention(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  level: Level,
): Observations {
  const { essay, proposal: proposed } = reading;
  const closing = closingOf(reading) ?? { start: 0, end: 0 };
  const place = beginningOf(essay.text, closing);
  const wish = findSentenceToComplete(reading, closing);
  const found = INTERVENTION_ELEMENTS.filter((element) => proposed.passages[element]);
  const missing = findMissing(reading);
  const quoteOf = (element: InterventionElement) =>
    quotesOf(itemNamed(items, ELEMENT_LABELS[element]), 1).join('');
  // Only an action recognized with certainty is used.
  const sureAction = proposed.sure.includes('ação') ? proposed.passages['ação'] : undefined;
  const action =
    sureAction && isQuotable(reading, sureAction) && !isOfUs(essay.text, sureAction) ? sureAction : undefined;
  const proposal = askAbout(
    beginningOf(essay.text, action ? wholeAction(reading, action) : (wish ?? closing)),
    { isAction: action !== undefined, isProposed: isProposal(reading) && proposed.sentence !== null },
  );
  const asked =
    missing.length === INTERVENTION_ELEMENTS.length
      ? missing
      : missing.filter((one) => !maySay(reading, one));
  const { unanswered } = evidenceOf(reading).proposal;
  const isDetailOpen = unanswered === null && action !== undefined && asked.includes('detalhamento');
  const shown = found
    .filter((element) => proposed.sure.includes(element))
    .slice(0, 2)
    .map((element) => `${NAMES[element]} (${quoteOf(element)})`);
  const link = itemNamed(items, LABELS.proposalLinks);
  const praises = [];
  const sure = found.filter((element) => proposed.sure.includes(element));
  const byGrid = reading.themeVerdict === null && sure.length > 0 ? `; ${countByGrid(sure, level)}` : '';
  if (sure.length === INTERVENTION_ELEMENTS.length && level >= 120)
    praises.push(`a proposta reúne os cinco elementos, com ${joinList(shown)}`);
  else if (shown.length > 0 && level >= 120) praises.push(`a proposta já traz ${joinList(shown)}${byGrid}`);
  else if (shown.length > 0) praises.push(`reconheci no texto ${joinList(shown)}${byGrid}`);
  if (link) praises.push(`a proposta ${link.detail ?? ''}, que o desenvolvimento discutiu`);
  praises.push(
    wish && isProposal(reading) && level >= 160
      ? `a proposta está em ${beginningOf(essay.text, wish)}`
      : `o fim do texto (${place}) é o lugar certo para a proposta`,
  );

  const whole = askForWhole(reading, { closing: place, wish: wish && beginningOf(essay.text, wish) });
  const further = nextForProposal(reading, proposal);
  return {
    praises,
    faults: [
      ...rightsFaults(reading, items),
      ...tangentFaults(reading, place, level),
      ...blurredFaults(reading, { missing, asked }, { proposal, wish, whole, level }),
      ...missingFaults(asked, {
        proposal,
        whole,
        level,
        sure: missing.filter((element) => isDenied(proposed, element)),
        likely: proposed.likely,
        action,
        closing,
      }),
    ],
    unexplained: asNextStep(further),
    further,
    isFurtherUsual: !isDetailOpen,
    ...(isDetailOpen && { furtherStep: { mends: 'elemento:detalhamento' } }),
  };
}

/**
 * Whether an action is one that people do themselves ("Nos colocar no lugar deles"), so that naming an agent such
 * as a ministry cannot complete it.
 */
function isOfUs(text: string, { start }: Span): boolean {
  return /^nos \p{L}+r(?!\p{L})/iu.test(text.slice(start));
}

/**
 * The improvement for a proposal: address an argument that it leaves out, or else add an element that essays seldom
 * contain.
 */
function nextForProposal(reading: EssayReading, shown: Asked): string {
  const { unanswered } = evidenceOf(reading).proposal;
  if (unanswered) {
    const { ordinal, topic, paragraph } = unanswered;
    return `ligue ${shown.about} ao que discutiu no ${ordinal}º parágrafo (${beginningOf(reading.essay.text, topic ?? paragraph)}): diga o que muda ali`;
  }
  if (shown.isAction && !reading.proposal.passages.detalhamento && !maySay(reading, 'detalhamento'))
    return ASKED.detalhamento(shown);
  return 'no próximo texto, faça a proposta responder a cada problema que você discutiu';
}

/**
 * States how many elements are recognized with certainty, and the points that the graders' grid gives for them if
 * they are the level; other points would contradict it.
 */
function countByGrid(sure: readonly InterventionElement[], level: Level): string {
  const others = sure.filter((element) => element !== 'ação').length;
  const are = sure.length === 1 ? 'está claro' : 'estão claros';
  const counted = `${sure.length} dos ${INTERVENTION_ELEMENTS.length} elementos ${are}`;
  if (others === sure.length) return `${counted}, mas não a ação, a parte que mais pesa`;
  const points = levelOfProposal({ hasAction: true, others });
  return points === level ? `${counted}, o que costuma dar ${points} pontos` : counted;
}

/** The part searched for a proposal: the last paragraph, or the last sentence of a single paragraph. */
function closingOf({ structure, essay }: EssayReading): (Span & { words: readonly unknown[] }) | undefined {
  return structure.countedParagraphs.length > 1 ? structure.countedParagraphs.at(-1) : essay.sentences.at(-1);
}

function rightsFaults({ humanRights }: EssayReading, items: readonly EvidenceItem[]): Fault[] {
  const item = itemNamed(items, LABELS.humanRights);
  if (!humanRights || !item) return [];
  const shown = quotesOf(item, 1).join('');
  return [
    {
      kind: 'direitos',
      amount: 1,
      seen: `${shown} pode ser lido como desrespeito aos direitos humanos, o que no ENEM zera esta competência`,
      todo: `troque ${shown} por uma proposta que respeite os direitos humanos de todos`,
      ease: 1,
      place: humanRights,
    },
  ];
}

function tangentFaults({ overlap, themeVerdict }: EssayReading, place: string, level: Level): Fault[] {
  const isTangent = themeVerdict === 'outro' || themeVerdict === 'so-no-inicio';
  if (!isTangent || level > TANGENT_CEILING) return [];
  const asked = joinList([...overlap.missing, ...overlap.found].slice(0, 3).map(quote));
  return [
    {
      kind: 'tema',
      amount: 1,
      seen: `o texto fica longe do assunto do tema (${asked}). Por isso esta competência vale no máximo 40 pontos, qualquer que seja a proposta de ${place}`,
      todo: `proponha uma ação sobre o assunto pedido: ${asked}`,
      ease: 0.5,
    },
  ];
}

const BLURRED_UP_TO = 120;
/** An element with at least this likelihood is usually present in the text. */
const BLURRED_BELOW = 0.7;
/**
 * At or below this score level, graders found little of a proposal. Therefore, if agent and action are not both
 * recognized, elements that may be expressed in other words are requested too.
 */
const LITTLE_UP_TO = 80;
const FEW_SURE = 2;

/** Faults for a proposal in which no element is missing but the agent or the action is unclear. */
function blurredFaults(
  { essay, proposal: { likely, sentence, sure, passages } }: EssayReading,
  { missing, asked }: { missing: readonly InterventionElement[]; asked: readonly InterventionElement[] },
  { proposal, wish, whole, level }: { proposal: Asked; wish: Span | null; whole: string; level: Level },
): Fault[] {
  const hasBoth = passages.agente !== undefined && passages.ação !== undefined;
  const isLittle = level <= LITTLE_UP_TO && sure.length <= FEW_SURE && !hasBoth;
  const unsure = (['agente', 'ação'] as const).filter(
    (element) => likely[element] < BLURRED_BELOW || (isLittle && !sure.includes(element)),
  );
  const isMissing = (isLittle ? asked : missing).some((element) => element !== 'detalhamento');
  if (!sentence || isMissing || unsure.length === 0 || level > BLURRED_UP_TO) return [];
  return [
    {
      kind: 'proposta',
      amount: 1,
      seen: `${proposal.inside}, não reconheci com certeza ${joinList(unsure.map((element) => NAMES[element]))}`,
      why: 'quem corrige procura quem age e o que faz',
      todo:
        wish === sentence && wishes(sentence.words)
          ? `reescreva numa frase completa o que você propõe em ${beginningOf(essay.text, sentence)}: quem vai agir, o que fará, como e para quê`
          : whole,
      ease: TOGETHER,
      place: sentence,
    },
  ];
}

/**
 * Faults for missing elements. At 200 graders found all five elements and at 160 nearly all, so an unrecognized
 * element is no fault at these levels.
 */
function missingFaults(
  missing: InterventionElement[],
  {
    proposal,
    whole,
    level,
    sure,
    likely,
    action,
    closing,
  }: {
    proposal: Asked;
    /** Instruction that asks for a whole proposal. */
    whole: string;
    level: Level;
    sure: InterventionElement[];
    likely: Record<InterventionElement, number>;
    action: Span | undefined;
    closing: Span;
  },
): Fault[] {
  if (missing.length === 0 || level === 200 || (level === 160 && missing.length > 2)) return [];
  // A detail is requested only if the action is known.
  if (!proposal.isAction && missing.every((element) => element === 'detalhamento')) return [];
  if (missing.length === INTERVENTION_ELEMENTS.length) {
    return [
      {
        kind: 'proposta',
        amount: 1,
        seen: 'não reconheci no fecho quem deve agir nem o que deve fazer',
        why: 'cada uma dessas partes conta na nota',
        todo: whole,
        ease: 1,
        place: closing,
      },
    ];
  }
  const surely = missing.filter((element) => sure.includes(element));
  // The action comes first, because it has the greatest weight.
  const perhaps = missing
    .filter((element) => !sure.includes(element))
    .toSorted((a, b) => Number(b === 'ação') - Number(a === 'ação'));
  const name = (elements: InterventionElement[]) => joinList(elements.map((element) => NAMES[element]));
  const seen = [
    ...(surely.length > 0
      ? [`${proposal.inside}, ${surely.length === 1 ? 'falta' : 'faltam'} ${name(surely)}`]
      : []),
    ...(perhaps.length > 0
      ? [`${surely.length > 0 ? '' : `${proposal.inside}, `}não reconheci ${name(perhaps)}`]
      : []),
  ].join(', e ');
  const together = askTogether(missing, proposal, { likely, whole });
  return [...surely, ...perhaps].map((element) => ({
    kind: `elemento:${element}`,
    amount: 1,
    seen,
    why: whyOf(together?.kinds.length ?? 1, element),
    todo: proposal.isAction ? ASKED[element](proposal) : whole,
    // Requesting an element that is probably present in unrecognized words is hardly useful.
    ease: 0.9 * (1 - likely[element]),
    place: action ?? closing,
    ...(together?.kinds.includes(`elemento:${element}`) && { together }),
  }));
}

/** Reason for requesting an element. */
function whyOf(asked: number, element: InterventionElement): string {
  return asked > 1 ? 'cada parte da proposta conta na nota' : WHY[element];
}

const WHY: Record<InterventionElement, string> = {
  agente: 'sem quem aja, a ação fica no ar',
  ação: 'é a ação que os outros elementos completam',
  meio: 'o meio mostra que a ação é possível',
  finalidade: 'a finalidade liga a proposta ao problema',
  detalhamento: 'um detalhe mostra que você pensou a proposta até o fim',
};
