import type { EssayReading } from '../read-essay.ts';

/** What is missing between the parts; each counts as an issue category of competency 4. */
export type CohesionGap =
  | 'poucos-conectivos'
  | 'quase-sem-conectivos'
  | 'paragrafos-soltos'
  | 'relacoes-pouco-variadas';

const FEW_CONNECTIVES = 8;
const HARDLY_ANY_CONNECTIVES = 4;
const FEW_RELATIONS = 4;

/** The gaps of an essay, from how many different connectives it has and where they stand. */
export function findCohesionGaps({
  connectives,
  structure,
  essay,
}: Pick<EssayReading, 'connectives' | 'structure' | 'essay'>): CohesionGap[] {
  const gaps: CohesionGap[] = [];
  const names = new Set(connectives.map(({ name }) => name));
  const relations = new Set(connectives.map(({ relation }) => relation));
  if (names.size < FEW_CONNECTIVES) gaps.push('poucos-conectivos');
  if (names.size < HARDLY_ANY_CONNECTIVES) gaps.push('quase-sem-conectivos');
  if (relations.size < FEW_RELATIONS) gaps.push('relacoes-pouco-variadas');
  if (structure.hasLooseParagraphs) gaps.push('paragrafos-soltos');
  return essay.words.length === 0 ? [] : gaps;
}
