import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { viewContext } from '@/domain/writing/context/context-view';
import { numberFeatures, tellsNumber } from '@/domain/writing/context/number-features';
import { dictionary } from '../../../support/dictionary';

/** The longest description of the words before the last word of a text ("P dP ^"). */
function trailOf(text: string): string | undefined {
  const checked = readForChecking(text, dictionary);
  const view = viewContext(checked, new Set());
  const { kinds, values } = numberFeatures(view, view.placeOf[checked.words.length - 1] ?? 0);
  return values.findLast((_value, at) => kinds[at] === 'trail');
}

describe('numberFeatures', () => {
  it('walks back from the verb over the numbers of its subject', () => {
    expect(trailOf('As ruas têm')).toBe('P dP ^');
    expect(trailOf('O dono das casas tem')).toBe('P das S dS ^');
  });

  it('stops at the verb before', () => {
    expect(trailOf('Ele sabe que as ruas têm')).toBe('P dP que verb');
  });
});

describe('tellsNumber', () => {
  it.each([
    ['falam', true],
    ['fala', false],
    ['correu', true],
    ['há', false],
    ['mesa', false],
  ])('of “%s”: %s', (word, expected) => {
    const [checked] = readForChecking(word, dictionary).words;
    expect(checked && tellsNumber(checked)).toBe(expected);
  });
});
