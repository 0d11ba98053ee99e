import type { ReactNode } from 'react';
import { Link } from '@/ui/link';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { PageMain } from '../navigation/page-main';
import { SkipLink } from '../navigation/skip-link';
import { PublicHeader } from './public-header';

type PublicFrameProps = { className?: string; children: ReactNode };

/** What the pages outside both areas share. */
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
