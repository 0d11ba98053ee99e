import type { EvidenceItem } from '../evaluation.ts';
import { evidenceOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { isDenied } from '../../argument/find-proposals.ts';
import { isSensibleGuess } from '../../argument/detail-words.ts';
import {
  ELEMENT_ENDINGS,
  INTERVENTION_ELEMENTS,
  type InterventionElement,
} from '../../argument/intervention-elements.ts';
import type { Span } from '../../text/span.ts';
import { against, ELEMENT_LABELS, inFavor, LABELS, OTHER_WORDS, UNSURE } from './evidence-item.ts';
import { isSaidOtherwise } from './said-otherwise.ts';
import { joinList, quote } from './wording.ts';

/** For what may be there in words that are not recognised. */
const OVERLOOKED = 'não reconheci: confira se está no texto';

/** A reader must judge it; code sees the words. */
const DISRESPECT = 'este trecho pode ser lido como desrespeito';
/** "Para com os idosos": towards whom, and not what for. */
const NO_AIM = /^(?:para com|pel[oa]s?) /iu;

/** A guess of a means, a purpose or a detail that tells nothing is left out: the doubt stands without it. */
function isWorthShowing(text: string, element: InterventionElement, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  if (element === 'finalidade') return !NO_AIM.test(said);
  return (element !== 'meio' && element !== 'detalhamento') || isSensibleGuess(said);
}

const LINKING_WORDS = 2;
const MAX_NAMED_WORDS = 4;

/** Competency 5: each element with its quote or missing, and what ties the proposal to the discussion. */
export function interventionEvidence(reading: EssayReading): EvidenceItem[] {
  const { essay } = reading;
  const { proposal } = evidenceOf(reading);
  const elements = INTERVENTION_ELEMENTS.map((element) => {
    const span = proposal.passages[element];
    const overlooked = isSaidOtherwise(reading, element) ? OTHER_WORDS : OVERLOOKED;
    const detail = isDenied(proposal, element) ? `não encontrad${ELEMENT_ENDINGS[element]}` : overlooked;
    const isSure = proposal.sure.includes(element);
    return span && (isSure || isWorthShowing(essay.text, element, span))
      ? inFavor(essay.text, ELEMENT_LABELS[element], {
          ...(!isSure && { detail: UNSURE }),
          spans: [span],
        })
      : against(essay.text, ELEMENT_LABELS[element], { detail });
  });
  if (reading.humanRights)
    elements.unshift(
      against(essay.text, LABELS.humanRights, { detail: DISRESPECT, spans: [reading.humanRights] }),
    );
  if (!proposal.sentence || proposal.sure.length === 0) return elements;
  // "Analisado", "contribuindo": what is done, and not what it is done to.
  const links = proposal.links.filter(({ lower }) => !/(?:[aei]ndo|[ai]d[oa]s?)$/.test(lower));
  if (links.length < LINKING_WORDS) return elements;
  const detail = `retoma ${joinList(links.slice(0, MAX_NAMED_WORDS).map(({ lower }) => quote(lower)))}`;
  return [...elements, inFavor(essay.text, LABELS.proposalLinks, { detail, spans: [proposal.sentence] })];
}
