import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { paths } from '@/lib/paths';
import { AREAS, NOT_WALKED } from '../../e2e/support/areas';

describe('routes and paths', () => {
  it.each(everyPath(paths))('%s has a page of its own', (path) => {
    const matches = matchRoutes(routes, path);
    expect(matches?.at(-1)?.route.path).not.toContain('*');
    expect(matches?.at(-1)?.pathname.replace(/(.)\/$/, '$1')).toBe(path.split('?')[0]);
  });

  it.each(everyRoute(routes))('the route %s stands in paths', (path) => {
    expect(everyPath(paths).map((known) => known.split('?')[0])).toContain(
      path.replaceAll(/:\w+/g, 'exemplo'),
    );
  });

  it('any other address is the 404 page', () => {
    for (const path of ['/nada', '/dashboard/nada', '/dashboard/student/nada'])
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).toContain('*');
  });

  it.each(everyPath(paths))('%s is walked by the tests of every screen, or it is said why not', (path) => {
    const pattern = path.replaceAll(/[.?*+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('exemplo', '[^/]+');
    const isOfPath = (one: string) =>
      path.includes('exemplo') ? new RegExp(`^${pattern}$`).test(one) && !plain.has(one) : one === path;
    const walked = Object.values(AREAS).flat().some(isOfPath);
    expect(walked).toBe(!(path in NOT_WALKED));
  });

  it('every page has a document title', () => {
    expect(leaves(routes).filter((route) => !route.handle?.title)).toEqual([]);
  });
});

/** All addresses of `paths`; none of them may match the address pattern of a route with an id. */
const plain = new Set(everyPath(paths));

type PathTree = { readonly [name: string]: string | ((...ids: [string, string]) => string) | PathTree };

function everyPath(tree: PathTree): string[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'function' ? [value('exemplo', 'exemplo')] : everyPath(value);
  });
}

/** The routes that are pages. Addresses in the table are absolute. */
function leaves(rows: RouteObject[]): RouteObject[] {
  return rows.flatMap((route) => (route.children ? leaves(route.children) : [route]));
}

function everyRoute(rows: RouteObject[]): string[] {
  return leaves(rows)
    .map((route) => route.path ?? '')
    .filter((path) => !path.includes('*'));
}
