import { matchRoutes } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import type { PageRoute } from '../page-route';

/** The document title of a path: "Redação · Grifo"; null where the routes name none, as above an area's own. */
export function pageTitle(routes: PageRoute[], pathname: string, home = '/'): string | null {
  const handles = matchRoutes(routes, pathname, home)?.map(({ route }) => route.handle) ?? [];
  const title = handles.findLast(Boolean)?.title;
  return title ? `${title} · ${PRODUCT_NAME}` : null;
}
