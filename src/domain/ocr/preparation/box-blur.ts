/** The mean over a square of 2 × radius + 1 around each value; the border repeats outwards. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return blurLines(blurLines(values, width, height, radius, true), width, height, radius, false);
}

function blurLines(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  alongRows: boolean,
): Float32Array {
  const [length, lines, step, lineStep] = alongRows ? [width, height, 1, width] : [height, width, width, 1];
  const result = new Float32Array(values.length);
  const inside = (at: number) => Math.min(Math.max(at, 0), length - 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += values[start + inside(at) * step] as number;
    for (let at = 0; at < length; at += 1) {
      result[start + at * step] = sum / (2 * radius + 1);
      const entering = values[start + inside(at + radius + 1) * step] as number;
      sum += entering - (values[start + inside(at - radius) * step] as number);
    }
  }
  return result;
}
