import type { EvidenceItem } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { isDenied } from '../../argument/find-proposals.ts';
import { ELEMENT_ENDINGS, INTERVENTION_ELEMENTS } from '../../argument/intervention-elements.ts';
import { against, ELEMENT_LABELS, inFavor, LABELS, UNSURE } from './evidence-item.ts';
import { joinList, quote } from './wording.ts';
import type { PlacedWord } from '../../text/analyze-text.ts';
import { contentStems, toStem } from '../../text/stem.ts';

/** For what may be there in words that are not recognised. */
const OVERLOOKED = 'não reconheci: confira se está no texto';

/** A reader must judge it; code sees the words. */
const DISRESPECT = 'este trecho pode ser lido como desrespeito';
const LINKING_WORDS = 2;
const MAX_NAMED_WORDS = 4;

/** Competency 5: each element with its quote or missing, and what ties the proposal to the discussion. */
export function interventionEvidence(reading: EssayReading): EvidenceItem[] {
  const { essay, proposal } = reading;
  const elements = INTERVENTION_ELEMENTS.map((element) => {
    const span = proposal.passages[element];
    const detail = isDenied(proposal, element) ? `não encontrad${ELEMENT_ENDINGS[element]}` : OVERLOOKED;
    return span
      ? inFavor(essay.text, ELEMENT_LABELS[element], {
          ...(!proposal.sure.includes(element) && { detail: UNSURE }),
          spans: [span],
        })
      : against(essay.text, ELEMENT_LABELS[element], { detail });
  });
  if (reading.humanRights)
    elements.unshift(
      against(essay.text, LABELS.humanRights, { detail: DISRESPECT, spans: [reading.humanRights] }),
    );
  if (!proposal.sentence) return elements;
  const links = findProposalLinks(reading);
  if (links.length < LINKING_WORDS) return elements;
  const detail = `retoma ${joinList(links.slice(0, MAX_NAMED_WORDS).map(({ lower }) => quote(lower)))}`;
  return [...elements, inFavor(essay.text, LABELS.proposalLinks, { detail, spans: [proposal.sentence] })];
}

/** The words every proposal has. */
const OF_ANY_PROPOSAL = new Set(
  `governo estado ministerio sociedade brasil brasileiro brasileira populacao pessoas meio forma medidas deve devem
  portanto assim acoes criar promover realizar campanhas problema publico poder federal objetivo intuito finalidade necessario
  necessaria necessarios necessarias maneira fazer faca vista encontro sociais social responsavel criacao orgao precisa
  importancia exemplo partir principais possivel sentido trazer processo`
    .split(/\s+/)
    .map(toStem),
);

/** Adverbs, most words in “-ados” and “-idos”, adjectives of no subject and short words return by chance. */
const TELLS_NOTHING =
  /mente$|[ai]dos$|[ae]ntes?$|^(?:dentre|grandes?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|acordo|.{1,4})$/;

/** Words of the proposal that the development has discussed, each family once, in the proposal's order. */
export function findProposalLinks({ proposal, structure }: EssayReading): PlacedWord[] {
  const { sentence } = proposal;
  if (!sentence) return [];
  const development = structure.countedParagraphs
    .slice(1)
    .filter(({ end }) => end <= sentence.start)
    .flatMap(({ sentences }) => sentences);
  const discussed = new Set(development.flatMap((one) => [...contentStems(one.words)]));
  const agent = proposal.passages.agente;
  const own = contentStems(sentence.words);
  const shared = new Map<string, PlacedWord>();
  for (const word of sentence.words) {
    const stem = toStem(word.key);
    const isDiscussed = discussed.has(stem) && !OF_ANY_PROPOSAL.has(stem) && !TELLS_NOTHING.test(word.key);
    const isOfAgent = agent !== undefined && word.start >= agent.start && word.start < agent.end;
    if (own.has(stem) && isDiscussed && !isOfAgent && !shared.has(stem)) shared.set(stem, word);
  }
  return [...shared.values()];
}
