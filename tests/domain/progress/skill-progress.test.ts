import { describe, expect, it } from 'vitest';
import { meanTotal, skillMeans } from '@/domain/progress/metrics';
import { averageNow, highlights, skillProgress } from '@/domain/progress/skill-progress';
import { buildRow } from '../../support/builders';

/** Rows, oldest first, with these levels in the first competency; all other competencies have 120. */
const rowsOf = (levels: readonly number[]) =>
  levels.map((level, index) =>
    buildRow({ id: String(index), nota: level + 480, competencias: [level, 120, 120, 120, 120] }),
  );
const grammarOf = (levels: readonly number[]) => skillProgress(rowsOf(levels))[0];

describe('skillProgress', () => {
  it('of no essay is nothing', () => {
    expect(skillProgress([])).toEqual([]);
    expect(averageNow([])).toBe(0);
    expect(highlights([])).toEqual({ strongest: null, gain: null });
  });

  it.each([
    ['one essay is where it stands', [120], { now: 60, before: null, trend: null, level: 120 }],
    ['two say no direction', [40, 200], { now: 60, before: null, trend: null, level: 200 }],
    ['nor do three', [0, 80, 160], { now: 40, before: null, trend: null, level: 160 }],
    ['four do', [80, 160, 160, 160], { now: 80, before: 40, trend: 'up', level: 160 }],
    [
      'only the last three are now',
      [200, 200, 200, 40, 80, 40],
      { now: 27, before: 100, trend: 'down', level: 40 },
    ],
    [
      'only the three before are before',
      [0, 0, 120, 120, 120, 120, 120, 120],
      { now: 60, before: 60, trend: 'steady', level: 120 },
    ],
    [
      'a third of a level is no direction',
      [120, 120, 120, 120, 120, 160],
      { now: 67, before: 60, trend: 'steady', level: 120 },
    ],
    ['two thirds are one', [120, 120, 120, 160, 120, 160], { now: 73, before: 60, trend: 'up', level: 160 }],
    ['downwards as well', [160, 160, 160, 120, 160, 120], { now: 67, before: 80, trend: 'down', level: 120 }],
    [
      'of three different levels the last one counts',
      [120, 40, 80, 160],
      { now: 47, before: 60, trend: 'down', level: 160 },
    ],
  ])('%s', (_requirement, levels, expected) => {
    expect(grammarOf(levels)).toEqual({ skill: 'gramatica', competency: 1, ...expected });
  });

  it('reads levels that are none, or missing, as the nearest one or 0', () => {
    const [grammar, argument] = skillProgress([buildRow({ competencias: [152] })]);
    expect(grammar).toMatchObject({ now: 76, level: 160 });
    expect(argument).toMatchObject({ now: 0, level: 0 });
  });

  it('averages the five as they are shown', () => {
    expect(averageNow(skillProgress([buildRow({ competencias: [120, 160, 120, 160, 200] })]))).toBe(76);
  });
});

describe('highlights', () => {
  it.each([
    ['the highest and the lowest', [120, 160, 80, 160, 200], { strongest: 'proposta', gain: 'organizacao' }],
    ['the first of equal ones', [160, 160, 80, 80, 80], { strongest: 'gramatica', gain: 'organizacao' }],
    ['nothing ahead where all are equal', [120, 120, 120, 120, 120], { strongest: null, gain: 'gramatica' }],
    ['nothing to win at the top', [200, 200, 200, 200, 200], { strongest: null, gain: null }],
    ['at the bottom everything', [0, 0, 0, 0, 0], { strongest: null, gain: 'gramatica' }],
  ])('are %s', (_requirement, competencias, expected) => {
    expect(highlights(skillProgress([buildRow({ competencias })]))).toEqual(expected);
  });
});

describe('means', () => {
  it('are 0 without essays', () => {
    expect(meanTotal([])).toBe(0);
    expect(skillMeans([]).coesao).toBe(0);
  });

  it('follow every essay, also after thousands', () => {
    const rows = rowsOf([...Array<number>(1000).fill(80), ...Array<number>(1000).fill(160)]);
    expect(skillMeans(rows).gramatica).toBe(60);
    expect(meanTotal(rows)).toBe(600);
  });

  it('are rounded once, at the end', () => {
    expect(meanTotal(rowsOf([0, 40, 0, 0]))).toBe(490);
    expect(skillMeans(rowsOf([0, 0, 40])).gramatica).toBe(7);
  });
});
