import type { CompetencyKey } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { coherenceEvidence } from './coherence-evidence.ts';
import { cohesionEvidence } from './cohesion-evidence.ts';
import { grammarEvidence } from './grammar-evidence.ts';
import { interventionEvidence } from './intervention-evidence.ts';
import { themeEvidence } from './theme-evidence.ts';

/**
 * What in the essay speaks for and against the level of each competency, most telling first. It serves any
 * producer of levels. Copying is looked for where the supporting texts are given; an empty essay has no evidence.
 */
export function gatherEvidence(reading: EssayReading): Record<CompetencyKey, EvidenceItem[]> {
  const isEmpty = reading.essay.words.length === 0;
  const unlessEmpty = (gather: () => EvidenceItem[]) => (isEmpty ? [] : gather());
  return {
    competencia_1: unlessEmpty(() => grammarEvidence(reading)),
    competencia_2: unlessEmpty(() => themeEvidence(reading)),
    competencia_3: unlessEmpty(() => coherenceEvidence(reading)),
    competencia_4: unlessEmpty(() => cohesionEvidence(reading)),
    competencia_5: unlessEmpty(() => interventionEvidence(reading)),
  };
}
