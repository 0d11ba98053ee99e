import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import { useLateServices } from '@/data/use-late-services';
import { toJsonParts, type PersonalData } from '@/domain/account/personal-data';
import { isoDayOf } from '@/domain/time/iso-day';
import { downloadFile } from '@/lib/download-file';
import { notify } from '@/ui/toast';

export type DownloadFormat = 'json' | 'html';

/** Collects everything and hands it to the browser as one file. Leaving the page ends it. */
export function useDownload() {
  const { account } = useLateServices();
  const { now } = useServices();
  const [busy, setBusy] = useState<DownloadFormat | null>(null);
  const [essays, setEssays] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  async function download(format: DownloadFormat): Promise<void> {
    const controller = new AbortController();
    leaving.current = controller;
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

/** Its code comes with the first one that is wanted. */
async function pageOf(data: PersonalData): Promise<string[]> {
  const [{ toPageParts }, { pageWords }] = await Promise.all([
    import('@/domain/account/personal-data-page'),
    import('./page-words'),
  ]);
  return toPageParts(data, pageWords);
}
