import { describe, expect, it } from 'vitest';
import { ACIDENTES_DE_TRABALHO } from '@/domain/model-essays/essays/acidentes-de-trabalho';
import { BRINCAR_NA_RUA } from '@/domain/model-essays/essays/brincar-na-rua';
import { MESTRES_DA_CULTURA } from '@/domain/model-essays/essays/mestres-da-cultura';
import { SAIDA_DO_ACOLHIMENTO } from '@/domain/model-essays/essays/saida-do-acolhimento';
import { TELETRABALHO } from '@/domain/model-essays/essays/teletrabalho';
import { TRANSPORTE_COLETIVO } from '@/domain/model-essays/essays/transporte-coletivo';
import type { ModelEssay } from '@/domain/model-essays/model-essay';
import { COMPETENCY_NUMBERS, LEVELS } from '@/domain/rubric/competency';
import { analyzeText } from '@/domain/text/analyze-text';
import { estimateHandwrittenLines } from '@/domain/text/estimate-handwritten-lines';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { checkText } from '@/domain/writing/check-text';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const THEMES = [
  ACIDENTES_DE_TRABALHO,
  BRINCAR_NA_RUA,
  MESTRES_DA_CULTURA,
  SAIDA_DO_ACOLHIMENTO,
  TELETRABALHO,
  TRANSPORTE_COLETIVO,
];
const ESSAYS = THEMES.flat();
const AIMS = [600, 800, 960];

const textOf = ({ paragraphs }: ModelEssay) => paragraphs.join('\n');
const aimOf = ({ id }: ModelEssay) => Number(id.split('-').at(-1));
const marksOf = (essay: ModelEssay) =>
  checkText(textOf(essay), lexiconWithModels, PROPOSALS.find(({ id }) => id === essay.proposal)?.theme);

/** Where each quote stands in the text, from its first to its last occurrence. */
const placesOf = (essay: ModelEssay) =>
  essay.notes.map(({ quote }) => {
    const text = textOf(essay);
    return { quote, start: text.indexOf(quote), last: text.lastIndexOf(quote) };
  });

it.each(THEMES)('$proposal has an essay at each aim, on a theme of the bank', (...essays) => {
  const proposal = essays[0]?.proposal;
  expect(PROPOSALS.map(({ id }) => id)).toContain(proposal);
  expect(essays.map(({ id }) => id)).toEqual(AIMS.map((aim) => `${proposal}-${aim}`));
  expect(new Set(essays.map((essay) => essay.proposal)).size).toBe(1);
});

it('no two essays share a sentence', () => {
  const sentences = ESSAYS.flatMap((essay) => {
    const text = textOf(essay);
    return analyzeText(text).sentences.map(({ start, end }) => text.slice(start, end).trim().toLowerCase());
  });
  expect(sentences.length).toBeGreaterThan(10 * ESSAYS.length);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

describe.each(ESSAYS)('$id', (essay) => {
  it('fills most of the sheet with four paragraphs', () => {
    expect(essay.paragraphs).toHaveLength(4);
    const lines = estimateHandwrittenLines(textOf(essay));
    expect(lines).toBeGreaterThanOrEqual(24);
    expect(lines).toBeLessThanOrEqual(30);
  });

  it('has levels of the grid that come to about its aim', () => {
    for (const level of essay.levels) expect(LEVELS).toContain(level);
    const total = essay.levels.reduce<number>((sum, level) => sum + level, 0);
    expect(Math.abs(total - aimOf(essay))).toBeLessThanOrEqual(40);
  });

  it('has notes on words found once, in the order of the text and apart from each other', () => {
    const places = placesOf(essay);
    expect(places.filter(({ start, last }) => start < 0 || start !== last)).toEqual([]);
    const before = (index: number) => {
      const previous = places[index - 1];
      return previous ? previous.start + previous.quote.length : 0;
    };
    expect(places.filter(({ start }, index) => start < before(index))).toEqual([]);
  });

  it('has notes on every competency, with praise and criticism', () => {
    expect(essay.notes.length).toBeGreaterThanOrEqual(7);
    expect(essay.notes.length).toBeLessThanOrEqual(12);
    const noted = new Set(essay.notes.map(({ competency }) => competency));
    expect(COMPETENCY_NUMBERS.filter((number) => !noted.has(number))).toEqual([]);
    expect(new Set(essay.notes.map(({ kind }) => kind)).size).toBe(2);
  });

  it('has comments without writing faults', () => {
    const comments = [...essay.why, ...essay.notes.map(({ text }) => text)];
    // Comments quote the faults that they are about, and are no paragraphs of an essay.
    const own = comments.map((comment) => comment.replace(/“[^”]*”/g, '“assim”'));
    const found = own.flatMap((comment) =>
      checkText(comment, lexiconWithModels)
        .filter(({ classe }) => classe === 'vermelho')
        .map(({ start, end, rule }) => `${rule}: ${comment.slice(start, end)}`),
    );
    expect(found).toEqual([]);
  });
});

it.each(ESSAYS.filter((essay) => aimOf(essay) === 600))('$id has at least five marks', (essay) => {
  expect(marksOf(essay).length).toBeGreaterThanOrEqual(5);
});

it.each(ESSAYS.filter((essay) => aimOf(essay) === 960))('$id has two red marks at most', (essay) => {
  expect(marksOf(essay).filter(({ classe }) => classe === 'vermelho').length).toBeLessThanOrEqual(2);
});
