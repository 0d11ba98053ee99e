import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { readEssay } from '@/domain/evaluation/read-essay';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { FACT_NAMES, type Facts } from '@/domain/scoring/facts';
import { scoreEssay } from '@/domain/scoring/score-essay';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import { tryFacts } from '@/domain/scoring/try-facts';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const weights: ScorerWeights = shipped;

const ESSAYS = [GOOD_ESSAY, WEAK_ESSAY].map((essay) => {
  const reading = readEssay({ theme: SAMPLE_THEME, essay });
  const facts = collectFacts(reading);
  return { reading, facts, score: scoreEssay(reading, facts, weights) };
});

const changes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...FACT_NAMES), fc.double({ min: 0, max: 400, noNaN: true })), {
    selector: ([fact]) => fact,
    maxLength: 12,
  })
  .map((pairs) => Object.fromEntries(pairs) as Partial<Facts>);

describe('tryFacts', () => {
  it('gives what scoring the text with those facts gives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ESSAYS), changes, ({ reading, facts, score }, change) => {
        const known = Object.entries(change).filter(([fact]) => !Number.isNaN(facts[fact as keyof Facts]));
        const changed: Facts = { ...facts, ...Object.fromEntries(known) };
        const whole = scoreEssay(reading, changed, weights).accounts;
        expect(tryFacts(score.basis, changed, weights).map(Math.round)).toEqual(
          COMPETENCY_NUMBERS.map((number) => whole[number].points),
        );
      }),
      { numRuns: 60 },
    );
  });
});
