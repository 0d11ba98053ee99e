import { findCtcGradient } from '../ctc-gradient.ts';
import { prepareStrip, type PreparedStrip } from '../prepare-strip.ts';
import type { GrayImage } from '../../gray-image.ts';
import type { HandShape } from '../shape.ts';
import {
  convolve,
  takeGrid,
  unconvolve,
  type Convolved,
  type Grid,
  type TrainedConvolution,
} from './convolution.ts';
import { recur, unrecur, type Frames, type Recurred, type TrainedWay } from './lstm.ts';
import { Memory } from './memory.ts';
import { loadParameters, type Parameter, type Parameters } from './parameters.ts';

/** Parameters β1, β2 and ε of the Adam optimizer. */
const [KEPT_SLOPE, KEPT_SQUARE, LEAST_SQUARE] = [0.9, 0.999, 1e-8];
/** Maximum norm of the gradient in one training step; gradients with a larger norm are scaled down. */
const LONGEST = 5;
/** Widths of strips are padded to multiples of this number. */
const COLUMNS = 16;

/** Dropout rate for the channels of a line, after the convolutions and after each LSTM. */
const DROPPED = 0.3;

/** The network in float32, for further training. `module` is the output of tools/hand/kernel. */
export class TrainedNetwork {
  readonly memory: Memory;
  private readonly shape: HandShape;
  readonly parameters: Parameters;
  private readonly convolutions: readonly TrainedConvolution[];
  private readonly lstms: readonly (readonly TrainedWay[])[];
  private readonly out: Parameter;
  private readonly slopes: Float32Array;
  private readonly squares: Float32Array;
  /** Index at which the memory for a line begins. */
  private readonly start: number;
  private steps = 0;

  /** `learning` names the matrices to train. Throws a RangeError if the weights are incomplete. */
  constructor(
    module: WebAssembly.Module,
    weights: ArrayBuffer,
    shape: HandShape,
    learning = shape.tensors.map(({ name }) => name),
  ) {
    this.memory = new Memory(module);
    this.shape = shape;
    this.parameters = loadParameters(this.memory, weights, shape, learning);
    const { of, count } = this.parameters;
    this.convolutions = shape.layers.map(({ name, padding, pool }, at) => {
      const [, , height = 1, width = 1] = shape.tensors.find((tensor) => tensor.name === name)?.shape ?? [];
      // The first layer needs no larger kernel, because its receptive fields are laid out as pixels.
      return { parameter: of(name), padding, pool, kernel: at === 0 ? [1, 1] : [height, width] };
    });
    this.lstms = ['first', 'second'].map((name) =>
      ['forward', 'backward'].map((way) => ({
        inputs: of(`${name}.${way}.inputs`),
        state: of(`${name}.${way}.state`),
        isBackward: way === 'backward',
      })),
    );
    this.out = of('out');
    this.slopes = new Float32Array(count);
    this.squares = new Float32Array(count);
    this.start = this.memory.at;
  }

  /** Restarts from the weights of a file of the same shape. */
  restart(weights: ArrayBuffer): void {
    this.parameters.load(weights);
    this.slopes.fill(0);
    this.squares.fill(0);
    this.steps = 0;
  }

