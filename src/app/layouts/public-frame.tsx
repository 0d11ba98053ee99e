import type { ReactNode } from 'react';
import { Link } from '@/ui/link';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { Wordmark } from '@/ui/wordmark';
import { PageMain } from '../navigation/page-main';
import { SkipLink } from '../navigation/skip-link';
import { ThemeSwitch } from '../theme/theme-switch';

type PublicFrameProps = { className?: string; children: ReactNode };

/** What the pages outside both areas share. */
export function PublicFrame({ className, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-300 items-center justify-between px-4 py-4 lg:px-10 lg:py-5">
        <Link to={paths.entry} className="rounded-sm no-underline">
          <Wordmark name={PRODUCT_NAME} />
        </Link>
        <ThemeSwitch />
      </header>
      <PageMain className={className ?? 'flex-1 outline-none'}>{children}</PageMain>
      <footer className="border-t">
        <div className="mx-auto flex max-w-300 flex-wrap gap-x-6 gap-y-1 px-4 py-5 text-sm text-muted lg:px-10">
          <span>{PRODUCT_NAME} não é ligado ao INEP.</span>
          <span>Baseado nos 5 critérios oficiais do ENEM</span>
        </div>
      </footer>
    </div>
  );
}
