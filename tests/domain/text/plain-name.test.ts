import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOneAlphabet, nameKey, plainName } from '@/domain/text/plain-name';
import { KEPT_NAMES, OTHER_NAMES, SAME_NAMES } from '../../fixtures/names';

describe('a name', () => {
  it.each(KEPT_NAMES)('%s', (_requirement, written, kept) => {
    const plain = plainName(written);
    expect(hasOneAlphabet(plain) ? plain : null).toBe(kept);
  });

  it('that is plain stays as it is, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const plain = plainName(written);
        expect(plainName(plain)).toBe(plain);
      }),
    );
  });
});

describe('to whoever looks', () => {
  it.each(SAME_NAMES)('%s make no other name', (_requirement, ...names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1);
  });

  it.each(OTHER_NAMES)('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
