/** A note of the margin: where its marked passage stands, and how high the note is. */
export type NoteToPlace = { anchor: number; height: number };

/**
 * Tops of the notes in the margin, in the unit of the notes: each as near to its passage as its neighbours
 * allow, in order, `gap` apart, none above 0. The active note stands at its passage whenever the ones before
 * it fit above it; the others make room.
 */
export function placeNotes(notes: readonly NoteToPlace[], gap: number, active: number | null): number[] {
  const before = active === null ? [] : notes.slice(0, active);
  const current = active === null ? undefined : notes[active];
  if (!current) return pushDown(notes, gap);

  let ceiling = current.anchor;
  const lifted = before.toReversed().map((note) => {
    ceiling = Math.min(note.anchor, ceiling - gap - note.height);
    return { anchor: ceiling, height: note.height };
  });
  return pushDown([...lifted.toReversed(), ...notes.slice(before.length)], gap);
}

function pushDown(notes: readonly NoteToPlace[], gap: number): number[] {
  let floor = 0;
  return notes.map(({ anchor, height }) => {
    const top = Math.max(anchor, floor);
    floor = top + height + gap;
    return top;
  });
}
