import { describe, expect, it } from 'vitest';
import { detectIssues } from '@/domain/evaluation/issue-detectors/detect-issues';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

const codesIn = (essay: string) =>
  new Set(detectIssues(analyzeText(essay), analyzeText(SAMPLE_THEME)).map(({ code }) => code));

describe('detectIssues', () => {
  it('a strong essay raises long sentences at most', () => {
    expect([...codesIn(GOOD_ESSAY)].filter((code) => code !== 'periodo-longo')).toEqual([]);
  });

  it('a weak essay raises each of its slips', () => {
    expect(codesIn(WEAK_ESSAY)).toEqual(
      new Set([
        'ortografia',
        'concordancia',
        'pontuacao',
        'maiuscula',
        'internetes',
        'oralidade',
        'espacamento',
        'palavra-repetida',
        'primeira-pessoa',
        'abertura-generica',
        'generalizacao',
        'cliche',
      ]),
    );
  });

  it('every category is described by whole sentences', () => {
    for (const { advice, topic, studyQuery } of Object.values(FINDING_CATEGORIES)) {
      expect(advice).toMatch(/^\p{Lu}.*\.$/u);
      expect(topic).toMatch(/^(?:a|o|as|os|algumas) /);
      expect(studyQuery).toMatch(/^\p{Lu}/u);
    }
  });
});
