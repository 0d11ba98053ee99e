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

/** Detail of an element that was not recognized but may be present. */
const OVERLOOKED = 'não reconheci: confira se está no texto';

/** The wording is cautious, because code recognizes only words and a human reader must judge them. */
const DISRESPECT = 'este trecho pode ser lido como desrespeito';
/** Phrases that state no purpose: "Para com os idosos" states towards whom, not what for. */
const NO_AIM = /^(?:para com|pel[oa]s?) /iu;

/**
 * Whether an uncertain passage for a means, purpose or detail is informative; if not, the doubt is shown without
 * the passage.
 */
function isWorthShowing(text: string, element: InterventionElement, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  if (element === 'finalidade') return !NO_AIM.test(said);
  return (element !== 'meio' && element !== 'detalhamento') || isSensibleGuess(said);
}

const LINKING_WORDS = 2;
const MAX_NAMED_WORDS = 4;

/**
 * Evidence for competency 5: each element, quoted or reported as missing, and the words that link the proposal to
 * the discussion.
 */
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
  // Participles and gerunds ("Analisado", "contribuindo") are excluded, because they express an action rather than
  // the subject under discussion.
  const links = proposal.links.filter(({ lower }) => !/(?:[aei]ndo|[ai]d[oa]s?)$/.test(lower));
  if (links.length < LINKING_WORDS) return elements;
  const detail = `retoma ${joinList(links.slice(0, MAX_NAMED_WORDS).map(({ lower }) => quote(lower)))}`;
  return [...elements, inFavor(essay.text, LABELS.proposalLinks, { detail, spans: [proposal.sentence] })];
}
