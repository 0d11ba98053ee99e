import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { readEssay } from '@/domain/evaluation/read-essay';
import { toFactInputs } from '@/domain/scoring/facts';
import { FEATURE_NAMES } from '@/domain/scoring/features/extract-features';
import { FEATURE_INPUTS } from '@/domain/scoring/inputs';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { readEssays, type GradedEssay } from '../../../../tools/scorer/read-essays.ts';
import { makeDataset, measureInputs, pickRows, readRows } from '../../../../tools/scorer/train/dataset.ts';
import { lexiconWithModels } from '../../../support/lexicon-with-models';
import { essayLine, temporaryFile } from '../essay-files.ts';

/** Three essays from three sites; the last has no support text. */
function threeEssays() {
  const lines = [
    essayLine({ prompt_id: 1, subset: 'a', source: 'uol', c1: 40 }),
    essayLine({
      prompt_id: 2,
      subset: 'b',
      source: 'essay-br',
      text: 'Ler é bom. Ler muito é melhor ainda.',
    }),
    essayLine({ prompt_id: 3, subset: 'a', source: 'house', text: 'Quem lê vê longe.', prompt: undefined }),
  ];
  return readEssays(temporaryFile('essays.jsonl', lines.join('\n')));
}

const readInputs = (essays: GradedEssay[]) => readRows(essays, lexiconWithModels).map(({ inputs }) => inputs);

describe('readRows', () => {
  it('measures text, theme and support text as the app does', () => {
    const [first, second, third] = readInputs(threeEssays());
    const words = FEATURE_NAMES.indexOf('words');
    expect([first![words], second![words], third![words]]).toEqual([7, 8, 4]);
    const copied = readInputs(
      threeEssays().map((essay) => ({ ...essay, prompt: essay.text, theme: essay.text })),
    );
    const recall = FEATURE_NAMES.indexOf('supportRecall');
    expect(copied[0]![recall]).toBeGreaterThan(first![recall]!);
  });

  it('reads with the lexicon, and gives the facts beside the inputs made of them', () => {
    const [essay] = threeEssays();
    const text = `${essay!.text} Os livro é caro. A leittura muda tudo.`;
    const [row] = readRows([{ ...essay!, text }], lexiconWithModels);
    const reading = readEssay(
      { theme: essay!.theme, essay: text, supportText: essay!.prompt! },
      lexiconWithModels,
    );
    expect(row!.facts).toEqual(collectFacts(reading));
    expect(row!.inputs.slice(FEATURE_INPUTS)).toEqual(toFactInputs(row!.facts));
    expect(row!.facts.misspellings).toBeGreaterThan(0);
    expect(readRows([{ ...essay!, text }], smallLexicon)[0]!.facts.misspellings).toBeNaN();
  });
});

describe('measureInputs', () => {
  it('gives mean and deviation of each input', () => {
    const rows = [
      [1, 5, 0],
      [3, 5, 0],
      [5, 5, 9],
    ].map((row) => Float64Array.from(row));
    const { mean, deviation } = measureInputs(rows);
    expect(mean).toEqual([3, 5, 3]);
    expect(deviation).toEqual([Math.sqrt(8 / 3), 0, Math.sqrt(18)].map((value) => expect.closeTo(value, 9)));
  });
});

describe('makeDataset', () => {
  const datasetOf = (essays = threeEssays()) => {
    const rows = readInputs(essays);
    return { rows, dataset: makeDataset(essays, rows, measureInputs(rows)) };
  };

  it('keeps points, prompts and subsets in order, and hears graders who agree with others more', () => {
    const { dataset } = datasetOf();
    expect(dataset.points.to2DArray()).toEqual([
      [40, 120, 120, 120, 120],
      [120, 120, 120, 120, 120],
      [120, 120, 120, 120, 120],
    ]);
    expect(dataset.promptIds).toEqual(['1', '2', '3']);
    expect(dataset.subsets).toEqual(['a', 'b', 'a']);
    const [uol, essayBr, house] = dataset.weights;
    expect(uol).toBeLessThan(house!);
    expect(essayBr).toBeGreaterThan(house!);
  });

  it('standardises the inputs; what a missing support text would tell counts as usual', () => {
    const { dataset } = datasetOf();
    const words = dataset.inputs.getColumn(FEATURE_NAMES.indexOf('words'));
    expect(words.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
    expect(words[1]).toBeGreaterThan(words[0]!);
    const recall = dataset.inputs.getColumn(FEATURE_NAMES.indexOf('supportRecall'));
    expect(recall[2]).toBe(0);
    expect(recall[0]).not.toBe(0);
  });

  it('gives the essays at some places, each with all that is its own', () => {
    const { dataset } = datasetOf();
    const picked = pickRows(dataset, [2, 0]);
    expect(picked.promptIds).toEqual(['3', '1']);
    expect(picked.subsets).toEqual(['a', 'a']);
    expect(picked.weights).toEqual([dataset.weights[2], dataset.weights[0]]);
    expect(picked.points.getColumn(0)).toEqual([120, 40]);
    expect(picked.inputs.getRow(1)).toEqual(dataset.inputs.getRow(0));
  });
});