  /**
   * Returns the CTC loss of a line (`labels` are the classes of its characters) and accumulates its gradient,
   * multiplied by `weight`, until the next step. If the text does not fit the line, returns Infinity and
   * accumulates nothing. With `random` (returns numbers from 0 to 1), dropout is applied. Throws a RangeError for
   * an invalid strip.
   */
  collect(
    strip: GrayImage,
    labels: readonly number[],
    weight: number,
    random: (() => number) | null = null,
  ): number {
    const { memory, convolutions, lstms, out } = this;
    memory.at = this.start;
    const prepared = prepareStrip(strip, this.shape);
    let grid = layOutPatches(memory, prepared, this.shape);
    const convolved: Convolved[] = [];
    for (const [at, layer] of convolutions.entries()) {
      const [padY = 0, padX = 0] = convolutions[at + 1]?.padding ?? [];
      const result = convolve(memory, layer, grid, [padY, padX]);
      convolved.push(result);
      grid = result.to;
    }
    let frames: Frames = { at: grid.at, count: grid.width, inputs: grid.channels };
    const draw = () => drawMask(frames.inputs, random);
    const masks = [draw()];
    mask(memory, frames, masks[0]);
    const recurred = lstms.map((ways) => {
      const runs = ways.map((way) => recur(memory, way, frames));
      const from = frames;
      frames = joinStates(memory, runs, frames.count, (ways[0] as TrainedWay).state.channels);
      masks.push(draw());
      mask(memory, frames, masks.at(-1));
      return { ways, runs, from };
    });

    const { columns, outputs } = out;
    const scores = memory.take(frames.count * columns);
    for (let frame = 0; frame < frames.count; frame += 1)
      memory.reals.copyWithin(scores + frame * columns, out.bias, out.bias + columns);
    memory.addProduct(
      [frames.at, frames.inputs, 1],
      out.weights,
      scores,
      frames.count,
      frames.inputs,
      columns,
    );
    const steps = Math.max(1, Math.ceil(prepared.width / this.shape.stride));
    const { loss, gradient } = this.findGradient(scores, steps, labels);
    if (!Number.isFinite(loss)) return loss;

    const change = memory.take(frames.count * columns);
    let given = memory.take(frames.count * frames.inputs);
    const { reals } = memory;
    for (let step = 0; step < steps; step += 1) {
      for (let k = 0; k < outputs; k += 1) {
        const slope = (gradient[step * outputs + k] as number) * weight;
        reals[change + step * columns + k] = slope;
        if (out.learns) reals[out.biasGradient + k] = (reals[out.biasGradient + k] as number) + slope;
      }
    }
    if (out.learns)
      memory.addProduct(
        [frames.at, 1, frames.inputs],
        change,
        out.gradient,
        frames.inputs,
        frames.count,
        columns,
      );
    memory.addProduct([change, columns, 1], out.turned, given, frames.count, columns, frames.inputs);
    mask(memory, { ...frames, at: given }, masks.pop());
    for (const { ways, runs, from } of recurred.toReversed()) {
      const into = memory.take(from.count * from.inputs);
      for (const [at, way] of ways.entries()) {
        const size = way.state.channels;
        unrecur(memory, way, from, runs[at] as Recurred, [given + at * size, 2 * size], into);
      }
      given = into;
      mask(memory, { ...from, at: given }, masks.pop());
    }
    let slopes: Grid = { ...grid, at: given };
    for (let at = convolved.length - 1; at >= 0; at -= 1)
      slopes = unconvolve(memory, convolved[at] as Convolved, slopes, at > 0);
    return loss;
  }

  /** One step of Adam on the accumulated gradient. */
  step(rate: number): void {
    const { start, gradients, count } = this.parameters;
    const { slopes, squares } = this;
    const { reals } = this.memory;
    this.steps += 1;
    let length = 0;
    for (let at = gradients; at < gradients + count; at += 1) length += (reals[at] as number) ** 2;
    const share = Math.min(1, LONGEST / Math.sqrt(length + 1e-12));
    const slopeShare = rate / (1 - KEPT_SLOPE ** this.steps);
    const squareShare = 1 / (1 - KEPT_SQUARE ** this.steps);
    for (let at = 0; at < count; at += 1) {
      const given = (reals[gradients + at] as number) * share;
      const slope = KEPT_SLOPE * (slopes[at] as number) + (1 - KEPT_SLOPE) * given;
      const square = KEPT_SQUARE * (squares[at] as number) + (1 - KEPT_SQUARE) * given * given;
      slopes[at] = slope;
      squares[at] = square;
      const change = (slope * slopeShare) / (Math.sqrt(square * squareShare) + LEAST_SQUARE);
      reals[start + at] = (reals[start + at] as number) - change;
    }
    reals.fill(0, gradients, gradients + count);
    this.parameters.turn();
  }

