import { Spinner } from '@/ui/spinner';

/** Placeholder of a loading page or area; `data-loading` keeps the prerendered shell visible (public/show-shell.js). */
export function PageSpinner() {
  return (
    <output data-loading="" className="grid min-h-[60dvh] place-items-center text-ink-2">
      <Spinner />
      <span className="sr-only">Carregando...</span>
    </output>
  );
}
