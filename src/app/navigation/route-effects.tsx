import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HasNavigatedProvider } from './has-navigated-context';
import { routes } from '../routes';
import { pageTitle } from './page-title';
import { useDocumentTitle } from './use-document-title';

/** What every navigation does: the document title, and the top of the page unless the user went back. */
export function RouteEffects({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [opened] = useState(location);
  const scrolledFor = useRef(location.pathname);
  const hasNavigated = location !== opened;
  useDocumentTitle(pageTitle(routes, location.pathname));

  useEffect(() => {
    if (scrolledFor.current === location.pathname) return;
    scrolledFor.current = location.pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [navigationType, location.pathname]);

  return <HasNavigatedProvider value={hasNavigated}>{children}</HasNavigatedProvider>;
}
