import { describe, expect, it } from 'vitest';
import { isChunkLoadError } from '@/app/errors/is-chunk-load-error';

describe('isChunkLoadError', () => {
  it.each([
    ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/a.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['styles that did not arrive', new Error('Unable to preload CSS for /assets/a.css'), true],
    ['a fault of our own', new TypeError('x is not a function'), false],
    ['something thrown that is no error', 'dynamically imported module', false],
  ])('%s', (_requirement, error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});
