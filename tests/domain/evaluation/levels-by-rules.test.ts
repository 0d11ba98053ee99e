import { describe, expect, it } from 'vitest';
import {
  levelByIssueCategories,
  levelByThemeOverlap,
  levelsByRules,
  findCohesionGaps,
} from '@/domain/evaluation/levels-by-rules';
import { readEssay, type EssayReading } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const READING = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY });
const levelsWith = (changes: Partial<EssayReading>) => levelsByRules({ ...READING, ...changes });
const overlapOf = (share: number) => ({ share, found: [], missing: [], sure: [], lacksSubject: false });

describe('levelByIssueCategories (R-RULES-1)', () => {
  it.each([
    ['no category', 0, 200],
    ['one', 1, 160],
    ['two', 2, 120],
    ['three', 3, 120],
    ['four', 4, 80],
    ['five', 5, 80],
    ['six', 6, 40],
    ['seven', 7, 40],
    ['more', 8, 0],
  ])('%s', (_requirement, categories, level) => {
    expect(levelByIssueCategories(categories)).toBe(level);
  });
});

describe('levelByThemeOverlap (R-RULES-4)', () => {
  it.each([
    ['0.8 and up', 0.8, 200],
    ['just below 0.8', 0.79, 160],
    ['0.6', 0.6, 160],
    ['0.5', 0.5, 120],
    ['0.3', 0.3, 80],
    ['0.2', 0.2, 40],
    ['below', 0.19, 0],
  ])('%s', (_requirement, share, level) => {
    expect(levelByThemeOverlap(share)).toBe(level);
  });
});

describe('levelsByRules', () => {
  it.each([
    ['the overlap decides', { overlap: overlapOf(0.6) }, 160],
    [
      'fewer than three paragraphs subtract 40',
      { overlap: overlapOf(0.6), structure: withParagraphs(2) },
      120,
    ],
    ['a tangent subtracts 40, and leaves 40', { overlap: overlapOf(0.3) }, 40],
    ['a tangent never falls below 40', { overlap: overlapOf(0.1), structure: withParagraphs(1) }, 40],
    ['without repertoire there is no 200', { overlap: overlapOf(1), repertoire: [] }, 160],
    ['with it there is', { overlap: overlapOf(1) }, 200],
  ])('theme score: %s', (_requirement, changes, level) => {
    expect(levelsWith(changes)[2]).toBe(level);
  });

  it.each([
    ['nothing broken', [], [], 200],
    ['one break subtracts 40', ['sem-tese'], [], 160],
    ['two imbalances subtract 20 each', [], ['poucos-paragrafos', 'paragrafo-dominante'], 160],
    ['a break and two imbalances', ['sem-tese'], ['poucos-paragrafos', 'paragrafo-dominante'], 120],
    ['one imbalance alone rounds to the nearest level', [], ['poucos-paragrafos'], 200],
  ] as const)('coherence: %s', (_requirement, breaks, imbalances, level) => {
    const structure = { ...READING.structure, breaks: [...breaks], imbalances: [...imbalances] };
    expect(levelsWith({ structure })[3]).toBe(level);
  });

  it.each([
    ['no element', [], 300, 0],
    ['three elements', ['agente', 'ação', 'meio'], 300, 120],
    ['all five', ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'], 300, 200],
    ['above 400 words it counts as detailed (R-RULES-6)', ['agente', 'ação'], 401, 120],
    ['at 400 words it does not', ['agente', 'ação'], 400, 80],
    ['length alone proposes nothing', [], 401, 0],
  ] as const)('intervention: %s', (_requirement, elements, wordCount, level) => {
    const passages = Object.fromEntries(elements.map((name) => [name, { start: 0, end: 1 }]));
    const essay = { ...READING.essay, wordCount };
    expect(
      levelsWith({
        essay,
        proposal: { ...READING.proposal, passages, missing: [], sure: [], sentence: null },
      })[5],
    ).toBe(level);
  });
});

function withParagraphs(amount: number): EssayReading['structure'] {
  return { ...READING.structure, countedParagraphs: READING.structure.countedParagraphs.slice(0, amount) };
}

const gapsOf = (essay: string) => findCohesionGaps(readEssay({ theme: '', essay }));

describe('findCohesionGaps', () => {
  it.each([
    ['a well linked essay has none', GOOD_ESSAY, []],
    [
      'a weak one has few connectives and loose paragraphs',
      WEAK_ESSAY,
      ['poucos-conectivos', 'paragrafos-soltos'],
    ],
    ['nothing written has none to name', '', []],
  ])('%s', (_requirement, essay, gaps) => {
    expect(gapsOf(essay)).toEqual(gaps);
  });

  it('a text without any connective has every gap', () => {
    expect(gapsOf('A fome cresce.\nA comida apodrece.')).toEqual([
      'poucos-conectivos',
      'quase-sem-conectivos',
      'relacoes-pouco-variadas',
      'paragrafos-soltos',
    ]);
  });
});
