import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from './main-id';
import { useHasNavigated } from './has-navigated-context';

/** The main landmark. Takes the focus on every navigation, so that a screen reader continues on the new page. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const hasNavigated = useHasNavigated();
  const main = useRef<HTMLElement>(null);
  // A page opened by its address keeps the browser's own starting point, before the skip link.
  const focusedFor = useRef(hasNavigated ? null : pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
