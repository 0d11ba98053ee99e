import { useEffect, useRef, useState } from 'react';
import { useMissingBytes } from './use-missing-bytes';
import { OFFLINE_FAILURES } from '@/copy/offline';
import { useOfflineDownload } from '@/data/use-offline-download';
import { focusIfLost } from '@/lib/focus-if-lost';
import { formatBytes } from '@/lib/format-bytes';
import { Progress } from '@/ui/progress';

const LINK = 'min-h-6 text-link underline underline-offset-[0.18em]';

/** What the first reading will fetch, and the way to fetch it while there is a network. */
export function FirstDownload() {
  const missing = useMissingBytes();
  const { share, failure, download, cancel } = useOfflineDownload();
  const [isReady, setIsReady] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const isFetching = share !== null;
  const isHere = missing === 0 || isReady;
  const wasHere = useRef(isHere);

  // The button is gone: the keyboard goes on from the sentence in its place.
  useEffect(() => {
    if (isReady && !wasHere.current) focusIfLost(note.current);
    wasHere.current = isHere;
  }, [isReady, isHere]);

  if (missing === null) return null;
  return (
    <div ref={note} tabIndex={-1} className="mt-1.5">
      <p>
        {isHere
          ? 'O leitor já está no aparelho e funciona sem internet.'
          : `A primeira leitura baixa ${formatBytes(missing)}; as seguintes, nada.`}
      </p>
      {isFetching && <Progress label="Baixando o leitor" value={share * 100} className="mt-1.5" />}
      <p role="alert" className="mt-1.5 text-error empty:hidden">
        {failure && OFFLINE_FAILURES[failure]}
      </p>
      {!isHere && (
        <button
          type="button"
          onClick={(event) => {
            if (!isFetching) void download(['photos']).then(setIsReady);
            // The second press of a double click was meant for what stood here before.
            else if (event.detail < 2) cancel();
          }}
          className={`mt-1.5 ${LINK}`}
        >
          {isFetching ? 'Cancelar' : failure ? 'Tentar de novo' : 'Baixar para usar offline'}
        </button>
      )}
    </div>
  );
}
