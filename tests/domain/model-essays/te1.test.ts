import { describe, expect, it } from 'vitest';
import { BIBLIOTECA_ESCOLAR } from '@/domain/model-essays/essays/biblioteca-escolar';
import { CAATINGA } from '@/domain/model-essays/essays/caatinga';
import { HANSENIASE } from '@/domain/model-essays/essays/hanseniase';
import { MEDICOS_NO_INTERIOR } from '@/domain/model-essays/essays/medicos-no-interior';
import { SERVICOS_DIGITAIS } from '@/domain/model-essays/essays/servicos-digitais';
import { VOLTA_A_ESCOLA } from '@/domain/model-essays/essays/volta-a-escola';
import type { ModelEssay } from '@/domain/model-essays/model-essay';
import { COMPETENCY_NUMBERS, LEVELS } from '@/domain/rubric/competency';
import { analyzeText } from '@/domain/text/analyze-text';
import { toComparisonKey } from '@/domain/text/normalize-text';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { checkText } from '@/domain/writing/check-text';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const THEMES: readonly (readonly ModelEssay[])[] = [
  VOLTA_A_ESCOLA,
  BIBLIOTECA_ESCOLAR,
  HANSENIASE,
  MEDICOS_NO_INTERIOR,
  CAATINGA,
  SERVICOS_DIGITAIS,
];
const ESSAYS = THEMES.flat();
const TOTALS = [600, 800, 960];

const textOf = ({ paragraphs }: ModelEssay) => paragraphs.join('\n');
const byId = (essays: readonly ModelEssay[]) => essays.map((essay) => [essay.id, essay] as const);
const essaysAt = (total: number) => byId(ESSAYS.filter(({ id }) => id.endsWith(`-${total}`)));

function marksIn(essay: ModelEssay) {
  const theme = PROPOSALS.find(({ id }) => id === essay.proposal)?.theme;
  return checkText(textOf(essay), lexiconWithModels, theme);
}

describe('the essays of a theme', () => {
  it.each(THEMES.map((essays) => [essays[0]?.proposal, essays] as const))(
    '%s are three, on a theme of the bank',
    (proposal, essays) => {
      expect(PROPOSALS.map(({ id }) => id)).toContain(proposal);
      expect(essays.map((essay) => [essay.id, essay.proposal])).toEqual(
        TOTALS.map((total) => [`${proposal}-${total}`, proposal]),
      );
    },
  );

  it('share no sentence with another essay', () => {
    const sentences = ESSAYS.flatMap((essay) => {
      const text = textOf(essay);
      return analyzeText(text).sentences.map(({ start, end }) => toComparisonKey(text.slice(start, end)));
    });
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });
});

describe.each(byId(ESSAYS))('%s', (id, essay) => {
  const { levels, notes } = essay;

  it('has four paragraphs that fill most of the sheet', () => {
    expect(essay.paragraphs).toHaveLength(4);
    const { estimatedLines } = analyzeText(textOf(essay));
    expect(estimatedLines).toBeGreaterThanOrEqual(20);
    expect(estimatedLines).toBeLessThanOrEqual(30);
  });

  it('has valid levels, near the total in its id', () => {
    for (const level of levels) expect(LEVELS).toContain(level);
    const total = levels.reduce<number>((sum, level) => sum + level, 0);
    expect(Math.abs(total - Number(id.split('-').at(-1)))).toBeLessThanOrEqual(40);
  });

  it('has notes on words found once, in the order of the text', () => {
    const text = textOf(essay);
    const places = notes.map(({ quote }) => text.indexOf(quote));
    for (const { quote } of notes) expect([quote, text.split(quote).length - 1]).toEqual([quote, 1]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has notes on all competencies, praise and criticism', () => {
    expect(notes.length).toBeGreaterThanOrEqual(7);
    expect(notes.length).toBeLessThanOrEqual(12);
    expect([...new Set(notes.map(({ competency }) => competency))].toSorted()).toEqual([
      ...COMPETENCY_NUMBERS,
    ]);
    expect([...new Set(notes.map(({ kind }) => kind))].toSorted()).toEqual(['bom', 'fraco']);
  });
});

describe('the language', () => {
  it.each(essaysAt(600))('of %s has faults that the checker marks', (_id, essay) => {
    expect(marksIn(essay).length).toBeGreaterThanOrEqual(5);
  });

  it.each(essaysAt(960))('of %s has at most two severe marks', (_id, essay) => {
    const severe = marksIn(essay).filter(({ classe }) => classe === 'vermelho');
    expect(severe.length).toBeLessThanOrEqual(2);
  });
});
