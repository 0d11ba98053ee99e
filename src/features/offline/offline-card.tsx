import { Check, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OFFLINE_FAILURES } from '@/copy/offline';
import type { OfflinePart } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { useOfflineDownload } from '@/queries/use-offline-download';
import { focusIfLost } from '@/lib/focus';
import { formatBytes } from '@/lib/format';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { Progress } from '@/ui/progress';

const NAMES: Record<OfflinePart['id'], string> = {
  writing: 'Dicionário e revisão',
  photos: 'Leitura de fotos',
  documents: 'Abertura de arquivos',
  charts: 'Gráficos do progresso',
};

/**
 * "Baixar para usar offline": shows the parts stored on this device, and the size of the other parts. Hidden while
 * it is unknown which parts are stored.
 */
export function OfflineCard() {
  const { capabilities } = useServices();
  const hasModel = useStore(capabilities.hasModel);
  const { parts, share, failure, download, remove, cancel } = useOfflineFiles();
  const button = useRef<HTMLButtonElement>(null);
  const isFetching = share !== null;

  const isReady = parts?.every(({ missingBytes }) => missingBytes === 0) ?? false;

  const step = parts && (isFetching ? 'fetching' : isReady ? 'ready' : 'missing');
  const hasSome = parts?.some(({ bytes, missingBytes }) => missingBytes < bytes) ?? false;
  const buttons = step && `${step} ${hasSome}`;
  const shownButtons = useRef(buttons);

  // The pressed button was removed or replaced, so the focus moves to the button in its place.
  useEffect(() => {
    const before = shownButtons.current;
    shownButtons.current = buttons;
    if (before && before !== buttons) focusIfLost(button.current);
  }, [buttons]);

  if (!parts) return null;
  const missing = parts.reduce((sum, { missingBytes }) => sum + missingBytes, 0);

  return (
    <section aria-labelledby="offline-title">
      <h3 id="offline-title" className="text-lg">
        Usar sem internet
      </h3>
      <p className="mt-1.5 text-ink-2">
        {capabilities.hasServer
          ? `Escrever e corrigir com o corretor local funcionam sem rede. ${hasModel ? 'O modelo de IA e as' : 'As'} redações antigas precisam de internet.`
          : 'Escrever, corrigir e reler já funcionam sem rede neste aparelho.'}{' '}
        O resto é baixado no primeiro uso, ou agora.
      </p>
      <ul className="mt-3 border-t">
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </ul>
      <output className="mt-3 block font-semibold empty:hidden">
        {isReady && !isFetching && 'Pronto para usar sem internet'}
      </output>
      <div className="mt-3 grid justify-items-start gap-3">
        {isFetching && <Progress label="Baixando" value={share * 100} className="w-full" />}
        <FormFailure sentence={failure && OFFLINE_FAILURES[failure]} />
        <div className="flex flex-wrap gap-3">
          {isFetching && (
            // Ignores the second press of a double click, which was meant for the button previously in this
            // position.
            <Button ref={button} variant="outline" onClick={(event) => event.detail < 2 && cancel()}>
              Cancelar
            </Button>
          )}
          {!isFetching && !isReady && (
            <Button ref={button} variant="outline" onClick={() => void download(parts.map(({ id }) => id))}>
              <Download size={18} strokeWidth={1.75} aria-hidden="true" />
              Baixar para usar offline ({formatBytes(missing)})
            </Button>
          )}
          {!isFetching && hasSome && (
            <Button
              ref={isReady ? button : undefined}
              variant="ghost"
              className={isReady ? '-ml-4.5' : undefined}
              onClick={() => void remove()}
            >
              Remover arquivos baixados
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Part({ id, missingBytes }: OfflinePart) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b py-2.5 text-sm">
      <span>{NAMES[id]}</span>
      {missingBytes === 0 ? (
        <span className="inline-flex items-center gap-1.5 text-ink-2">
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          neste aparelho
        </span>
      ) : (
        <span className="num text-muted">faltam {formatBytes(missingBytes)}</span>
      )}
    </li>
  );
}

/** The downloadable parts, with the functions to download and remove them. */
function useOfflineFiles() {
  const { offline } = useServices();
  /** null while unknown. */
  const [parts, setParts] = useState<OfflinePart[] | null>(null);
  const { share, failure, download, cancel, forgetFailure } = useOfflineDownload();

  useEffect(() => {
    let isGone = false;
    void offline.parts().then((found) => !isGone && setParts(found));
    return () => void (isGone = true);
  }, [offline]);

  async function fetchParts(ids: readonly OfflinePart['id'][]) {
    await download(ids);
    setParts(await offline.parts());
  }

  async function remove() {
    forgetFailure();
    await offline.remove();
    setParts(await offline.parts());
  }

  return { parts, share, failure, download: fetchParts, remove, cancel };
}
