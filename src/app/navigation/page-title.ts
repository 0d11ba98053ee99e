import { matchRoutes } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { routes } from '../routes';

/** The document title of a path: "Redação · Grifo". */
export function pageTitle(pathname: string): string {
  const handles = matchRoutes(routes, pathname)?.map(({ route }) => route.handle) ?? [];
  const title = handles.findLast(Boolean)?.title;
  return title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
}
