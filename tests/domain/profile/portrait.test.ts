import { describe, expect, it } from 'vitest';
import { isPortrait, PORTRAIT_MAX_BYTES, PORTRAIT_PREFIX } from '@/domain/profile/portrait';

const ofBytes = (count: number) => PORTRAIT_PREFIX + Buffer.alloc(count, 7).toString('base64');

describe('isPortrait', () => {
  it.each([
    ['a small picture', ofBytes(20), true],
    ['one as large as is stored', ofBytes(PORTRAIT_MAX_BYTES), true],
    ['one larger', ofBytes(PORTRAIT_MAX_BYTES + 3), false],
    ['nothing', PORTRAIT_PREFIX, false],
    ['an address', 'https://example.com/eu.jpg', false],
    ['another kind of file', 'data:image/svg+xml;base64,PHN2Zz4=', false],
    ['a picture with something after it', `${ofBytes(20)}" onerror="alert(1)`, false],
  ])('%s', (_requirement, text, expected) => {
    expect(isPortrait(text)).toBe(expected);
  });
});
