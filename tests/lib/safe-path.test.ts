import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from '@/lib/safe-path';

describe('safePath', () => {
  it.each([
    ['a path', '/sala/abc', '/sala/abc'],
    ['a path with query and fragment', '/sala/abc?x=1#y', '/sala/abc?x=1#y'],
    ['the root', '/', '/'],
    [
      'a path that names another site in its query',
      '/sala?u=https://evil.example',
      '/sala?u=https://evil.example',
    ],
    ['another origin without scheme', '//evil.example', null],
    ['another origin behind a backslash', '/\\evil.example', null],
    ['a backslash anywhere', '/sala\\abc', null],
    ['an https address', 'https://evil.example/', null],
    ['a script', 'javascript:alert(1)', null],
    ['a path without its first slash', 'sala/abc', null],
    ['a tab that browsers drop', '/\t/evil.example', null],
    ['a line break that browsers drop', '/\n/evil.example', null],
    ['a C1 control character', '/sala\u0085', null],
    ['a detour that ends in two slashes', '/a/..//evil.example', null],
    ['an encoded detour', '/%2e%2e//evil.example', null],
    ['a blank before another origin', ' //evil.example', null],
    ['nothing', '', null],
    ['null', null, null],
    ['an object', { pathname: '/sala' }, null],
  ])('%s', (_requirement, value, expected) => {
    expect(safePath(value)).toBe(expected);
  });

  it('never leaves the site, whatever it is given', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      'https:',
      'evil.example',
      '@',
      '\t',
      ' ',
      '%2f',
      '?',
      '#',
    );
    assert(
      property(array(pieces, { maxLength: 8 }), (parts) => {
        const path = safePath(`/${parts.join('')}`);
        if (path === null) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, 'https://grifo.example').origin).toBe('https://grifo.example');
      }),
    );
  });
});
