import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { evaluateReading } from '@/domain/evaluation/evaluate-essay';
import { readEssay } from '@/domain/evaluation/read-essay';
import { byCompetency, type CompetencyNumber } from '@/domain/rubric/competency';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import {
  misspell,
  OWN_ESSAYS,
  withHalfOfArguments,
  withoutConclusion,
  withoutEverySecondSentence,
  withReplacements,
  type OwnEssay,
} from '../../support/changed-essays';
import { lexiconWithModels as lexicon } from '../../support/lexicon-with-models';

/** The app's evaluation of an essay; each text is evaluated once. */
const evaluations = new Map<string, ReturnType<typeof evaluateNew>>();
const evaluate = ({ theme, essay }: OwnEssay) => {
  const known = evaluations.get(theme + essay) ?? evaluateNew(theme, essay);
  evaluations.set(theme + essay, known);
  return known;
};

function evaluateNew(theme: string, essay: string) {
  const reading = readEssay({ theme, essay }, lexicon);
  const { nota_final, competencias, grifo } = evaluateReading(reading, weights);
  const accounts = grifo?.accounts ?? byCompetency(() => ({ points: 0 }));
  return {
    total: nota_final,
    level: (number: CompetencyNumber) => competencias[`competencia_${number}`].note,
    points: (number: CompetencyNumber) => accounts[`competencia_${number}`].points,
    isZero: grifo?.zeroReason !== undefined,
    facts: collectFacts(reading),
  };
}

/** Each essay with its changed form; essays that the change does not alter are omitted. */
function pairs(change: (essay: OwnEssay) => string, essays = OWN_ESSAYS) {
  return essays
    .map((before) => ({ before, after: { ...before, essay: change(before) } }))
    .filter(({ before, after }) => before.essay !== after.essay)
    .map(({ before, after }) => ({ id: before.id, before: evaluate(before), after: evaluate(after) }));
}

type Pair = ReturnType<typeof pairs>[number];

const idsOf = (found: readonly Pair[]) => found.map(({ id }) => id);
const risen = (all: readonly Pair[]) => idsOf(all.filter(({ before, after }) => after.total > before.total));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const EIGHT_IN_A_HUNDRED = 8;
const withMisspellings = ({ essay }: OwnEssay) => misspell(essay, EIGHT_IN_A_HUNDRED, lexicon);
const pressed = ({ theme, essay }: OwnEssay) => withReplacements(essay, theme, lexicon);

/** A proposal with all five elements, for any theme. */
const PROPOSAL =
  'Portanto, para mudar essa realidade, o governo federal, responsável pelas políticas do país, deve criar um programa permanente de apoio às famílias, por meio de verbas repassadas às prefeituras e de oficinas gratuitas nos bairros, a fim de que toda a população tenha os seus direitos garantidos.';

describe('eight misspelled words in a hundred', () => {
  const all = pairs(withMisspellings);

  it('lower competency I of every essay that can fall, far down', () => {
    expect(all).toHaveLength(OWN_ESSAYS.length);
    const able = all.filter(({ before }) => before.level(1) >= 80);
    expect(able.length).toBeGreaterThan(12);
    expect(idsOf(able.filter(({ before, after }) => after.level(1) >= before.level(1)))).toEqual([]);
    expect(idsOf(all.filter(({ before, after }) => after.level(1) > before.level(1)))).toEqual([]);
    expect(mean(able.map(({ after }) => after.level(1)))).toBeLessThanOrEqual(80);
  });

  it('never raise a total', () => {
    expect(risen(all)).toEqual([]);
  });
});

describe('the replacements of our own marks', () => {
  const faulty = OWN_ESSAYS.map((one) => ({ ...one, essay: withMisspellings(one) }));
  const all = [...pairs(pressed), ...pairs(pressed, faulty)];

  it('raise the points of competency I, and never lower its level', () => {
    expect(all.length).toBeGreaterThan(OWN_ESSAYS.length);
    expect(idsOf(all.filter(({ before, after }) => after.level(1) < before.level(1)))).toEqual([]);
    expect(idsOf(all.filter(({ before, after }) => after.points(1) <= before.points(1)))).toEqual([]);
  });

  it('lift the level where an essay was full of faults', () => {
    const lifted = pairs(pressed, faulty).filter(({ before, after }) => after.level(1) > before.level(1));
    expect(lifted.length).toBeGreaterThanOrEqual(OWN_ESSAYS.length * 0.6);
  });

  it('lower no total', () => {
    expect(idsOf(all.filter(({ before, after }) => after.total < before.total))).toEqual([]);
  });
});

describe('the proposal', () => {
  const cut = pairs(({ essay }) => withoutConclusion(essay)).filter(({ after }) => !after.isZero);

  it('is missed when the conclusion is gone: competency V falls wherever there was one', () => {
    const had = cut.filter(({ before }) => before.facts.elements >= 3);
    expect(had.length).toBeGreaterThan(10);
    expect(idsOf(had.filter(({ before, after }) => after.points(5) >= before.points(5)))).toEqual([]);
    const able = had.filter(({ before }) => before.level(5) > 0);
    expect(idsOf(able.filter(({ before, after }) => after.level(5) >= before.level(5)))).toEqual([]);
  });

  it('leaves 40 at most on average where nothing of one is seen, and never more than 80', () => {
    const without = cut.filter(({ after }) => after.facts.elements === 0).map(({ after }) => after);
    expect(without.length).toBeGreaterThan(5);
    expect(mean(without.map((one) => one.level(5)))).toBeLessThanOrEqual(40);
    expect(Math.max(...without.map((one) => one.level(5)))).toBeLessThanOrEqual(80);
    const surely = without.filter(({ facts }) => facts.action < 0.36);
    expect(Math.max(...surely.map((one) => one.level(5)))).toBe(40);
  });

  it('brings 160 at least where a whole one is added to an essay without', () => {
    const added = pairs(({ essay }) => `${withoutConclusion(essay)}\n${PROPOSAL}`).filter(
      ({ after }) => !after.isZero,
    );
    expect(added.length).toBeGreaterThan(12);
    expect(idsOf(added.filter(({ after }) => after.facts.sureElements < 5))).toEqual([]);
    expect(idsOf(added.filter(({ after }) => after.level(5) < 160))).toEqual([]);
  });
});

describe('less work', () => {
  it.each([
    ['all commas dropped', ({ essay }: OwnEssay) => essay.replaceAll(',', '')],
    ['half of the arguments left out', ({ essay }: OwnEssay) => withHalfOfArguments(essay)],
    ['every second sentence left out', ({ essay }: OwnEssay) => withoutEverySecondSentence(essay)],
    ['the whole text in one paragraph', ({ essay }: OwnEssay) => essay.replaceAll('\n', ' ')],
  ])('never scores higher: %s', (_change, change) => {
    const all = pairs(change);
    expect(all.length).toBeGreaterThan(10);
    expect(risen(all)).toEqual([]);
  });
});
