import type { CompetencyKey } from '../../rubric/competency.ts';
import type { Ceiling } from '../../scoring/guards/ceiling.ts';
import type { EvidenceItem } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { coherenceEvidence } from './coherence-evidence.ts';
import { cohesionEvidence } from './cohesion-evidence.ts';
import { grammarEvidence } from './grammar-evidence.ts';
import { interventionEvidence } from './intervention-evidence.ts';
import { isOfOtherType } from './other-type.ts';
import { themeEvidence } from './theme-evidence.ts';
import { LABELS } from './evidence-item.ts';

const OF_ESSAYS = new Set<string>([LABELS.unlinkedParagraphs, LABELS.innerConnectives]);
const OF_ANY_TEXT = new Set<string>([
  LABELS.textType,
  LABELS.themeWords,
  LABELS.missingThemeWords,
  LABELS.subject,
  LABELS.copied,
]);

/**
 * Evidence for and against the level of each competency, most important first; independent of the evaluator that
 * gave the levels. Copying is checked if the supporting texts are given. An empty essay has no evidence. A text of
 * another type, such as a tale, has no evidence of thesis, repertoire or proposal, because such a text is not
 * expected to have them.
 */
export function gatherEvidence(
  reading: EssayReading,
  ceilings: readonly Ceiling[] = [],
): Record<CompetencyKey, EvidenceItem[]> {
  const isEmpty = reading.essay.words.length === 0;
  const unlessEmpty = (gather: () => EvidenceItem[]) => (isEmpty ? [] : gather());
  if (isOfOtherType(ceilings))
    return {
      competencia_1: grammarEvidence(reading),
      competencia_2: themeEvidence(reading).filter(({ label }) => OF_ANY_TEXT.has(label)),
      competencia_3: [],
      competencia_4: cohesionEvidence(reading).filter(({ label }) => !OF_ESSAYS.has(label)),
      competencia_5: [],
    };
  return {
    competencia_1: unlessEmpty(() => grammarEvidence(reading)),
    competencia_2: unlessEmpty(() => themeEvidence(reading)),
    competencia_3: unlessEmpty(() => coherenceEvidence(reading)),
    competencia_4: unlessEmpty(() => cohesionEvidence(reading)),
    competencia_5: unlessEmpty(() => interventionEvidence(reading)),
  };
}
