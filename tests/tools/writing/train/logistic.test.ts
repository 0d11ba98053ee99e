import { describe, expect, it } from 'vitest';
import { logOdds, readModel } from '@/domain/writing/context/context-models';
import { trainLogistic, type SampleSource } from '../../../../tools/writing/train/logistic';

const OPTIONS = { l1: 0.5, passes: 5, atLeast: 2, smallest: 2 };

/** "dia" goes with the first spelling, "noite" with the second, and "chuva" with both equally. */
const source: SampleSource = (visit) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const label = turn % 2 === 1;
    visit({
      features: { kinds: ['R1', 'L1'], values: [label ? 'noite' : 'dia', 'chuva'] },
      label,
      weight: 1,
    });
  }
  visit({ features: { kinds: ['R1'], values: ['raro'] }, label: true, weight: 1 });
};

describe('trainLogistic', () => {
  it('learns which of two spellings goes with a feature', () => {
    const model = readModel(trainLogistic(source, OPTIONS));
    expect(logOdds(model, { kinds: ['R1'], values: ['noite'] })).toBeGreaterThan(1);
    expect(logOdds(model, { kinds: ['R1'], values: ['dia'] })).toBeLessThan(-1);
  });

  it('leaves out what is seen too seldom', () => {
    expect(trainLogistic(source, OPTIONS).weights.R1).not.toHaveProperty('raro');
  });

  it('gives the same weights for the same samples', () => {
    expect(trainLogistic(source, OPTIONS)).toEqual(trainLogistic(source, OPTIONS));
  });

  it('lets a sample count by its weight', () => {
    const contrary: SampleSource = (visit) => {
      for (let turn = 0; turn < 100; turn += 1) {
        visit({ features: { kinds: ['R1'], values: ['dia'] }, label: true, weight: 1 });
        visit({ features: { kinds: ['R1'], values: ['dia'] }, label: false, weight: 0.1 });
      }
    };
    const model = readModel(trainLogistic(contrary, OPTIONS));
    expect(logOdds(model, { kinds: ['R1'], values: ['dia'] })).toBeGreaterThan(1);
  });
});
