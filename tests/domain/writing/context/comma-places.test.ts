import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { findCommaPlaces } from '@/domain/writing/context/comma-places';
import { itemAt, viewContext } from '@/domain/writing/context/context-view';
import { dictionary } from '../../../support/dictionary';

function placesIn(text: string): string[] {
  const view = viewContext(readForChecking(text, dictionary), new Set());
  return findCommaPlaces(view).map(
    ({ kind, left, right, hasComma }) =>
      `${kind}: ${itemAt(view, left).form}${hasComma ? ',' : ''} ${itemAt(view, right).form}`,
  );
}

describe('findCommaPlaces', () => {
  it.each([
    ['É cedo mas vamos.', 'adversative: cedo mas'],
    ['É cedo, pois dormimos.', 'reason: cedo, pois'],
    ['Subiu a rua cantando.', 'gerund: rua cantando'],
    ['Portanto é cedo.', 'opening-word: portanto é'],
    ['Além disso, é cedo.', 'opening: disso, é'],
    ['Quando chove muito a rua alaga.', 'opening-clause: muito a'],
    ['Os meninos da rua, cantam.', 'subject-verb: rua, cantam'],
  ])('sees in “%s” the place %s', (text, place) => {
    expect(placesIn(text)).toContain(place);
  });

  it('sees none where another sign stands', () => {
    expect(placesIn('Vamos; mas é cedo.')).not.toContainEqual(expect.stringContaining('adversative'));
  });
});
