import type { PlacedWord } from '../../text/analyze-text.ts';
import { toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';
import { contentStems } from './thesis-return.ts';

/** The words every proposal has. */
const OF_ANY_PROPOSAL = new Set(
  `governo estado ministerio sociedade brasil brasileiro brasileira populacao pessoas meio forma medidas deve devem
  portanto assim acoes criar promover realizar campanhas problema publico poder federal objetivo intuito finalidade`
    .split(/\s+/)
    .map(toStem),
);

/** Words of the proposal that the development has discussed, each family once, in the proposal's order. */
export function findProposalLinks({ proposal, structure }: EssayReading): PlacedWord[] {
  const { sentence } = proposal;
  if (!sentence) return [];
  const development = structure.countedParagraphs
    .slice(1)
    .flatMap(({ sentences }) => sentences.filter(({ end }) => end <= sentence.start));
  const discussed = new Set(development.flatMap((one) => [...contentStems(one)]));
  const own = contentStems(sentence);
  const shared = new Map<string, PlacedWord>();
  for (const word of sentence.words) {
    const stem = toStem(word.key);
    if (own.has(stem) && discussed.has(stem) && !OF_ANY_PROPOSAL.has(stem) && !shared.has(stem))
      shared.set(stem, word);
  }
  return [...shared.values()];
}
