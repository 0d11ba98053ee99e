import { describe, expect, it } from 'vitest';
import {
  labelProbabilities,
  LABELS,
  nameFeatures,
  packTagger,
  type PassageFeatures,
} from '@/domain/argument/passage-tagger';
import { fitLogistic } from '../../../../tools/reading/train/train-reader.ts';
import { leadingVectors } from '../../../../tools/reading/train/leading-vectors.ts';
import { rankTheses } from '../../../../tools/reading/train/rank-theses.ts';
import { trainTagger } from '../../../../tools/reading/train/train-tagger.ts';
import { classWords } from '../../../../tools/reading/train/word-classes.ts';

describe('what the training of the reader is made of', () => {
  it('a tagger learns which words are an agent', () => {
    const featuresOf = (words: string): PassageFeatures => {
      const values = words.split(' ');
      return {
        length: values.length,
        columns: [{ kinds: { w: 0, 'w-': -1 }, values, before: '^', after: '$' }],
      };
    };
    const sentence = (words: string, labels: number[]) => ({
      features: nameFeatures(featuresOf(words)),
      labels,
    });
    const sentences = [
      sentence('o governo federal deve agir', [1, 2, 2, 0, 0]),
      sentence('a rua está suja', [0, 0, 0, 0]),
      sentence('hoje o governo deve agir', [0, 1, 2, 0, 0]),
    ];
    const options = { passes: 30, rate: 0.3, decay: 0, atLeast: 1 };
    const { weights, transitions } = trainTagger([...sentences, ...sentences], options);
    const tagger = packTagger(weights, transitions);
    const likely = labelProbabilities(featuresOf('o governo deve agir'), tagger);
    const rows = [0, 1, 2, 3].map((at) => likely.slice(at * LABELS, (at + 1) * LABELS));
    expect(rows.map((row) => row.indexOf(Math.max(...row)))).toEqual([1, 2, 0, 0]);
  });

  it('logistic regression finds the fact that decides', () => {
    const facts = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [1, at, at % 2]);
    const weights = fitLogistic(
      facts,
      facts.map(([, size = 0]) => size > 3),
      0.1,
    );
    const odds = (size: number) => (weights[0] ?? 0) + size * (weights[1] ?? 0);
    expect(odds(1)).toBeLessThan(0);
    expect(odds(6)).toBeGreaterThan(0);
    expect(Math.abs(weights[2] ?? 0)).toBeLessThan(weights[1] ?? 0);
  });

  it('ranking prefers what theses have', () => {
    const essay = { features: [['p=0'], ['p=1', 'k=deve'], ['p=2']], isThesis: [false, true, false] };
    const weights = rankTheses([essay, essay, essay], { passes: 10, rate: 0.1, decay: 0, atLeast: 1 });
    expect(weights.get('k=deve')).toBeGreaterThan(weights.get('p=0') ?? 0);
  });

  it('words that stand among the same words share a class', () => {
    const texts = ['o gato dorme bem', 'o cão dorme bem', 'o gato come já', 'o cão come já'];
    const options = { atLeast: 1, words: 20, neighbours: 20, dimensions: 3, classes: 6 };
    const classes = classWords(
      texts.flatMap((text) => Array.from({ length: 5 }, () => text)),
      options,
    ).split('\n');
    expect(classes.find((words) => words.split(' ').includes('gato'))?.split(' ')).toContain('cão');
  });

  it('leading vectors keep the likeness of rows', () => {
    const rows = [
      { columns: [0, 1], values: [3, 4] },
      { columns: [0, 1], values: [6, 8] },
      { columns: [2], values: [1] },
    ];
    const [first = [], second = [], third = []] = leadingVectors(rows, 3, 2).map((vector) => [...vector]);
    const dot = (a: number[], b: number[]) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
    expect(dot(first, second)).toBeCloseTo(50, 4);
    expect(dot(first, third)).toBeCloseTo(0, 4);
  });
});
