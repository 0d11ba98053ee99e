import { useLocation, useRoutes } from 'react-router-dom';
import { pageTitle } from '../navigation/page-title';
import { useDocumentTitle } from '../navigation/use-document-title';
import { publicRoutes } from '../public-routes';

/** The page outside the areas that the address names, with its document title. */
export default function PublicPages() {
  const { pathname } = useLocation();
  useDocumentTitle(pageTitle(publicRoutes, pathname));
  return useRoutes(publicRoutes);
}
