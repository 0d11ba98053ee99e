import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { readEssay } from '@/domain/evaluation/read-essay';
import {
  COMPETENCY_NUMBERS,
  LEVELS,
  toLevel,
  type CompetencyNumber,
  type Level,
} from '@/domain/rubric/competency';
import { FACTS } from '@/domain/scoring/facts';
import { extractFeatures } from '@/domain/scoring/features/extract-features';
import { standardize, toInputs } from '@/domain/scoring/inputs';
import { predictPoints } from '@/domain/scoring/predict';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import {
  lowerAccounts,
  lowerBand,
  scoreEssay,
  spread,
  toBand,
  toLevels,
  type EssayScore,
} from '@/domain/scoring/score-essay';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { MIDDLING_ESSAYS } from '../../fixtures/scoring/honest/middling';
import { STRONG_ESSAYS } from '../../fixtures/scoring/honest/strong';
import { WEAK_ESSAYS } from '../../fixtures/scoring/honest/weak';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { factsWith } from '../../support/facts';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import { applyCeilings, type Ceiling } from '@/domain/scoring/guards/ceiling';

const weights: ScorerWeights = shipped;

const read = (essay: string, theme = SAMPLE_THEME, supportText?: string) =>
  readEssay({ essay, theme, supportText }, lexiconWithModels);

function score(...essay: Parameters<typeof read>): EssayScore {
  const reading = read(...essay);
  return scoreEssay(reading, collectFacts(reading), weights);
}

const totalOf = ({ levels }: EssayScore) =>
  COMPETENCY_NUMBERS.reduce<number>((total, number) => total + levels[number], 0);
const meanTotalOf = (essays: { essay: string; theme: string }[]) =>
  essays.reduce((sum, { essay, theme }) => sum + totalOf(score(essay, theme)), 0) / essays.length;

/** Errors that a score must not have, for any text. */
function faultsOf(one: EssayScore): string[] {
  const { low, high } = one.band;
  const total = totalOf(one);
  return [
    ...COMPETENCY_NUMBERS.filter((number) => !LEVELS.includes(one.levels[number])).map((n) => `level ${n}`),
    ...(0 <= low && low <= total && total <= high && high <= 1000 ? [] : [`band ${low}–${high} of ${total}`]),
    ...COMPETENCY_NUMBERS.filter((n) => toLevel(one.accounts[n].points) !== one.levels[n]).map(
      (n) => `points ${one.accounts[n].points} at level ${one.levels[n]}`,
    ),
    ...(low % 20 === 0 && high % 20 === 0 ? [] : [`ends ${low}–${high}`]),
  ];
}

describe('toLevels', () => {
  it('gives the nearest level, 0–200', () => {
    expect(toLevels([59, 61, -30, 240, 119])).toEqual({ 1: 40, 2: 80, 3: 0, 4: 200, 5: 120 });
  });
});

describe('spread', () => {
  it('stretches the distance from the center, then shifts, each competency by its own settings', () => {
    const settings = {
      center: [100, 100, 100, 100, 140],
      stretch: [2, 2, 1, 0.5, 3],
      shift: [0, 0, 25, 0, -40],
    };
    expect(spread([130, 80, 120, 170, 140], settings)).toEqual([160, 60, 145, 135, 100]);
  });
});

describe('toBand', () => {
  const same = (level: (typeof LEVELS)[number]) => ({ 1: level, 2: level, 3: level, 4: level, 5: level });

  it.each([
    ['so far to both sides of the sum of the levels', same(120), 100, [500, 700]],
    ['ends rounded to 20', same(120), 72, [520, 680]],
    ['the sum alone where nothing scatters', same(120), 0, [600, 600]],
    ['not below 0', same(0), 100, [0, 100]],
    ['not above 1000', same(200), 100, [900, 1000]],
    ['what is shown, level by level', { ...same(120), 5: 40 }, 60, [460, 580]],
  ] as const)('reaches %s', (_requirement, levels, reach, [low, high]) => {
    expect(toBand(levels, reach)).toEqual({ low, high });
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
    const { essay, theme } = MIDDLING_ESSAYS[0]!;
    const reading = read(essay, theme);
    const [narrow, wide] = [0.5, 1].map((factor) => {
      const error = { ...weights.error, factor };
      return scoreEssay(reading, collectFacts(reading), { ...weights, error }).band;
    });
    expect(wide!.low).toBeLessThan(narrow!.low);
    expect(wide!.high).toBeGreaterThan(narrow!.high);
  });

  it('asks for no support text', () => {
    const { essay, theme } = read(GOOD_ESSAY);
    const facts = collectFacts(read(GOOD_ESSAY));
    expect(scoreEssay({ essay, theme, supportText: null }, facts, weights)).toEqual(
      scoreEssay({ essay, theme }, facts, weights),
    );
  });

  it('gives any text, theme and support text valid levels, points inside them, and a band that holds their sum', () => {
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
    // Takes 4 s on an idle machine; a quadratic algorithm would take minutes and exceed the time limit of the test.
  });
});

