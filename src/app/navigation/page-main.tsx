import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The main landmark. Takes the focus on every navigation, so that a screen reader continues on the new page. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const hasNavigated = useHasNavigated();
  const main = useRef<HTMLElement>(null);
  // A page opened by its URL keeps the browser's initial focus, before the skip link.
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

const HasNavigatedContext = createContext(false);

export const HasNavigatedProvider = HasNavigatedContext.Provider;

/** Whether the current page was reached by navigation, not by opening or reloading its URL. */
export function useHasNavigated(): boolean {
  return useContext(HasNavigatedContext);
}

/** First tab stop; visible only while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-40 rounded-md bg-paper px-4 py-3 font-semibold text-ink shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Pular para o conteúdo
    </a>
  );
}

/** Target of the skip link. */
export const MAIN_ID = 'conteudo';
