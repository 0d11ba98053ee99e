import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { focusIfLost } from '@/lib/focus-if-lost';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { useDownload, type DownloadFormat } from './use-download';

const NAMES: Record<DownloadFormat, string> = {
  html: 'Baixar para ler (HTML)',
  json: 'Baixar os dados (JSON)',
};

/** Everything as one file: to read, or for programs. */
export function DownloadButtons() {
  const { busy, essays, failure, download } = useDownload();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<DownloadFormat | null>(null);

  // Both are disabled while one gathers: the one that was pressed has lost the focus.
  useEffect(() => {
    if (busy) last.current = busy;
    else if (last.current) focusIfLost(box.current?.querySelector(`[data-format=${last.current}]`) ?? null);
  }, [busy]);

  return (
    <div className="mt-4 grid gap-3">
      <div ref={box} className="flex flex-wrap gap-3 max-sm:[&>button]:grow">
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            data-format={format}
            variant="outline"
            busy={busy === format}
            disabled={busy !== null}
            busyLabel={gathering(essays)}
            onClick={() => download(format)}
          >
            <Download size={18} strokeWidth={1.75} aria-hidden="true" />
            {NAMES[format]}
          </Button>
        ))}
      </div>
      <FormFailure sentence={failure} />
    </div>
  );
}

function gathering(essays: number): string {
  if (essays === 0) return 'Juntando...';
  return essays === 1 ? 'Juntando 1 redação...' : `Juntando ${essays.toLocaleString('pt-BR')} redações...`;
}
