// AssemblyScript: the SIMD multiplications of the handwriting network. `src/domain/ocr/hand/kernel.ts` describes
// each function and the memory layout of matrices; `plain-kernel.ts` does the same without SIMD.

export { product, productOfRow } from './product';

/** Size in bytes of the weights for eight outputs and one pair of inputs. */
const PAIR: usize = 32;

export function multiply(
  input: usize,
  step: usize,
  positions: i32,
  segments: i32,
  pairs: i32,
  skip: usize,
  unit: f32,
  weights: usize,
  scales: usize,
  bias: usize,
  panels: i32,
  least: f32,
  output: usize,
  outputStep: usize,
): void {
  const units = f32x4.splat(unit);
  const floor = f32x4.splat(least);
  const panelSize = <usize>(segments * pairs) * PAIR;
  for (let panel = 0; panel < panels; panel += 1) {
    const scale0 = f32x4.mul(v128.load(scales), units);
    const scale1 = f32x4.mul(v128.load(scales, 16), units);
    const bias0 = v128.load(bias);
    const bias1 = v128.load(bias, 16);
    let from = input;
    let to = output;
    for (let position = 0; position < positions; position += 4) {
      let a0 = i32x4.splat(0);
      let a1 = i32x4.splat(0);
      let b0 = i32x4.splat(0);
      let b1 = i32x4.splat(0);
      let c0 = i32x4.splat(0);
      let c1 = i32x4.splat(0);
      let d0 = i32x4.splat(0);
      let d1 = i32x4.splat(0);
      let row = weights;
      for (let segment = 0; segment < segments; segment += 1) {
        let a = from + <usize>segment * skip;
        let b = a + step;
        let c = b + step;
        let d = c + step;
        for (let pair = 0; pair < pairs; pair += 1) {
          const w0 = v128.load(row);
          const w1 = v128.load(row, 16);
          let x = v128.load32_splat(a);
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(w0, x));
          a1 = i32x4.add(a1, i32x4.dot_i16x8_s(w1, x));
          x = v128.load32_splat(b);
          b0 = i32x4.add(b0, i32x4.dot_i16x8_s(w0, x));
          b1 = i32x4.add(b1, i32x4.dot_i16x8_s(w1, x));
          x = v128.load32_splat(c);
          c0 = i32x4.add(c0, i32x4.dot_i16x8_s(w0, x));
          c1 = i32x4.add(c1, i32x4.dot_i16x8_s(w1, x));
          x = v128.load32_splat(d);
          d0 = i32x4.add(d0, i32x4.dot_i16x8_s(w0, x));
          d1 = i32x4.add(d1, i32x4.dot_i16x8_s(w1, x));
          row += PAIR;
          a += 4;
          b += 4;
          c += 4;
          d += 4;
        }
      }
      store(to, a0, a1, scale0, scale1, bias0, bias1, floor);
      to += outputStep;
      store(to, b0, b1, scale0, scale1, bias0, bias1, floor);
      to += outputStep;
      store(to, c0, c1, scale0, scale1, bias0, bias1, floor);
      to += outputStep;
      store(to, d0, d1, scale0, scale1, bias0, bias1, floor);
      to += outputStep;
      from += 4 * step;
    }
    weights += panelSize;
    scales += PAIR;
    bias += PAIR;
    output += PAIR;
  }
}

function store(
  to: usize,
  low: v128,
  high: v128,
  scale0: v128,
  scale1: v128,
  bias0: v128,
  bias1: v128,
  floor: v128,
): void {
  v128.store(to, f32x4.max(f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(low), scale0), bias0), floor));
  v128.store(to, f32x4.max(f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(high), scale1), bias1), floor), 16);
}

