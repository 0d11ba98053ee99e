import { describe, expect, it } from 'vitest';
import { pageTitle } from '@/app/navigation/page-title';
import { publicRoutes } from '@/app/public-routes';
import { routes } from '@/app/routes';
import { studentRoutes } from '@/app/student-routes';
import { teacherRoutes } from '@/app/teacher-routes';
import { paths } from '@/lib/paths';

describe('pageTitle', () => {
  it.each([
    ['the root', '/', 'Entrar · Grifo'],
    ['an area, whose pages know more', '/dashboard/student/essay', null],
    ['any other address, left to the pages for everybody', '/nada', null],
  ])('%s', (_requirement, pathname, expected) => {
    expect(pageTitle(routes, pathname)).toBe(expected);
  });

  it.each([
    ['student home', '/dashboard/student', 'Início · Grifo'],
    ['essay', '/dashboard/student/essay', 'Redação · Grifo'],
    ['history', '/dashboard/student/corrected-essays', 'Redações corrigidas · Grifo'],
    ['progress', '/dashboard/student/progress', 'Progresso · Grifo'],
    ['an unknown page of the area', '/dashboard/student/nada', null],
  ])('%s', (_requirement, pathname, expected) => {
    expect(pageTitle(studentRoutes, pathname, paths.student.home)).toBe(expected);
  });

  it.each([
    ['an invitation', '/sala/abc', 'Convite · Grifo'],
    ['an unknown address', '/nada', 'Página não encontrada · Grifo'],
  ])('%s', (_requirement, pathname, expected) => {
    expect(pageTitle(publicRoutes, pathname)).toBe(expected);
  });

  it('teacher home', () => {
    expect(pageTitle(teacherRoutes, '/dashboard/teacher', paths.teacher.home)).toBe('Professor · Grifo');
  });
});
