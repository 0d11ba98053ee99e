import { FULL, PANEL, type Kernel } from './kernel.ts';

/** Implements the operations of tools/hand/kernel without SIMD. */
export function createPlainKernel(): Kernel {
  let buffer = new ArrayBuffer(0);
  let whole = new Int16Array(buffer);
  let real = new Float32Array(buffer);
  const sums = new Int32Array(PANEL);

  /** Adds to `sums` the products of one panel with `pairs` pairs of inputs. Addresses are indices of int16 values. */
  function addProducts(weights: number, input: number, pairs: number): void {
    for (let pair = 0; pair < pairs; pair += 1) {
      const first = whole[input + 2 * pair] as number;
      const second = whole[input + 2 * pair + 1] as number;
      if (first === 0 && second === 0) continue;
      const at = weights + 2 * PANEL * pair;
      for (let output = 0; output < PANEL; output += 1) {
        const low = whole[at + 2 * output] as number;
        const high = whole[at + 2 * output + 1] as number;
        sums[output] = (sums[output] as number) + low * first + high * second;
      }
    }
  }

  return {
    reserve(bytes) {
      if (bytes > buffer.byteLength) {
        const grown = new ArrayBuffer(8 * Math.ceil(bytes / 8));
        new Uint8Array(grown).set(new Uint8Array(buffer));
        buffer = grown;
        whole = new Int16Array(buffer);
        real = new Float32Array(buffer);
      }
      return buffer;
    },
    multiply(
      input,
      step,
      positions,
      segments,
      pairs,
      skip,
      unit,
      weights,
      scales,
      bias,
      panels,
      least,
      output,
      outputStep,
    ) {
      for (let position = 0; position < positions; position += 1) {
        for (let panel = 0; panel < panels; panel += 1) {
          sums.fill(0);
          for (let segment = 0; segment < segments; segment += 1) {
            const row = weights / 2 + (panel * segments + segment) * pairs * 2 * PANEL;
            addProducts(row, (input + position * step + segment * skip) / 2, pairs);
          }
          for (let lane = 0; lane < PANEL; lane += 1) {
            const at = panel * PANEL + lane;
            const scale = (real[scales / 4 + at] as number) * unit;
            const value = (sums[lane] as number) * scale + (real[bias / 4 + at] as number);
            real[(output + position * outputStep) / 4 + at] = Math.max(value, least);
          }
        }
      }
    },
    recur(inputs, inputStep, frames, size, weights, scales, cells, before, output, outputStep) {
      const gates = new Float32Array(4 * size);
      let states = before / 2;
      for (let frame = 0; frame < frames; frame += 1) {
        const from = (inputs + frame * inputStep) / 4;
        for (let start = 0; start < 4 * size; start += PANEL) {
          sums.fill(0);
          addProducts(weights / 2 + start * size, states, size / 2);
          for (let lane = 0; lane < PANEL; lane += 1) {
            const at = start + lane;
            gates[at] =
              (sums[lane] as number) * (real[scales / 4 + at] as number) + (real[from + at] as number);
          }
        }
        states = (output + frame * outputStep) / 2;
        for (let unit = 0; unit < size; unit += 1) {
          const [into, forget, out] = [0, 1, 2].map((gate) => sigmoid(gates[gate * size + unit] as number));
          const fresh = Math.tanh(gates[3 * size + unit] as number);
          const cell = (forget as number) * (real[cells / 4 + unit] as number) + (into as number) * fresh;
          real[cells / 4 + unit] = cell;
          whole[states + unit] = Math.round((out as number) * Math.tanh(cell) * FULL);
        }
      }
    },
    pool(input, rowSize, rows, columns, width, channels, output) {
      for (let x = 0; x < width; x += 1) {
        for (let channel = 0; channel < channels; channel += 1) {
          let most = -Infinity;
          for (let row = 0; row < rows; row += 1) {
            for (let column = 0; column < columns; column += 1) {
              const pixel = x * columns + column;
              const value = real[(input + row * rowSize) / 4 + pixel * channels + channel] as number;
              if (value > most) most = value;
            }
          }
          real[output / 4 + x * channels + channel] = most;
        }
      }
    },
    largest(input, count) {
      let most = -Infinity;
      for (let at = input / 4; at < input / 4 + count; at += 1) most = Math.max(most, real[at] as number);
      return most;
    },
    narrow(input, count, factor, output) {
      for (let at = 0; at < count; at += 1)
        whole[output / 2 + at] = Math.round((real[input / 4 + at] as number) * factor);
    },
  };
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
