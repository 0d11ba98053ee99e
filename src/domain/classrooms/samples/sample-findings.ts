import { MAX_LEVEL } from '../../rubric/competency.ts';
import type { FindingCode } from '../../writing/categories.ts';
import type { FiveLevels } from '../sent-essay.ts';

/** What teachers mark most where a competency (its index) is below the highest level, the most frequent first. */
const MARKED: readonly (readonly [competency: number, codes: readonly FindingCode[]])[] = [
  [0, ['virgula', 'concordancia', 'acentuacao', 'virgula', 'crase', 'regencia', 'ortografia']],
  [1, ['generalizacao', 'abertura-generica', 'cliche']],
  [2, ['periodo-longo', 'primeira-pessoa', 'paragrafo-curto']],
  [3, ['palavra-repetida', 'conectivo-repetido', 'palavra-repetida', 'demonstrativo']],
];

/** Findings as they go with such levels: the lower a level, the more of its kind. */
export function sampleFindings(levels: FiveLevels, seed: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [competency, codes] of MARKED) {
    const missing = (MAX_LEVEL - (levels[competency] ?? 0)) / 40;
    for (let place = 0; place < missing; place += 1) {
      const code = codes[(seed + place * 2) % codes.length];
      if (code) counts[code] = (counts[code] ?? 0) + 1 + (seed % 2);
    }
  }
  return counts;
}
