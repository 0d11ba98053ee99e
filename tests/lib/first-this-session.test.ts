import { describe, expect, it, vi } from 'vitest';
import { isFirstThisSession } from '@/lib/first-this-session';

describe('isFirstThisSession', () => {
  it('answers yes once per key', () => {
    expect(isFirstThisSession('aviso')).toBe(true);
    expect(isFirstThisSession('aviso')).toBe(false);
    expect(isFirstThisSession('outro')).toBe(true);
  });

  it('remembers in memory where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isFirstThisSession('bloqueado')).toBe(true);
    expect(isFirstThisSession('bloqueado')).toBe(false);
  });
});
