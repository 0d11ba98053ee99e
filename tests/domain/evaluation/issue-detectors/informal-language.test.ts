import { describe, expect, it } from 'vitest';
import { findInformalLanguage } from '@/domain/evaluation/issue-detectors/informal-language';
import { issuesOf, marksOf } from '../../../support/issues';

describe('findInformalLanguage', () => {
  it.each([
    ['an internet abbreviation', 'Se vc quer', ['vc → você']],
    ['a single letter', 'acho q sim', ['q → que']],
    ['written laughter', 'que coisa kkkk', ['kkkk']],
    ['a spoken word', 'levar pra casa', ['pra → para']],
    ['a spoken phrase, without a blind replacement', 'tem gente com fome', ['tem gente']],
    ['"a gente" for "nós"', 'se a gente quiser', ['a gente']],
    ['people are people', 'a gente do campo', []],
    ['a place is a place', 'em todo mundo', []],
    ['an acronym is no abbreviation of a word', 'em MT e PQ', []],
    ['Latin is no speech', 'recebe pro labore', []],
    ['quoted speech is free', 'ela disse "vc não vai"', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findInformalLanguage, text)).toEqual(marks);
  });

  it('abbreviations are internetês, turns of speech are orality', () => {
    expect(issuesOf(findInformalLanguage, 'vc tá aqui').map(({ code }) => code)).toEqual([
      'internetes',
      'oralidade',
    ]);
  });
});
