import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes, type PageRoute } from '@/app/routes';
import { paths } from '@/lib/paths';

describe('routes and paths', () => {
  it.each(everyPath(paths))('%s has a page of its own', (path) => {
    const matches = matchRoutes(routes, path);
    expect(matches?.at(-1)?.route.path).not.toBe('*');
    expect(matches?.at(-1)?.pathname.replace(/(.)\/$/, '$1')).toBe(path.split('?')[0]);
  });

  it.each(everyRoute(routes))('the route %s stands in paths', (path) => {
    expect(everyPath(paths).map((known) => known.split('?')[0])).toContain(path);
  });

  it('any other address is the 404 page', () => {
    expect(matchRoutes(routes, '/dashboard/nada')?.at(-1)?.route.path).toBe('*');
  });

  it('every page has a document title', () => {
    expect(leaves(routes).filter((route) => !route.handle?.title)).toEqual([]);
  });
});

type PathTree = { readonly [name: string]: string | ((id: string) => string) | PathTree };

function everyPath(tree: PathTree): string[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'function' ? [value('exemplo')] : everyPath(value);
  });
}

function leaves(table: PageRoute[], parent = ''): PageRoute[] {
  return table.flatMap((route) => {
    const path = route.path ?? parent;
    return route.children ? leaves(route.children, path) : [{ ...route, index: false, path } as PageRoute];
  });
}

function everyRoute(table: PageRoute[]): string[] {
  return leaves(table)
    .map((route) => route.path ?? '')
    .filter((path) => path !== '*');
}
