import { useEffect, useRef, useState } from 'react';
import { OFFLINE_FAILURES } from '@/copy/offline';
import { useOfflineDownload } from '@/queries/use-offline-download';
import { focusIfLost } from '@/lib/focus';
import { formatBytes } from '@/lib/format';
import { Progress } from '@/ui/progress';
import type { PhotoReader } from '@/data/services';
import { useServices } from '@/data/services-context';

const LINK = 'min-h-6 text-link underline underline-offset-[0.18em]';

/**
 * Shows the size of the download that is needed before the first photo is read, and a button to download it while
 * online.
 */
export function FirstDownload() {
  const missing = useMissingBytes();
  const { share, failure, download, cancel } = useOfflineDownload();
  const [isReady, setIsReady] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const isFetching = share !== null;
  const isHere = (missing !== null && missing.print + missing.handwriting === 0) || isReady;
  const wasHere = useRef(isHere);

  // The button was removed, so the focus moves to the sentence in its place.
  useEffect(() => {
    if (isReady && !wasHere.current) focusIfLost(note.current);
    wasHere.current = isHere;
  }, [isReady, isHere]);

  if (missing === null) return null;
  return (
    <div ref={note} tabIndex={-1} className="mt-1.5">
      <p>{isHere ? 'O leitor já está no aparelho e funciona sem internet.' : firstUse(missing)}</p>
      {isFetching && <Progress label="Baixando o leitor" value={share * 100} className="mt-1.5" />}
      <p role="alert" className="mt-1.5 text-error empty:hidden">
        {failure && OFFLINE_FAILURES[failure]}
      </p>
      {!isHere && (
        <button
          type="button"
          onClick={(event) => {
            if (!isFetching) void download(['photos']).then(setIsReady);
            // Ignores the second press of a double click, which was meant for the button previously in this
            // position.
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

type MissingBytes = Awaited<ReturnType<PhotoReader['missingBytes']>>;

function firstUse({ print, handwriting }: MissingBytes): string {
  const rest = 'as seguintes, nada.';
  if (print === 0) return `A primeira leitura de letra de mão baixa ${formatBytes(handwriting)}; ${rest}`;
  if (handwriting === 0) return `A primeira leitura de texto impresso baixa ${formatBytes(print)}; ${rest}`;
  return `A primeira leitura baixa ${formatBytes(print)} (de letra de mão, ${formatBytes(handwriting)}); ${rest}`;
}

/**
 * Number of bytes still to be downloaded before the first photo can be read; null while this number is unknown or
 * if it cannot be determined.
 */
function useMissingBytes(): MissingBytes | null {
  const { photos } = useServices();
  const [bytes, setBytes] = useState<MissingBytes | null>(null);

  useEffect(() => {
    let isGone = false;
    photos.missingBytes().then(
      (answer) => !isGone && setBytes(answer),
      () => {},
    );
    return () => void (isGone = true);
  }, [photos]);

  return bytes;
}