export function recur(
  inputs: usize,
  inputStep: usize,
  frames: i32,
  size: i32,
  weights: usize,
  scales: usize,
  cells: usize,
  before: usize,
  output: usize,
  outputStep: usize,
): void {
  const pairs = size / 2;
  const panelSize = <usize>pairs * PAIR;
  const gateSize = <usize>(size / 8) * panelSize;
  const gateStep = <usize>size * 4;
  for (let frame = 0; frame < frames; frame += 1) {
    let w = weights;
    for (let unit: usize = 0; unit < <usize>size; unit += 8) {
      let i0 = i32x4.splat(0);
      let i1 = i32x4.splat(0);
      let f0 = i32x4.splat(0);
      let f1 = i32x4.splat(0);
      let o0 = i32x4.splat(0);
      let o1 = i32x4.splat(0);
      let n0 = i32x4.splat(0);
      let n1 = i32x4.splat(0);
      let wi = w;
      let wf = wi + gateSize;
      let wo = wf + gateSize;
      let wn = wo + gateSize;
      let state = before;
      for (let pair = 0; pair < pairs; pair += 1) {
        const x = v128.load32_splat(state);
        i0 = i32x4.add(i0, i32x4.dot_i16x8_s(v128.load(wi), x));
        i1 = i32x4.add(i1, i32x4.dot_i16x8_s(v128.load(wi, 16), x));
        f0 = i32x4.add(f0, i32x4.dot_i16x8_s(v128.load(wf), x));
        f1 = i32x4.add(f1, i32x4.dot_i16x8_s(v128.load(wf, 16), x));
        o0 = i32x4.add(o0, i32x4.dot_i16x8_s(v128.load(wo), x));
        o1 = i32x4.add(o1, i32x4.dot_i16x8_s(v128.load(wo, 16), x));
        n0 = i32x4.add(n0, i32x4.dot_i16x8_s(v128.load(wn), x));
        n1 = i32x4.add(n1, i32x4.dot_i16x8_s(v128.load(wn, 16), x));
        state += 4;
        wi += PAIR;
        wf += PAIR;
        wo += PAIR;
        wn += PAIR;
      }
      const to = inputs + unit * 4;
      const by = scales + unit * 4;
      addGates(to, by, i0, i1);
      addGates(to + gateStep, by + gateStep, f0, f1);
      addGates(to + 2 * gateStep, by + 2 * gateStep, o0, o1);
      addGates(to + 3 * gateStep, by + 3 * gateStep, n0, n1);
      w += panelSize;
    }
    for (let unit: usize = 0; unit < <usize>size; unit += 4) {
      const gates = inputs + unit * 4;
      const into = sigmoid(v128.load(gates));
      const forget = sigmoid(v128.load(gates + gateStep));
      const out = sigmoid(v128.load(gates + 2 * gateStep));
      const fresh = tanh(v128.load(gates + 3 * gateStep));
      const kept = f32x4.mul(forget, v128.load(cells + unit * 4));
      const cell = f32x4.add(kept, f32x4.mul(into, fresh));
      v128.store(cells + unit * 4, cell);
      // 16383 is FULL in src/domain/ocr/hand/kernel.ts.
      const state = round(f32x4.mul(f32x4.mul(out, tanh(cell)), f32x4.splat(16383)));
      v128.store64_lane(output + unit * 2, i16x8.narrow_i32x4_s(state, state), 0);
    }
    inputs += inputStep;
    before = output;
    output += outputStep;
  }
}

function addGates(to: usize, scales: usize, low: v128, high: v128): void {
  v128.store(to, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(low), v128.load(scales)), v128.load(to)));
  const next = f32x4.mul(f32x4.convert_i32x4_s(high), v128.load(scales, 16));
  v128.store(to, f32x4.add(next, v128.load(to, 16)), 16);
}

function sigmoid(x: v128): v128 {
  const half = f32x4.splat(0.5);
  return f32x4.add(f32x4.mul(tanh(f32x4.mul(x, half)), half), half);
}

/** Approximated by a quotient of two polynomials, accurate to 1e-6 (with Eigen's coefficients). */
function tanh(x: v128): v128 {
  const v = f32x4.max(f32x4.min(x, f32x4.splat(7.905311)), f32x4.splat(-7.905311));
  const s = f32x4.mul(v, v);
  let p = f32x4.splat(-2.76076847742355e-16);
  p = step(p, s, 2.00018790482477e-13);
  p = step(p, s, -8.60467152213735e-11);
  p = step(p, s, 5.12229709037114e-8);
  p = step(p, s, 1.48572235717979e-5);
  p = step(p, s, 6.37261928875436e-4);
  p = step(p, s, 4.89352455891786e-3);
  let q = f32x4.splat(1.19825839466702e-6);
  q = step(q, s, 1.18534705686654e-4);
  q = step(q, s, 2.268434632439e-3);
  q = step(q, s, 4.89352518554385e-3);
  return f32x4.div(f32x4.mul(v, p), q);
}

function step(value: v128, times: v128, plus: f32): v128 {
  return f32x4.add(f32x4.mul(value, times), f32x4.splat(plus));
}

function round(x: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(x));
}

export function pool(
  input: usize,
  rowSize: usize,
  rows: i32,
  columns: i32,
  width: i32,
  channels: i32,
  output: usize,
): void {
  const pixel = <usize>channels * 4;
  for (let x = 0; x < width; x += 1) {
    for (let at: usize = 0; at < pixel; at += 16) {
      let largest = v128.load(input + at);
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const from = input + <usize>row * rowSize + <usize>column * pixel + at;
          largest = f32x4.max(largest, v128.load(from));
        }
      }
      v128.store(output + at, largest);
    }
    input += <usize>columns * pixel;
    output += pixel;
  }
}

export function largest(input: usize, count: i32): f32 {
  let most = v128.load(input);
  const end = input + <usize>count * 4;
  for (; input < end; input += 16) most = f32x4.pmax(most, v128.load(input));
  return max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
}

export function narrow(input: usize, count: i32, factor: f32, output: usize): void {
  const factors = f32x4.splat(factor);
  const end = input + <usize>count * 4;
  for (; input < end; input += 32) {
    const low = round(f32x4.mul(v128.load(input), factors));
    const high = round(f32x4.mul(v128.load(input, 16), factors));
    v128.store(output, i16x8.narrow_i32x4_s(low, high));
    output += 16;
  }
}
