import { describe, expect, it } from 'vitest';
import { clearConnectives } from '@/domain/evaluation/signals/clear-connectives';
import { findConnectives } from '@/domain/text/connectives';
import { analyzeText } from '@/domain/text/analyze-text';

describe('clearConnectives', () => {
  it('leaves out words that are as often something else', () => {
    const uses = findConnectives(
      analyzeText('Ela se cansa logo; no entanto, se caso houver, uma vez que há.'),
    );
    expect(clearConnectives(uses).map(({ name }) => name)).toEqual(['no entanto', 'uma vez que']);
  });
});
