import { describe, expect, it } from 'vitest';
import {
  canetinhasChange,
  canetinhasFigure,
  canetinhasReward,
  canetinhasText,
} from '../../src/copy/canetinhas';

describe('canetinhas in Portuguese', () => {
  it.each([
    ['nothing', 0, '0', '0', '0\u00a0canetinhas'],
    ['half', 0.5, '0,5', '+0,5', '0,5\u00a0canetinha'],
    ['one', 1, '1', '+1', '1\u00a0canetinha'],
    ['less than two', 1.5, '1,5', '+1,5', '1,5\u00a0canetinha'],
    ['several', 5, '5', '+5', '5\u00a0canetinhas'],
    ['a balance', 1134.5, '1.134,5', '+1.134,5', '1.134,5\u00a0canetinhas'],
    ['taken', -2.5, '-2,5', '−2,5', '-2,5\u00a0canetinhas'],
  ])('%s', (_, amount, figure, change, text) => {
    expect(canetinhasFigure(amount)).toBe(figure);
    expect(canetinhasChange(amount)).toBe(change);
    expect(canetinhasText(amount)).toBe(text);
  });

  it('shows a reward with its sign', () => {
    expect(canetinhasReward(5)).toBe('+5\u00a0canetinhas');
    expect(canetinhasReward(1)).toBe('+1\u00a0canetinha');
  });
});
