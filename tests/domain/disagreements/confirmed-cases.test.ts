import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleOfFinding } from '@/domain/disagreements/targets';
import type { DisagreementCase } from '@/domain/disagreements/test-case';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { observe } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import { overlap, type Span } from '@/domain/text/span';
import { lexiconWithModels } from '../../support/lexicon-with-models';

/** Disagreements that students reported, the team confirmed, and a later change fixed ("Baixar casos de teste"). */
const FOLDER = 'tests/fixtures/disagreements';
const CASES = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as DisagreementCase[],
);
const LEVELS = { 1: 120, 2: 120, 3: 120, 4: 120, 5: 120 } as const;

/** The positions of the corrector's findings for the rule of a case. */
function placesOf({ competencia, tipo, regra }: DisagreementCase, essay: string): Span[] {
  const reading = readEssay({ theme: '', essay }, lexiconWithModels);
  if (tipo === 'marca')
    return reading.findings.filter((one) => one.competencia === competencia && ruleOfFinding(one) === regra);
  const evidence = gatherEvidence(reading);
  if (tipo === 'passo')
    return observe(reading, LEVELS, evidence)[competencia].faults.flatMap(({ kind, place }) =>
      kind === regra && place ? place : [],
    );
  return evidence[`competencia_${competencia}`]
    .filter(({ side, label }) => side === tipo && label === regra)
    .flatMap(({ passages }) => passages);
}

describe.each(CASES)('$regra, in “$passage”', (one) => {
  it('is not found where a student was right', () => {
    expect(one.passage.slice(one.mark.start, one.mark.end)).not.toBe('');
    expect(placesOf(one, one.passage).filter((place) => overlap(place, one.mark))).toEqual([]);
  });

  it('is still found where it belongs', () => {
    expect(placesOf(one, one.contrast)).not.toEqual([]);
  });
});
