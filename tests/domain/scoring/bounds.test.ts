import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLevel, type CompetencyNumber } from '@/domain/rubric/competency';
import { applyBounds, findBounds, type BoundReason } from '@/domain/scoring/bounds';
import type { Facts } from '@/domain/scoring/facts';
import { factsWith } from '../../support/facts';

/**
 * Facts for which no bound lowers any essay, and none raises an essay that the model scores in the middle of the
 * scale.
 */
const NEUTRAL: Partial<Facts> = {
  words: 400,
  redMarks: 1,
  hasSource: 1,
  productiveRepertoire: 1,
  links: 1,
  unlinkedParagraphs: 1,
  elements: 5,
  hasAgentOrAction: 1,
};
const MIDDLE = [100, 100, 100, 100, 100];
const NOTHING = [0, 0, 0, 0, 0];
/** The level 40 in every competency, which every text reaches. */
const LOW = [40, 40, 40, 40, 40];
const ALL = [200, 200, 200, 200, 200];

/**
 * Applies the bounds to the expected points; returns the level and points of one competency, and the reason if a
 * bound changed them.
 */
function boundOf(competency: CompetencyNumber, expected: readonly number[], changes: Partial<Facts>) {
  const facts = factsWith({ ...NEUTRAL, ...changes });
  const { points, binding } = applyBounds(expected, findBounds(facts, expected));
  const value = points[competency - 1]!;
  return { level: toLevel(value), points: value, reason: binding.get(competency)?.reason };
}

const ARGUED: Partial<Facts> = {
  supportedArguments: 2,
  bareArguments: 0,
  unlinkedParagraphs: 0,
  thesis: 0.6,
};
const PLANNED: Partial<Facts> = { ...ARGUED, developmentWords: 220, thesisReturn: 1 };
const CLEAN: Partial<Facts> = { redMarks: 0, yellowMarks: 0 };

