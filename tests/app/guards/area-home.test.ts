import { describe, expect, it } from 'vitest';
import { areaHome, isInAnyArea, isOpenTo } from '@/app/guards/area-home';

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
