import type { Kernel } from './kernel.ts';
import { createPlainKernel } from './plain-kernel.ts';

const PAGE = 65_536;

/**
 * The kernel of a module that tools/hand/kernel built, or without one the same in plain TypeScript, some forty times slower.
 * Throws what `WebAssembly.Instance` throws.
 */
export function openKernel(module: WebAssembly.Module | null): Kernel {
  if (!module) return createPlainKernel();
  const { exports } = new WebAssembly.Instance(module);
  const memory = exports.memory as WebAssembly.Memory;
  const functions = exports as unknown as Omit<Kernel, 'reserve'>;
  return {
    ...functions,
    reserve(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return memory.buffer;
    },
  };
}