describe('findBounds', () => {
  it('moves nothing where no fact speaks', () => {
    const { points, binding } = applyBounds(MIDDLE, findBounds(factsWith(NEUTRAL), MIDDLE));
    expect(points).toEqual(MIDDLE);
    expect([...binding]).toEqual([]);
  });

  it.each<[string, CompetencyNumber, Partial<Facts>, BoundReason, number]>([
    ['no mark in 200 words', 1, { ...CLEAN, words: 200 }, 'sem-desvios', 160],
    ['a sure thesis and two arguments with support', 3, ARGUED, 'argumentos-completos', 120],
    [
      'all paragraphs linked, and many connectives',
      4,
      { unlinkedParagraphs: 0, links: 2, innerConnectives: 10 },
      'tudo-ligado',
      160,
    ],
    ['five sure elements', 5, { sureElements: 5 }, 'proposta-completa', 160],
  ])('lifts what was expected low: %s', (_requirement, competency, changes, reason, level) => {
    expect(boundOf(competency, NOTHING, changes)).toMatchObject({ reason, level });
  });

  it.each<[string, CompetencyNumber, Partial<Facts>, number[]]>([
    ['a long text without a mark', 1, { ...CLEAN, words: 330 }, MIDDLE.with(0, 155)],
    ['a project carried through', 3, PLANNED, MIDDLE.with(2, 152)],
    [
      'one that the proposal takes up',
      3,
      { ...PLANNED, thesisReturn: 0, proposalLinks: 4 },
      ALL.with(2, 152),
    ],
  ])('lifts to the top what comes near it: %s', (_requirement, competency, changes, expected) => {
    expect(boundOf(competency, expected, changes).level).toBe(200);
    const farther = expected.with(competency - 1, expected[competency - 1]! - 1);
    expect(boundOf(competency, farther, changes).level).toBeLessThan(200);
  });

  it.each<[string, CompetencyNumber, Partial<Facts>]>([
    ['199 words without a mark', 1, { ...CLEAN, words: 199 }],
    ['a thesis that may be none', 3, { ...ARGUED, thesis: 0.59 }],
    ['one argument with support', 3, { ...ARGUED, supportedArguments: 1 }],
    ['an argument without support', 3, { ...ARGUED, bareArguments: 1 }],
    ['a paragraph without a link', 3, { ...ARGUED, unlinkedParagraphs: 1 }],
    ['nine connectives', 4, { unlinkedParagraphs: 0, links: 2, innerConnectives: 9 }],
    ['one link', 4, { unlinkedParagraphs: 0, links: 1, innerConnectives: 10 }],
    ['a paragraph without a link, for cohesion', 4, { links: 2, innerConnectives: 10 }],
    ['four sure elements', 5, { sureElements: 4 }],
  ])('lifts nothing for less: %s', (_requirement, competency, changes) => {
    expect(boundOf(competency, LOW, changes)).toEqual({ level: 40, points: 40, reason: undefined });
  });

  it.each<[string, Partial<Facts>]>([
    ['a stock frame', { stockFrames: 1 }],
    ['a short development', { developmentWords: 219 }],
    ['an end that takes nothing up', { thesisReturn: 0, proposalLinks: 3 }],
  ])('sees no whole project in %s', (_requirement, changes) => {
    expect(boundOf(3, MIDDLE.with(2, 150), { ...PLANNED, ...changes }).points).toBe(150);
  });

  it.each<[string, CompetencyNumber, Partial<Facts>, BoundReason, number]>([
    ['eight red marks in a hundred words', 1, { redMarks: 32 }, 'muitos-desvios', 40],
    ['two faults in 400 words', 1, { redMarks: 2 }, 'desvios-demais-para-200', 160],
    ['one fault in 399 words', 1, { words: 399 }, 'desvios-demais-para-200', 160],
    ['no source of any kind', 2, { hasSource: 0 }, 'sem-repertorio', 120],
    ['no reference put to use', 2, { productiveRepertoire: 0 }, 'repertorio-sem-uso', 160],
    ['no link between paragraphs', 4, { links: 0 }, 'sem-elos', 120],
    ['no proposal', 5, { elements: 0, hasAgentOrAction: 0, action: 0.35 }, 'sem-proposta', 40],
    ['what may be an action', 5, { elements: 0, hasAgentOrAction: 0, action: 0.36 }, 'proposta-incerta', 80],
    ['one element', 5, { elements: 1 }, 'um-elemento', 80],
    ['elements without agent or action', 5, { elements: 3, hasAgentOrAction: 0 }, 'sem-agente-nem-acao', 80],
    ['four elements', 5, { elements: 4, likelyElements: 4.49 }, 'falta-elemento', 160],
  ])('holds down what was expected high: %s', (_requirement, competency, changes, reason, level) => {
    expect(boundOf(competency, ALL, changes)).toMatchObject({ reason, level });
  });

  it('leaves 200 to a proposal of which an element was likely overlooked', () => {
    expect(boundOf(5, ALL, { elements: 4, likelyElements: 4.5 })).toMatchObject({ level: 200 });
  });

  it('leaves 200 to one fault in 400 words, to a source put to use, to one link and to five elements', () => {
    const { points } = applyBounds(ALL, findBounds(factsWith(NEUTRAL), ALL));
    expect(points.map(toLevel)).toEqual(ALL);
  });

  it('lets limits win over floors', () => {
    const bounds = { sureElements: 5, elements: 1 };
    expect(boundOf(5, NOTHING, bounds)).toMatchObject({ level: 80, reason: 'um-elemento' });
    expect(boundOf(5, ALL, bounds)).toMatchObject({ level: 80, reason: 'um-elemento' });
    const unknown = { ...CLEAN, words: 200, unknownMarks: 24 };
    expect(boundOf(1, NOTHING, unknown)).toMatchObject({ reason: 'muitos-desvios', level: 40 });
  });

  it('counts a yellow mark less than a red one, and an unknown word less than either is sure to be', () => {
    const left = (changes: Partial<Facts>) => boundOf(1, ALL, { redMarks: 0, ...changes }).points;
    expect(left({ redMarks: 20 })).toBeLessThan(left({ unknownMarks: 20 }));
    expect(left({ unknownMarks: 20 })).toBeLessThan(left({ yellowMarks: 20 }));
    expect(left({ yellowMarks: 20 })).toBeLessThan(200);
  });

  it('gives any text of 100 words something of each competency but the fifth, and more where more was expected', () => {
    const with100 = (expected: number[], words: number) => {
      const facts = factsWith({ ...NEUTRAL, redMarks: 0, words });
      return applyBounds(expected, findBounds(facts, expected)).points;
    };
    const far = [-90, -90, -90, -90, -90];
    expect(with100(far, 100).map(toLevel)).toEqual([40, 40, 40, 40, 0]);
    expect(with100(far, 99).map(toLevel)).toEqual([0, 0, 0, 0, 0]);
    expect(with100([-60, -90, -90, -90, -90], 100)[0]).toBeGreaterThan(with100(far, 100)[0]!);
  });

  it('says of a text of few words no more than of one of sixty', () => {
    const left = (words: number) => boundOf(1, ALL, { words, redMarks: 2 }).points;
    expect(left(5)).toBe(left(60));
    expect(left(61)).toBeGreaterThan(left(60));
  });
});

