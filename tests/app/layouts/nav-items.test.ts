import { expect, it } from 'vitest';
import { studentNav, visibleNav } from '@/app/layouts/nav-items';

it('while the promotion runs the menu has everything but what it sells', () => {
  const { menu, bar } = visibleNav(studentNav, false);
  const inPromo = visibleNav(studentNav, true);
  expect(menu.filter((page) => !inPromo.menu.includes(page)).map(({ label }) => label)).toEqual(['Upgrade']);
  expect(inPromo.bar).toEqual(bar);
});
