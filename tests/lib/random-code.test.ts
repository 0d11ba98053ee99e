import { expect, it } from 'vitest';
import { randomCode } from '@/lib/random-code';

it('gives 32 characters that fit a URL, never the same ones', () => {
  const codes = Array.from({ length: 200 }, randomCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^[\w-]{32}$/);
});
