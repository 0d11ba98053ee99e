import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaHome,
  destination,
  invitationIn,
  isInAnyArea,
  isOpenTo,
  safePath,
} from '@/app/guards/destination';

describe('areaHome', () => {
  it.each([
    ['a student lands on the student dashboard', 'student', '/dashboard/student'],
    ['a teacher lands on the teacher dashboard', 'teacher', '/dashboard/teacher'],
    ['a dev lands in the developers’ area', 'dev', '/dashboard/dev'],
  ] as const)('%s', (_requirement, userType, expected) => {
    expect(areaHome(userType)).toBe(expected);
  });
});

describe('isInAnyArea', () => {
  it.each([
    ['the home of an area', '/dashboard/student', true],
    ['a page inside it', '/dashboard/teacher/classrooms', true],
    ['the developers’ area', '/dashboard/dev/mensagens', true],
    ['a path that only begins alike', '/dashboard/students', false],
    ['the root', '/', false],
  ])('%s', (_requirement, pathname, expected) => {
    expect(isInAnyArea(pathname)).toBe(expected);
  });
});

describe('isOpenTo', () => {
  it.each([
    ['a student in the student area', 'student', '/dashboard/student/essay', true],
    ['a student in the teacher area', 'student', '/dashboard/teacher', false],
    ['a teacher in the student area', 'teacher', '/dashboard/student', false],
    ['a dev in the own area', 'dev', '/dashboard/dev', true],
    ['a teacher in the developers’ area', 'teacher', '/dashboard/dev', false],
    ['a dev in the student area', 'dev', '/dashboard/student', false],
    ['a dev outside the areas', 'dev', '/sala/abc', true],
    ['a teacher outside the areas', 'teacher', '/sala/abc', true],
  ] as const)('%s', (_requirement, userType, pathname, expected) => {
    expect(isOpenTo(userType, pathname)).toBe(expected);
  });
});

describe('destination after signing in', () => {
  it.each([
    ['nowhere given: the own dashboard', 'teacher', null, '/dashboard/teacher'],
    ['back to where the user was sent from', 'student', '/sala/abc?x=1', '/sala/abc?x=1'],
    ['a page of the own area', 'student', '/dashboard/student/essay', '/dashboard/student/essay'],
    ['a page of the other area', 'teacher', '/dashboard/student/essay?x=1', '/dashboard/teacher'],
    ['the login itself would go in circles', 'student', '/login?from=/x', '/dashboard/student'],
    ['another origin', 'student', '//evil.example', '/dashboard/student'],
    ['something that is no text', 'student', { pathname: '/sala' }, '/dashboard/student'],
  ] as const)('%s', (_requirement, userType, from, expected) => {
    expect(destination(userType, from)).toBe(expected);
  });
});

describe('invitationIn', () => {
  it.each([
    ['/sala/Ab3-_z', '/sala/Ab3-_z'],
    ['/sala/', null],
    ['/sala/a/b', null],
    ['/sala/a?b=c', null],
    ['/sala/../dashboard/student', null],
    ['//evil.example/sala/a', null],
    ['https://evil.example/sala/a', null],
    ['/dashboard/student', null],
    [null, null],
  ])('%s', (from, expected) => {
    expect(invitationIn(from)).toBe(expected);
  });
});

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
