import { RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';

type ErrorViewProps = {
  /** Whether the view is inside a dashboard, which has its own heading and landmarks. */
  isInFrame: boolean;
};

/**
 * Replaces a page that failed to render or to load (R-ROUTE-5): what happened, what to do, and
 * that the draft is safe.
 */
export function ErrorView({ isInFrame }: ErrorViewProps) {
  const error = useRouteError();
  const Frame = isInFrame ? 'div' : 'main';
  const Heading = isInFrame ? 'h2' : 'h1';
  return (
    <Frame className={isInFrame ? 'py-6' : 'mx-auto grid min-h-dvh max-w-2xl content-center px-4 py-12'}>
      <div role="alert" className="grid gap-4">
        <Heading className="text-xl">Unexpected Application Error!</Heading>
        <p className="max-w-[60ch] text-ink-2">{explain(error)}</p>
        {isWithDrafts() && (
          <p className="max-w-[60ch] text-ink-2">O rascunho da sua redação continua salvo neste aparelho.</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
            Recarregar
          </Button>
          {/* A full load, to discard the broken state. */}
          <a href={paths.entry} className={buttonClass({ variant: 'outline' })}>
            Voltar para o início
          </a>
        </div>
        {error instanceof Error && error.message && (
          <details className="text-sm text-muted">
            <summary className="cursor-pointer py-2">Detalhe técnico</summary>
            <code className="break-words">{error.message}</code>
          </details>
        )}
      </div>
    </Frame>
  );
}

/** Only students have drafts, because teachers and developers write no essays, and visitors have none yet. */
const isWithDrafts = () => window.location.pathname.includes(paths.student.home);

function explain(error: unknown): string {
  return isChunkLoadError(error)
    ? 'Esta página não chegou inteira: a rede ou o servidor falhou, ou uma versão nova foi publicada. Confira a internet e recarregue.'
    : 'Algo quebrou nesta página, por um erro nosso. Recarregue para tentar de novo.';
}

/** Messages of Chrome, Firefox, Safari and Vite for a module or stylesheet that could not be fetched. */
const CHUNK_MESSAGES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Load failed for the module/i;

/** Whether a page's code could not be loaded: no connection, or a new version was published. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && CHUNK_MESSAGES.test(error.message);
}