  /** Returns a copy of the trained weights. */
  copy(): Float32Array {
    const { start, count } = this.parameters;
    return this.memory.reals.slice(start, start + count);
  }

  /** Sets the trained weights to the mean of copies, so that they can be packed. */
  mix(copies: readonly Float32Array[]): void {
    const { start, count } = this.parameters;
    for (let at = 0; at < count; at += 1) {
      const sum = copies.reduce((sum, copy) => sum + (copy[at] as number), 0);
      this.memory.reals[start + at] = sum / copies.length;
    }
  }

  /** The weights as a file like the original, rounded to int8; null if any weight is not finite. */
  pack(): ArrayBuffer | null {
    return this.parameters.pack();
  }

  private findGradient(at: number, steps: number, labels: readonly number[]) {
    const { columns, outputs } = this.out;
    const scores = new Float32Array(steps * outputs);
    for (let step = 0; step < steps; step += 1) {
      const row = at + step * columns;
      scores.set(this.memory.reals.subarray(row, row + outputs), step * outputs);
    }
    const gradient = new Float32Array(scores.length);
    return { loss: findCtcGradient({ scores, steps, classes: outputs }, labels, gradient), gradient };
  }
}

/**
 * Stores the receptive field of each output of the first layer as the channels of one pixel. Pixels right of the
 * strip are treated as paper.
 */
function layOutPatches(memory: Memory, { ink, width, height }: PreparedStrip, shape: HandShape): Grid {
  const [layer] = shape.layers;
  const [, , rows = 1, columns = 1] = shape.tensors.find(({ name }) => name === layer?.name)?.shape ?? [];
  const [stepY = 1, stepX = 1] = layer?.stride ?? [];
  const [padY = 0, padX = 0] = layer?.padding ?? [];
  const padded = COLUMNS * Math.ceil(width / COLUMNS);
  const grid = takeGrid(memory, {
    height: Math.floor((height + 2 * padY - rows) / stepY) + 1,
    width: Math.floor((padded + 2 * padX - columns) / stepX) + 1,
    channels: rows * columns,
    padY: 0,
    padX: 0,
  });
  const { reals } = memory;
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      const at = grid.at + (y * grid.width + x) * grid.channels;
      for (let tap = 0; tap < grid.channels; tap += 1) {
        const fromY = y * stepY + Math.floor(tap / columns) - padY;
        const fromX = x * stepX + (tap % columns) - padX;
        if (fromY >= 0 && fromY < height && fromX >= 0 && fromX < width)
          reals[at + tap] = (ink[fromY * width + fromX] as number) / 255;
      }
    }
  }
  return grid;
}

/**
 * Dropout factors for a line's channels: 0 for dropped channels, and above 1 for the other channels to compensate.
 * Null without `random`.
 */
function drawMask(channels: number, random: (() => number) | null): Float32Array | null {
  return (
    random && Float32Array.from({ length: channels }, () => (random() < DROPPED ? 0 : 1 / (1 - DROPPED)))
  );
}

function mask(
  { reals }: Memory,
  { at, count, inputs }: Frames,
  factors: Float32Array | null | undefined,
): void {
  if (!factors) return;
  for (let place = 0; place < count * inputs; place += 1)
    reals[at + place] = (reals[at + place] as number) * (factors[place % inputs] as number);
}

/** Stores the states of both directions side by side. */
function joinStates(memory: Memory, runs: readonly Recurred[], count: number, size: number): Frames {
  const inputs = runs.length * size;
  const at = memory.take(count * inputs);
  for (const [way, { states }] of runs.entries())
    for (let frame = 0; frame < count; frame += 1)
      memory.reals.copyWithin(
        at + frame * inputs + way * size,
        states + frame * size,
        states + (frame + 1) * size,
      );
  return { at, count, inputs };
}