describe('accounts', () => {
  const expectedOf = (essay: string) => {
    const reading = read(essay);
    const inputs = toInputs(extractFeatures(reading), collectFacts(reading));
    const standard = standardize(inputs, weights.inputs, false);
    return spread(predictPoints(weights, standard), weights.levels);
  };
  const essays = [
    GOOD_ESSAY,
    WEAK_ESSAY,
    ...[...MIDDLING_ESSAYS, ...STRONG_ESSAYS].map(({ essay }) => essay),
  ];

  it('sum up to what the model expects: start, terms, others and whole', () => {
    for (const essay of essays) {
      const { accounts } = score(essay);
      const sums = COMPETENCY_NUMBERS.map((number) => {
        const { start, terms, others = [], whole } = accounts[number];
        return [...terms, ...others].reduce((sum, { points }) => sum + points, start + whole);
      });
      expect(sums).toEqual(expectedOf(essay).map(Math.round));
    }
  });

  it('are the points expected where no bound moves them, within 0–200', () => {
    const all = essays.flatMap((essay) => {
      const { accounts } = score(essay);
      const expected = expectedOf(essay);
      return COMPETENCY_NUMBERS.map((number) => ({
        ...accounts[number],
        free: Math.round(Math.min(200, Math.max(0, expected[number - 1]!))),
      }));
    });
    const [bound, unbound] = [all.filter((one) => one.bound), all.filter((one) => !one.bound)];
    expect([bound, unbound]).not.toContainEqual([]);
    expect(unbound.map(({ points }) => points)).toEqual(unbound.map(({ free }) => free));
  });

  it('name the bound that moved the points', () => {
    const reading = read(GOOD_ESSAY);
    const facts = { ...collectFacts(reading), elements: 1 };
    expect(scoreEssay(reading, facts, weights).accounts[5]).toMatchObject({
      points: 99,
      bound: 'um-elemento',
    });
  });

  it('tell of each competency its own facts, the weightiest first, and none that adds nothing', () => {
    const { accounts } = score(WEAK_ESSAY);
    for (const number of COMPETENCY_NUMBERS) {
      const { terms } = accounts[number];
      expect(terms.filter(({ fact }) => FACTS[fact].competency !== number)).toEqual([]);
      expect(terms.filter(({ points }) => points === 0)).toEqual([]);
      const weights = terms.map(({ points }) => Math.abs(points));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  it('hold against a fact that it is there: more of a fault moves its own term down', () => {
    const reading = read(GOOD_ESSAY);
    const facts = collectFacts(reading);
    const termWith = (misspellings: number) =>
      scoreEssay(reading, { ...facts, misspellings }, weights).accounts[1].terms.find(
        ({ fact }) => fact === 'misspellings',
      )?.points ?? 0;
    expect(termWith(4)).toBeLessThan(termWith(0));
  });
});

describe('lowerAccounts', () => {
  const { accounts } = scoreEssay(read(GOOD_ESSAY), factsWith({}), weights);
  const account = { ...accounts[1], points: 150 };

  it('leaves no points beyond the level that is left, and nothing else changes', () => {
    const given = { ...accounts, 1: account };
    const lowered = lowerAccounts(given, { 1: 80, 2: 200, 3: 200, 4: 200, 5: 200 });
    expect(lowered).toEqual({ ...given, 1: { ...account, points: 99 } });
    expect(given[1].points).toBe(150);
  });

  it('leaves points as they are at the level they stand in', () => {
    const lowered = lowerAccounts({ ...accounts, 1: account }, { 1: 160, 2: 0, 3: 0, 4: 0, 5: 0 });
    expect(lowered[1].points).toBe(150);
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
