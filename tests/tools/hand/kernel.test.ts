import { expect, test } from 'vitest';
import { buildKernel } from '../../../tools/hand/kernel/build-kernel';

test('the kernel is small and asks for nothing', async () => {
  const kernel = await buildKernel();
  expect(kernel.length).toBeLessThan(60_000);
  expect(WebAssembly.Module.imports(new WebAssembly.Module(kernel))).toEqual([]);
});
