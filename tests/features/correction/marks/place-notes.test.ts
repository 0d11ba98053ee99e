import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNotes, type NoteToPlace, type PlaceOptions } from '@/features/correction/marks/place-notes';

const notes = (...anchors: number[]): NoteToPlace[] => anchors.map((anchor) => ({ anchor, height: 40 }));
const options: PlaceOptions = { gap: 10, limit: 1000, active: null };

describe('placeNotes', () => {
  it.each<[string, NoteToPlace[], Partial<PlaceOptions>, number[]]>([
    ['notes with room stand at their passages', notes(0, 100, 300), {}, [0, 100, 300]],
    ['neighbours on one line share the displacement', notes(100, 100), {}, [75, 125]],
    ['no note stands above the top', notes(0, 0, 0), {}, [0, 50, 100]],
    ['notes stay above the end of the sheet as far as they fit', notes(190, 195), { limit: 200 }, [110, 160]],
    [
      'the active note stands at its passage and the others make room',
      notes(100, 100),
      { active: 0 },
      [100, 150],
    ],
    ['those before the active one move up', notes(100, 100), { active: 1 }, [50, 100]],
    ['an active note without room above it stands as near as it can', notes(10, 20), { active: 1 }, [0, 50]],
    ['no notes, no places', [], {}, []],
  ])('%s', (_requirement, given, changes, tops) => {
    expect(placeNotes(given, { ...options, ...changes })).toEqual(tops);
  });

  it('never overlaps two notes, never reorders them and never leaves the top', () => {
    const note = fc.record({
      anchor: fc.integer({ min: 0, max: 2000 }),
      height: fc.integer({ min: 10, max: 120 }),
    });
    fc.assert(
      fc.property(
        fc.array(note, { maxLength: 30 }),
        fc.option(fc.nat(29)),
        fc.nat(2000),
        (any, active, limit) => {
          const given = any.toSorted((a, b) => a.anchor - b.anchor);
          const tops = placeNotes(given, { gap: 4, limit, active });
          tops.forEach((top, index) => {
            const before = index === 0 ? 0 : (tops[index - 1] ?? 0) + (given[index - 1]?.height ?? 0) + 4;
            expect(top).toBeGreaterThanOrEqual(before - 1e-6);
          });
        },
      ),
    );
  });
});
