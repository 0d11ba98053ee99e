import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import { useServices, useBackend } from '@/data/services-context';
import { type PersonalData, toJsonParts } from '@/domain/account/personal-data';
import type { PageWords } from '@/domain/account/personal-data-page';
import { isoDayOf } from '@/domain/time/iso-day';
import { downloadFile } from '@/lib/download-file';
import { focusIfLost } from '@/lib/focus';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';

const NAMES: Record<DownloadFormat, string> = {
  html: 'Baixar para ler (HTML)',
  json: 'Baixar os dados (JSON)',
};

/** Downloads all data as one file: HTML to read, or JSON for programs. */
export function DownloadButtons() {
  const { busy, essays, failure, download } = useDownload();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<DownloadFormat | null>(null);

  // Both buttons are disabled during a download, so the pressed button loses the focus; it gets the focus back
  // afterwards.
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

type DownloadFormat = 'json' | 'html';

/** Collects all data and downloads it as one file. Unmounting cancels it. */
function useDownload() {
  const { account } = useBackend();
  const { now } = useServices();
  const [busy, setBusy] = useState<DownloadFormat | null>(null);
  const [essays, setEssays] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function download(format: DownloadFormat): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setBusy(format);
    setEssays(0);
    setFailure(null);
    try {
      const data = await account.collect({ onProgress: setEssays, signal: controller.signal });
      const name = `meus-dados-grifo-${isoDayOf(now())}`;
      if (format === 'json') downloadFile(`${name}.json`, new Blob(toJsonParts(data)), 'application/json');
      else downloadFile(`${name}.html`, new Blob(await pageOf(data)), 'text/html');
      notify({ title: 'Cópia baixada' });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(errorSentence(error));
    } finally {
      if (!controller.signal.aborted) setBusy(null);
    }
  }

  return { busy, essays, failure, download: (format: DownloadFormat) => void download(format) };
}

/** The renderer loads with the first HTML download. */
async function pageOf(data: PersonalData): Promise<string[]> {
  const { toPageParts } = await import('@/domain/account/personal-data-page');
  return toPageParts(data, PAGE_WORDS);
}

/** The labels of stored codes, for the HTML page. */
const PAGE_WORDS: PageWords = {
  date: formatDateTime,
  gender: GENDER_LABELS,
  schooling: SCHOOLING_LABELS,
  interest: INTEREST_LABELS,
};