const words = fc.integer({ min: 0, max: 600 });
const marks = fc.record({
  redMarks: fc.nat({ max: 80 }),
  yellowMarks: fc.nat({ max: 80 }),
  unknownMarks: fc.nat({ max: 80 }),
});
const kind = fc.constantFrom('redMarks', 'yellowMarks', 'unknownMarks');
const anyPoints = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 5, maxLength: 5 });

describe('faults', () => {
  it('never leave more points when there are more of them', () => {
    fc.assert(
      fc.property(words, marks, kind, anyPoints, (count, some, more, expected) => {
        const pointsWith = (amounts: typeof some) =>
          boundOf(1, expected, { ...amounts, words: count }).points;
        expect(pointsWith({ ...some, [more]: some[more] + 1 })).toBeLessThanOrEqual(pointsWith(some));
      }),
    );
  });

  it('leave strictly fewer points with each red mark as long as the limit binds and there is something left', () => {
    fc.assert(
      fc.property(words, (count) => {
        const left = Array.from({ length: 80 }, (_, redMarks) => boundOf(1, ALL, { words: count, redMarks }));
        const bound = left.filter(({ reason, points }) => reason === 'muitos-desvios' && points > 20);
        const points = bound.map((one) => one.points);
        expect(points.length).toBeGreaterThan(3);
        expect(points).toEqual([...new Set(points)].toSorted((a, b) => b - a));
      }),
    );
  });

  it('bind from a few in a hundred words on, and leave the lowest level but one from ten on', () => {
    const at = (redMarks: number) => boundOf(1, ALL, { words: 100, redMarks });
    for (let redMarks = 2; redMarks < 20; redMarks += 1) {
      expect(at(redMarks).points).toBeGreaterThan(at(redMarks + 1).points);
    }
    expect([10, 20, 90].map((redMarks) => at(redMarks).level)).toEqual([40, 40, 40]);
  });
});

describe('applyBounds', () => {
  it('applies bounds in order, and names for each competency the last that moved it', () => {
    const { points, binding } = applyBounds(MIDDLE, [
      { competency: 1, reason: 'sem-desvios', least: 140 },
      { competency: 1, reason: 'muitos-desvios', most: 150 },
      { competency: 2, reason: 'sem-repertorio', most: 139 },
      { competency: 3, reason: 'argumentos-completos', least: 120 },
      { competency: 3, reason: 'projeto-completo', least: 180 },
    ]);
    expect(points).toEqual([140, 100, 180, 100, 100]);
    expect([...binding].map(([number, { reason }]) => [number, reason])).toEqual([
      [1, 'sem-desvios'],
      [3, 'projeto-completo'],
    ]);
  });

  it('leaves what it is given as it was', () => {
    const expected = [...MIDDLE];
    applyBounds(expected, [{ competency: 1, reason: 'muitos-desvios', most: 0 }]);
    expect(expected).toEqual(MIDDLE);
  });
});
