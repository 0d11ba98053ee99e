/** A note in the margin: the position of its marked passage, and its height. */
export type NoteToPlace = { anchor: number; height: number };

export type PlaceOptions = {
  /** Distance between two notes. */
  gap: number;
  /** End of the sheet; notes stay above it as far as they fit. */
  limit: number;
  /** Index of the note that is placed exactly at its passage, if the notes before it fit above. */
  active: number | null;
};

/**
 * Returns the top of each note, in the unit of the input. The notes stay in order, do not overlap, do not begin
 * above 0, and are together as near to their passages as that allows (least squares).
 */
export function placeNotes(notes: readonly NoteToPlace[], { gap, limit, active }: PlaceOptions): number[] {
  const offsets = runningOffsets(notes, gap);
  const total = offsets.at(-1) ?? 0;
  const wanted = notes.map(({ anchor }, index) => anchor - (offsets[index] ?? 0));
  const slack = Math.max(0, limit - total + gap);
  const shifts = nearestRising(wanted).map((shift) => clamp(shift, 0, slack));
  const pinned = active === null ? undefined : wanted[active];
  return shifts.map((shift, index) => {
    const offset = offsets[index] ?? 0;
    if (active === null || pinned === undefined) return offset + shift;
    const pin = Math.max(0, pinned);
    if (index === active) return offset + pin;
    return offset + (index < active ? Math.min(shift, pin) : Math.max(shift, pin));
  });
}

/** Start of each note if all notes were stacked from 0; the last entry is the end of the stack. */
function runningOffsets(notes: readonly NoteToPlace[], gap: number): number[] {
  let offset = 0;
  return [0, ...notes.map(({ height }) => (offset += height + gap))];
}

/** The non-decreasing sequence nearest to `values` (least squares): decreasing neighbors are pooled at their mean. */
function nearestRising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
