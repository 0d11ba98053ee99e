// AssemblyScript: the float32 products that the network uses for learning. `src/domain/ocr/hand/training/memory.ts`
// describes them.

/** Number of inputs processed at once, so that their panel stays in the cache. */
const BLOCK: i32 = 256;

export function product(
  a: usize,
  aRow: usize,
  aStep: usize,
  b: usize,
  c: usize,
  rows: i32,
  inner: i32,
  columns: i32,
  panel: usize,
): void {
  const width = <usize>columns * 4;
  for (let start = 0; start < inner; start += BLOCK) {
    const count = min(BLOCK, inner - start);
    for (let column: usize = 0; column < width; column += 32) {
      let from = b + column;
      const end = panel + <usize>count * 32;
      for (let to = panel; to < end; to += 32) {
        v128.store(to, v128.load(from));
        v128.store(to, v128.load(from, 16), 16);
        from += width;
      }
      let x = a;
      let to = c + column;
      let row = 0;
      for (; row + 4 <= rows; row += 4) {
        addRows(x, aRow, aStep, panel, end, to, width);
        x += 4 * aRow;
        to += 4 * width;
      }
      for (; row < rows; row += 1) {
        addRow(x, aStep, panel, end, to);
        x += aRow;
        to += width;
      }
    }
    a += <usize>count * aStep;
    b += <usize>count * width;
  }
}

function addRows(
  x: usize,
  aRow: usize,
  aStep: usize,
  panel: usize,
  end: usize,
  c0: usize,
  width: usize,
): void {
  const c1 = c0 + width;
  const c2 = c1 + width;
  const c3 = c2 + width;
  let p0 = v128.load(c0);
  let q0 = v128.load(c0, 16);
  let p1 = v128.load(c1);
  let q1 = v128.load(c1, 16);
  let p2 = v128.load(c2);
  let q2 = v128.load(c2, 16);
  let p3 = v128.load(c3);
  let q3 = v128.load(c3, 16);
  let x1 = x + aRow;
  let x2 = x1 + aRow;
  let x3 = x2 + aRow;
  for (let w = panel; w < end; w += 32) {
    const w0 = v128.load(w);
    const w1 = v128.load(w, 16);
    let value = v128.load32_splat(x);
    p0 = f32x4.add(p0, f32x4.mul(value, w0));
    q0 = f32x4.add(q0, f32x4.mul(value, w1));
    value = v128.load32_splat(x1);
    p1 = f32x4.add(p1, f32x4.mul(value, w0));
    q1 = f32x4.add(q1, f32x4.mul(value, w1));
    value = v128.load32_splat(x2);
    p2 = f32x4.add(p2, f32x4.mul(value, w0));
    q2 = f32x4.add(q2, f32x4.mul(value, w1));
    value = v128.load32_splat(x3);
    p3 = f32x4.add(p3, f32x4.mul(value, w0));
    q3 = f32x4.add(q3, f32x4.mul(value, w1));
    x += aStep;
    x1 += aStep;
    x2 += aStep;
    x3 += aStep;
  }
  v128.store(c0, p0);
  v128.store(c0, q0, 16);
  v128.store(c1, p1);
  v128.store(c1, q1, 16);
  v128.store(c2, p2);
  v128.store(c2, q2, 16);
  v128.store(c3, p3);
  v128.store(c3, q3, 16);
}

function addRow(x: usize, aStep: usize, panel: usize, end: usize, c: usize): void {
  let p = v128.load(c);
  let q = v128.load(c, 16);
  for (let w = panel; w < end; w += 32) {
    const value = v128.load32_splat(x);
    p = f32x4.add(p, f32x4.mul(value, v128.load(w)));
    q = f32x4.add(q, f32x4.mul(value, v128.load(w, 16)));
    x += aStep;
  }
  v128.store(c, p);
  v128.store(c, q, 16);
}

export function productOfRow(a: usize, b: usize, c: usize, inner: i32, columns: i32): void {
  const width = <usize>columns * 4;
  const end = a + <usize>inner * 4;
  let column: usize = 0;
  for (; column + 64 <= width; column += 64) {
    const to = c + column;
    let w = b + column;
    let p0 = v128.load(to);
    let p1 = v128.load(to, 16);
    let p2 = v128.load(to, 32);
    let p3 = v128.load(to, 48);
    for (let x = a; x < end; x += 4) {
      const value = v128.load32_splat(x);
      p0 = f32x4.add(p0, f32x4.mul(value, v128.load(w)));
      p1 = f32x4.add(p1, f32x4.mul(value, v128.load(w, 16)));
      p2 = f32x4.add(p2, f32x4.mul(value, v128.load(w, 32)));
      p3 = f32x4.add(p3, f32x4.mul(value, v128.load(w, 48)));
      w += width;
    }
    v128.store(to, p0);
    v128.store(to, p1, 16);
    v128.store(to, p2, 32);
    v128.store(to, p3, 48);
  }
  for (; column < width; column += 16) {
    let w = b + column;
    let p = v128.load(c + column);
    for (let x = a; x < end; x += 4) {
      p = f32x4.add(p, f32x4.mul(v128.load32_splat(x), v128.load(w)));
      w += width;
    }
    v128.store(c + column, p);
  }
}
