import { Spinner } from '@/ui/spinner';

/** Stands in for a page or an area while it loads; `data-loading` keeps what the page began with (public/show-shell.js). */
export function PageSpinner() {
  return (
    <output data-loading="" className="grid min-h-[60dvh] place-items-center text-ink-2">
      <Spinner />
      <span className="sr-only">Carregando...</span>
    </output>
  );
}
