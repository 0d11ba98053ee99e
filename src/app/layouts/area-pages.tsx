import { matchRoutes, Outlet, useLocation, useRoutes } from 'react-router-dom';
import { lazy, type ReactNode } from 'react';
import { pageTitle } from '../navigation/page-title';
import { useDocumentTitle } from '../navigation/use-document-title';
import type { PageRoute } from '../page-route';

const NotFoundPage = lazy(() => import('../pages/not-found-page'));

type AreaProps = { home: string; routes: PageRoute[] };

/** An area around its pages, with their document titles; the 404 page where it has no such page. */
export function Area({ home, routes, children }: AreaProps & { children: ReactNode }) {
  const { pathname } = useLocation();
  useDocumentTitle(pageTitle(routes, pathname, home) ?? pageTitle(NOT_FOUND, pathname));
  return matchRoutes(routes, pathname, home) ? children : <NotFoundPage />;
}

const NOT_FOUND: PageRoute[] = [{ path: '*', handle: { title: 'Página não encontrada' } }];

/** The page of the area that the address names. `context` is what it gets from `useOutletContext`. */
export function AreaPages({ routes, context }: { routes: PageRoute[]; context?: unknown }) {
  return useRoutes([{ element: <Outlet context={context} />, children: routes }]);
}
