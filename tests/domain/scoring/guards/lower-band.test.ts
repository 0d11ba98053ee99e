import { describe, expect, it } from 'vitest';
import type { Ceiling } from '@/domain/scoring/guards/ceiling';
import { lowerBand } from '@/domain/scoring/guards/lower-band';

const BAND = { low: 560, high: 760 };
const LEVELS = { 1: 120, 2: 120, 3: 120, 4: 160, 5: 120 } as const;
const mild: Ceiling = { reason: 'paragrafos-parecidos', levels: { 3: 160 } };
const hard: Ceiling = { reason: 'tangenciamento', levels: { 2: 40, 3: 40, 5: 40 } };
const harder: Ceiling = { reason: 'sem-conteudo', levels: { 1: 40, 2: 80, 3: 0 } };

describe('lowerBand', () => {
  it('without ceilings the band stays', () => {
    expect(lowerBand(BAND, LEVELS, [])).toEqual(BAND);
  });

  it('a ceiling above the band changes nothing', () => {
    expect(lowerBand(BAND, LEVELS, [mild])).toEqual(BAND);
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
});
