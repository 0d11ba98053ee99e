import { describe, expect, it } from 'vitest';
import { pageTitle } from '@/app/navigation/page-title';

describe('pageTitle', () => {
  it.each([
    ['the root', '/', 'Entrar · Grifo'],
    ['student home', '/dashboard/student', 'Início · Grifo'],
    ['essay', '/dashboard/student/essay', 'Redação · Grifo'],
    ['history', '/dashboard/student/corrected-essays', 'Redações corrigidas · Grifo'],
    ['teacher home', '/dashboard/teacher', 'Professor · Grifo'],
    ['an unknown address', '/nada', 'Página não encontrada · Grifo'],
  ])('%s', (_requirement, pathname, expected) => {
    expect(pageTitle(pathname)).toBe(expected);
  });
});
