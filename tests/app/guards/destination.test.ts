import { describe, expect, it } from 'vitest';
import { destination } from '@/app/guards/destination';

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
