const PAGE = 65_536;
/** Number of reals reserved as scratch space for `product`. */
const PANEL = 256 * 8;

type Exports = {
  memory: WebAssembly.Memory;
  product(
    a: number,
    aRow: number,
    aStep: number,
    b: number,
    c: number,
    rows: number,
    inner: number,
    columns: number,
    panel: number,
  ): void;
  productOfRow(a: number, b: number, c: number, inner: number, columns: number): void;
};

/** The float32 values in the memory of a separate kernel instance. Addresses and steps are indices of `reals`. */
export class Memory {
  /** References to this array become invalid after `take`. */
  reals: Float32Array<ArrayBuffer>;
  /** The next free index. */
  at = PANEL;
  private readonly kernel: Exports;

  constructor(module: WebAssembly.Module) {
    this.kernel = new WebAssembly.Instance(module).exports as Exports;
    this.reals = new Float32Array(this.kernel.memory.buffer as ArrayBuffer);
  }

  /** Allocates `count` zeros and returns the index of the first. */
  take(count: number): number {
    const start = this.at;
    this.at += 4 * Math.ceil(count / 4);
    const missing = 4 * this.at - this.reals.byteLength;
    if (missing > 0) {
      this.kernel.memory.grow(Math.ceil(missing / PAGE));
      this.reals = new Float32Array(this.kernel.memory.buffer as ArrayBuffer);
    }
    this.reals.fill(0, start, this.at);
    return start;
  }

  /**
   * Adds the matrix product of `a` and `b` to `c` (`rows` × `columns`; `columns` is a multiple of 8). Rows of `a`
   * are `aRow` apart, its columns `aStep` apart; `b` has `inner` × `columns` values.
   */
  addProduct(
    [a, aRow, aStep]: readonly [at: number, row: number, step: number],
    b: number,
    c: number,
    rows: number,
    inner: number,
    columns: number,
  ): void {
    this.kernel.product(4 * a, 4 * aRow, 4 * aStep, 4 * b, 4 * c, rows, inner, columns, 0);
  }

  /** `addProduct` for a single row. */
  addRow(a: number, b: number, c: number, inner: number, columns: number): void {
    this.kernel.productOfRow(4 * a, 4 * b, 4 * c, inner, columns);
  }
}
