import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPETENCY_NUMBERS, LEVELS, type CompetencyNumber, type Level } from '@/domain/rubric/competency';
import { applyCeilings } from '@/domain/scoring/guards/apply-ceilings';
import type { Ceiling } from '@/domain/scoring/guards/ceiling';
import { lowerBand } from '@/domain/scoring/guards/lower-band';

const BAND = { low: 560, high: 760 };
const GIVEN = { 1: 120, 2: 120, 3: 120, 4: 160, 5: 120 } as const;
const mild: Ceiling = { reason: 'paragrafos-parecidos', levels: { 3: 160 } };
const hard: Ceiling = { reason: 'tangenciamento', levels: { 2: 40, 3: 40, 5: 40 } };
const harder: Ceiling = { reason: 'sem-conteudo', levels: { 1: 40, 2: 80, 3: 0 } };

describe('lowerBand', () => {
  it('without ceilings the band stays', () => {
    expect(lowerBand(BAND, GIVEN, [])).toEqual(BAND);
  });

  it('a ceiling above the band changes nothing', () => {
    expect(lowerBand(BAND, GIVEN, [mild])).toEqual(BAND);
  });

  it('the lower end follows the lowered levels, the upper end what the ceilings leave', () => {
    const lowered = { 1: 120, 2: 40, 3: 40, 4: 160, 5: 40 } as const;
    expect(lowerBand(BAND, lowered, [hard])).toEqual({ low: 400, high: 520 });
  });

  it('the lowest of several ceilings counts for each competency', () => {
    const lowered = { 1: 40, 2: 40, 3: 0, 4: 160, 5: 40 } as const;
    expect(lowerBand(BAND, lowered, [hard, harder])).toEqual({ low: 280, high: 320 });
  });

  it('a band below the ceilings keeps its lower end', () => {
    const low = { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 } as const;
    expect(lowerBand({ low: 120, high: 300 }, low, [hard])).toEqual({ low: 120, high: 300 });
  });

  it('holds the sum of the lowered levels, and is never wider upwards, whatever the ceilings', () => {
    const level = fc.constantFrom(...LEVELS);
    const levels = fc.record({ 1: level, 2: level, 3: level, 4: level, 5: level });
    const ceilings = fc.array(
      fc.record({
        reason: fc.constant('sem-conteudo' as const),
        levels: fc.record({ 1: level, 2: level, 3: level, 4: level, 5: level }, { requiredKeys: [] }),
      }),
    );
    const reach = fc.nat({ max: 400 });
    fc.assert(
      fc.property(levels, ceilings, reach, reach, (given, limits, down, up) => {
        const band = { low: totalOf(given) - down, high: totalOf(given) + up };
        const lowered = applyCeilings(given, limits);
        const { low, high } = lowerBand(band, lowered, limits);
        expect(low).toBeLessThanOrEqual(totalOf(lowered));
        expect(high).toBeGreaterThanOrEqual(totalOf(lowered));
        expect(low).toBeLessThanOrEqual(band.low);
        expect(high).toBeLessThanOrEqual(band.high);
      }),
    );
  });
});

function totalOf(levels: Record<CompetencyNumber, Level>): number {
  return COMPETENCY_NUMBERS.reduce<number>((total, number) => total + levels[number], 0);
}
