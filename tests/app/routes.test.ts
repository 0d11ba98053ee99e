import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { devRoutes } from '@/app/dev-routes';
import type { PageRoute } from '@/app/page-route';
import { publicRoutes } from '@/app/public-routes';
import { routes } from '@/app/routes';
import { studentRoutes } from '@/app/student-routes';
import { teacherRoutes } from '@/app/teacher-routes';
import { paths } from '@/lib/paths';
import { AREAS, NOT_WALKED } from '../../e2e/support/areas';
import { budgets } from '../../tools/size-budgets.mjs';

/** The whole table: each area with the pages that come with its layout. */
const table = [
  ...routes.filter(({ path }) => !path?.endsWith('*')),
  { path: paths.student.home, children: studentRoutes },
  { path: paths.teacher.home, children: teacherRoutes },
  { path: paths.dev.home, children: devRoutes },
  ...publicRoutes,
];

describe('routes and paths', () => {
  it('no area is missing here', () => {
    expect(routes.filter(({ path }) => path?.endsWith('/*')).map(({ path }) => path)).toEqual([
      `${paths.student.home}/*`,
      `${paths.teacher.home}/*`,
      `${paths.dev.home}/*`,
    ]);
  });

  it.each(everyPath(paths))('%s has a page of its own', (path) => {
    const matches = matchRoutes(table, path);
    expect(matches?.at(-1)?.route.path).not.toBe('*');
    expect(matches?.at(-1)?.pathname.replace(/(.)\/$/, '$1')).toBe(path.split('?')[0]);
  });

  it.each(everyRoute(table))('the route %s stands in paths', (path) => {
    expect(everyPath(paths).map((known) => known.split('?')[0])).toContain(path.replace(/:\w+/, 'exemplo'));
  });

  it('any other address is the 404 page', () => {
    expect(matchRoutes(routes, '/dashboard/nada')?.at(-1)?.route.path).toBe('*');
    expect(matchRoutes(publicRoutes, '/dashboard/nada')?.at(-1)?.route.path).toBe('*');
  });

  it.each(everyRoute(table).filter((path) => path !== paths.entry && path !== paths.style))(
    'the page of %s has a size budget',
    (path) => {
      const shape = (address: string) => address.replace(/:\w+/, ':');
      expect(budgets.pages.map(({ route }) => shape(route))).toContain(shape(path));
    },
  );

  it.each(everyPath(paths))('%s is walked by the tests of every screen, or it is said why not', (path) => {
    const [before = '', after] = path.split('exemplo');
    const isOfPath = (one: string) =>
      after === undefined ? one === path : one.startsWith(before) && one.endsWith(after) && !plain.has(one);
    const walked = Object.values(AREAS).flat().some(isOfPath);
    expect(walked).toBe(!(path in NOT_WALKED));
  });

  it('every page has a document title', () => {
    expect(leaves(table).filter((route) => !route.handle?.title)).toEqual([]);
  });
});

/** Of these none stands for an address with an id. */
const plain = new Set(everyPath(paths));

type PathTree = { readonly [name: string]: string | ((id: string) => string) | PathTree };

function everyPath(tree: PathTree): string[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'function' ? [value('exemplo')] : everyPath(value);
  });
}

function leaves(rows: PageRoute[], parent = ''): PageRoute[] {
  return rows.flatMap((route) => {
    const path = [parent, route.path ?? ''].filter(Boolean).join('/');
    return route.children ? leaves(route.children, path) : [{ ...route, index: false, path } as PageRoute];
  });
}

function everyRoute(rows: PageRoute[]): string[] {
  return leaves(rows)
    .map((route) => route.path ?? '')
    .filter((path) => path !== '*');
}
