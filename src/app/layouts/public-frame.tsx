import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { Wordmark } from '@/ui/wordmark';
import { PageMain, SkipLink } from '../navigation/page-main';
import { ThemeSwitch } from '../theme/color-scheme';

type PublicFrameProps = { className?: string; children: ReactNode };

/** Frame shared by the pages outside the areas. */
export function PublicFrame({ className, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <PageMain className={className ?? 'flex-1 outline-none'}>{children}</PageMain>
      <footer className="border-t">
        <div className="mx-auto flex max-w-300 flex-wrap gap-x-6 gap-y-1 px-4 py-5 text-sm text-muted lg:px-10">
          <span>{PRODUCT_NAME} não é ligado ao INEP.</span>
          <span>Baseado nos 5 critérios oficiais do ENEM</span>
          <nav aria-label="Regras" className="flex flex-wrap gap-x-6 gap-y-1 sm:ml-auto">
            <Link to={paths.privacy}>Privacidade</Link>
            <Link to={paths.usagePolicy}>Política de uso</Link>
            <Link to={paths.paymentTerms}>Termos de pagamento</Link>
            <Link to={paths.accessibility}>Acessibilidade</Link>
          </nav>
        </div>
      </footer>
    </div>
  );
}

/** Header of the pages outside the areas. */
export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-300 items-center justify-between px-4 py-4 lg:px-10 lg:py-5">
      <Link to={paths.entry} className="rounded-sm no-underline">
        <Wordmark name={PRODUCT_NAME} />
      </Link>
      <ThemeSwitch />
    </header>
  );
}

/** Frame of a long text, limited to a readable line length. */
export function LegalFrame() {
  return (
    <PublicFrame className="mx-auto w-full max-w-[47rem] flex-1 px-4 pt-4 pb-14 outline-none sm:pt-8">
      <Outlet />
    </PublicFrame>
  );
}
