import { describe, expect, it } from 'vitest';
import { bottomBarPages, studentNav, teacherNav, visibleNav } from '@/app/layouts/nav-items';

const labels = (items: { label: string }[]) => items.map(({ label }) => label);

describe('the menus', () => {
  it.each([
    ['student sidebar', visibleNav(studentNav, false), ['Início', 'Redação', 'Upgrade']],
    ['student sidebar in the promotion: no upgrade', visibleNav(studentNav, true), ['Início', 'Redação']],
    ['student bottom bar', bottomBarPages(studentNav), ['Início', 'Redação']],
    ['teacher sidebar', visibleNav(teacherNav, false), ['Início']],
    ['teacher bottom bar', bottomBarPages(teacherNav), ['Início']],
  ])('%s', (_requirement, items, expected) => {
    expect(labels(items)).toEqual(expected);
  });
});
