import type { Memory } from './memory.ts';
import type { Parameter } from './parameters.ts';

/** One direction of an LSTM. The gates are in the order in, forget, out, new. */
export type TrainedWay = { inputs: Parameter; state: Parameter; isBackward: boolean };

/**
 * Memory indices of one direction's values for a line: frames × size values each, but four times as many for the
 * gates.
 */
export type Recurred = { gates: number; cells: number; states: number };

/** A sequence of `count` frames with `inputs` values each. */
export type Frames = { at: number; count: number; inputs: number };

/** Runs one direction of an LSTM. */
export function recur(memory: Memory, { inputs, state, isBackward }: TrainedWay, from: Frames): Recurred {
  const { count } = from;
  const size = state.channels;
  const width = 4 * size;
  const gates = memory.take(count * width);
  const cells = memory.take(count * size);
  const states = memory.take(count * size);
  const { reals } = memory;
  for (let frame = 0; frame < count; frame += 1)
    reals.copyWithin(gates + frame * width, inputs.bias, inputs.bias + width);
  memory.addProduct([from.at, from.inputs, 1], inputs.weights, gates, count, from.inputs, width);
  for (let step = 0; step < count; step += 1) {
    const frame = isBackward ? count - 1 - step : step;
    const before = isBackward ? frame + 1 : frame - 1;
    const gate = gates + frame * width;
    if (step > 0) memory.addRow(states + before * size, state.weights, gate, size, width);
    for (let unit = 0; unit < size; unit += 1) {
      const into = squash(reals[gate + unit] as number);
      const kept = squash(reals[gate + size + unit] as number);
      const out = squash(reals[gate + 2 * size + unit] as number);
      const fresh = Math.tanh(reals[gate + 3 * size + unit] as number);
      const last = step > 0 ? (reals[cells + before * size + unit] as number) : 0;
      const cell = kept * last + into * fresh;
      reals[gate + unit] = into;
      reals[gate + size + unit] = kept;
      reals[gate + 2 * size + unit] = out;
      reals[gate + 3 * size + unit] = fresh;
      reals[cells + frame * size + unit] = cell;
      reals[states + frame * size + unit] = out * Math.tanh(cell);
    }
  }
  return { gates, cells, states };
}

/**
 * Backward pass: adds to the gradients of the trained weights, and to the gradient of the input (at `into`).
 * `given` is the gradient of the states; its frames are `step` apart. The gates are overwritten with their
 * gradients.
 */
export function unrecur(
  memory: Memory,
  way: TrainedWay,
  from: Frames,
  { gates, cells, states }: Recurred,
  [given, step]: readonly [at: number, step: number],
  into: number,
): void {
  const { inputs, state, isBackward } = way;
  const { count } = from;
  const size = state.channels;
  const width = 4 * size;
  const ofState = memory.take(size);
  const ofCell = memory.take(size);
  const { reals } = memory;
  for (let turn = count - 1; turn >= 0; turn -= 1) {
    const frame = isBackward ? count - 1 - turn : turn;
    const before = isBackward ? frame + 1 : frame - 1;
    const gate = gates + frame * width;
    for (let unit = 0; unit < size; unit += 1) {
      const [a, b, c, d] = [gate + unit, gate + size + unit, gate + 2 * size + unit, gate + 3 * size + unit];
      const enter = reals[a] as number;
      const kept = reals[b] as number;
      const out = reals[c] as number;
      const fresh = reals[d] as number;
      const squashed = Math.tanh(reals[cells + frame * size + unit] as number);
      const last = turn > 0 ? (reals[cells + before * size + unit] as number) : 0;
      const slope = (reals[given + frame * step + unit] as number) + (reals[ofState + unit] as number);
      const cell = (reals[ofCell + unit] as number) + slope * out * (1 - squashed * squashed);
      reals[a] = cell * fresh * enter * (1 - enter);
      reals[b] = cell * last * kept * (1 - kept);
      reals[c] = slope * squashed * out * (1 - out);
      reals[d] = cell * enter * (1 - fresh * fresh);
      reals[ofCell + unit] = cell * kept;
      reals[ofState + unit] = 0;
    }
    memory.addRow(gate, state.turned, ofState, width, size);
  }
  if (inputs.learns) {
    for (let frame = 0; frame < count; frame += 1)
      for (let at = 0; at < width; at += 1)
        reals[inputs.biasGradient + at] =
          (reals[inputs.biasGradient + at] as number) + (reals[gates + frame * width + at] as number);
    memory.addProduct([from.at, 1, from.inputs], gates, inputs.gradient, from.inputs, count, width);
  }
  if (state.learns) {
    // `first` and `after` are the states before each frame, and the gate gradients of that frame.
    const [first, after] = isBackward ? [states + size, gates] : [states, gates + width];
    memory.addProduct([first, 1, size], after, state.gradient, size, count - 1, width);
  }
  memory.addProduct([gates, width, 1], inputs.turned, into, count, width, from.inputs);
}

const squash = (value: number) => 1 / (1 + Math.exp(-value));
