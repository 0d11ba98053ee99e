import type { Kernel } from './kernel.ts';
import { createPlainKernel } from './plain-kernel.ts';

const PAGE = 65_536;

/**
 * Opens the kernel of a module built by tools/hand/kernel. Without a module, it is replaced by the same operations
 * in plain TypeScript, some forty times slower. Throws the errors of `WebAssembly.Instance`.
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
