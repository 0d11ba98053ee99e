import { Link } from '@/ui/link';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { Wordmark } from '@/ui/wordmark';
import { ThemeSwitch } from '../theme/theme-switch';

/** The head of the pages outside the areas. */
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
