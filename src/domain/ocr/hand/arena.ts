/** Allocates addresses at multiples of 16; `at` is the next free address. */
export class Arena {
  at: number;
  constructor(at: number) {
    this.at = at;
  }
  take(bytes: number): number {
    const start = this.at;
    this.at += 16 * Math.ceil(bytes / 16);
    return start;
  }
}
