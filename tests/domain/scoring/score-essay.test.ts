import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPETENCY_NUMBERS, LEVELS, type CompetencyNumber, type Level } from '@/domain/rubric/competency';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import { scoreEssay, toBand, toLevels, type EssayScore, lowerBand } from '@/domain/scoring/score-essay';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { analyzeText } from '@/domain/text/analyze-text';
import { MIDDLING_ESSAYS } from '../../fixtures/scoring/honest/middling';
import { STRONG_ESSAYS } from '../../fixtures/scoring/honest/strong';
import { WEAK_ESSAYS } from '../../fixtures/scoring/honest/weak';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { applyCeilings, type Ceiling } from '@/domain/scoring/guards/ceiling';

const weights: ScorerWeights = shipped;

function score(essay: string, theme = SAMPLE_THEME, supportText?: string): EssayScore {
  const support = supportText === undefined ? null : analyzeText(supportText);
  return scoreEssay({ essay: analyzeText(essay), theme: analyzeText(theme), supportText: support }, weights);
}

const totalOf = ({ levels }: EssayScore) =>
  COMPETENCY_NUMBERS.reduce<number>((total, number) => total + levels[number], 0);
const meanTotalOf = (essays: { essay: string; theme: string }[]) =>
  essays.reduce((sum, { essay, theme }) => sum + totalOf(score(essay, theme)), 0) / essays.length;

/** What is wrong with a score, whatever the text. */
function faultsOf(one: EssayScore): string[] {
  const { low, high } = one.band;
  const total = totalOf(one);
  return [
    ...COMPETENCY_NUMBERS.filter((number) => !LEVELS.includes(one.levels[number])).map((n) => `level ${n}`),
    ...(0 <= low && low <= total && total <= high && high <= 1000 ? [] : [`band ${low}–${high} of ${total}`]),
    ...(low % 20 === 0 && high % 20 === 0 ? [] : [`ends ${low}–${high}`]),
  ];
}

describe('toLevels', () => {
  const plain = { center: [100, 100, 100, 100, 100], stretch: [1, 1, 1, 1, 1], shift: [0, 0, 0, 0, 0] };

  it('gives the nearest level, 0–200', () => {
    expect(toLevels([59, 61, -30, 240, 119], plain)).toEqual({ 1: 40, 2: 80, 3: 0, 4: 200, 5: 120 });
  });

  it('stretches the distance from the center, then shifts, each competency by its own settings', () => {
    const settings = {
      center: [100, 100, 100, 100, 140],
      stretch: [2, 2, 1, 0.5, 3],
      shift: [0, 0, 25, 0, -40],
    };
    expect(toLevels([130, 80, 120, 170, 140], settings)).toEqual({ 1: 160, 2: 80, 3: 160, 4: 120, 5: 120 });
    expect(toLevels([130, 80, 120, 170, 140], plain)).toEqual({ 1: 120, 2: 80, 3: 120, 4: 160, 5: 160 });
  });
});

describe('toBand', () => {
  const same = (level: (typeof LEVELS)[number]) => ({ 1: level, 2: level, 3: level, 4: level, 5: level });

  it.each([
    ['so far to both sides of the expected total', [120, 120, 120, 120, 120], same(120), 100, [500, 700]],
    ['ends rounded to 20', [121, 122, 123, 124, 125], same(120), 72, [540, 680]],
    ['not below 0', [10, 10, 10, 10, 10], same(0), 100, [0, 160]],
    ['not above 1000', [190, 190, 190, 190, 190], same(200), 100, [860, 1000]],
    ['as far down as the levels', [120, 120, 120, 120, 120], same(80), 60, [400, 660]],
    ['as far up as the levels', [120, 120, 120, 120, 120], same(160), 60, [540, 800]],
  ] as const)('reaches %s', (_requirement, points, levels, reach, [low, high]) => {
    expect(toBand(points, levels, reach)).toEqual({ low, high });
  });
});

describe('scoreEssay', () => {
  it('ranks a good essay far above a weak one on the same theme', () => {
    expect(totalOf(score(GOOD_ESSAY))).toBeGreaterThanOrEqual(totalOf(score(WEAK_ESSAY)) + 200);
    expect(score(GOOD_ESSAY).band.low).toBeGreaterThan(score(WEAK_ESSAY).band.low);
  });

  it('ranks strong essays above middling ones, and those above weak ones', () => {
    const [weak, middling, strong] = [WEAK_ESSAYS, MIDDLING_ESSAYS, STRONG_ESSAYS].map(meanTotalOf);
    expect(strong).toBeGreaterThan(middling! + 100);
    expect(middling).toBeGreaterThan(weak! + 100);
  });

  it('misses the proposal in competency 5 when the last paragraph is taken away', () => {
    const without = GOOD_ESSAY.split('\n').slice(0, -1).join('\n');
    expect(score(without).levels[5]).toBeLessThanOrEqual(score(GOOD_ESSAY).levels[5] - 80);
  });

  it('gives the same essay the same score', () => {
    expect(score(WEAK_ESSAY)).toEqual(score(WEAK_ESSAY));
  });

  it('widens the band with the factor', () => {
    const input = { essay: analyzeText(WEAK_ESSAY), theme: analyzeText(SAMPLE_THEME) };
    const error = { ...weights.error, factor: weights.error.factor * 2 };
    const [usual, wide] = [weights, { ...weights, error }].map((one) => scoreEssay(input, one).band);
    expect(wide!.low).toBeLessThan(usual!.low);
    expect(wide!.high).toBeGreaterThan(usual!.high);
  });

  it('asks for no support text', () => {
    const input = { essay: analyzeText(GOOD_ESSAY), theme: analyzeText(SAMPLE_THEME) };
    expect(scoreEssay({ ...input, supportText: null }, weights)).toEqual(scoreEssay(input, weights));
  });

  it('gives any text, theme and support text valid levels, and a band that holds their sum', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.constantFrom(...GOOD_ESSAY.split(/(?<=[ \n])/), '\ud800', '\u200b', '.\n', '“', '9% '), {
          maxLength: 300,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, fc.option(anyText, { nil: undefined }), (essay, theme, support) => {
        expect(faultsOf(score(essay, theme, support))).toEqual([]);
      }),
    );
  });

  it.each([
    ['prose', `${GOOD_ESSAY}\n`],
    ['one sentence', 'a escola e o livro, '],
    ['lines', 'a\n'],
    ['one word', 'x'],
  ])('ends for 100,000 characters of %s', (_text, unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
    expect(faultsOf(score(text, text, text))).toEqual([]);
    // In 1 s on an idle machine; what grows with the square takes minutes, which is longer than a test may.
  });
});

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
        const band = { low: sumOfLevels(given) - down, high: sumOfLevels(given) + up };
        const lowered = applyCeilings(given, limits);
        const { low, high } = lowerBand(band, lowered, limits);
        expect(low).toBeLessThanOrEqual(sumOfLevels(lowered));
        expect(high).toBeGreaterThanOrEqual(sumOfLevels(lowered));
        expect(low).toBeLessThanOrEqual(band.low);
        expect(high).toBeLessThanOrEqual(band.high);
      }),
    );
  });
});

function sumOfLevels(levels: Record<CompetencyNumber, Level>): number {
  return COMPETENCY_NUMBERS.reduce<number>((total, number) => total + levels[number], 0);
}
