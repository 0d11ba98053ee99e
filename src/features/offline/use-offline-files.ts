import { useEffect, useState } from 'react';
import type { OfflinePart } from '@/data/late-services';
import { useLateServices } from '@/data/use-late-services';
import { useOfflineDownload } from '@/data/use-offline-download';

/** What of the app is on this device, and the ways to fetch and to remove it. */
export function useOfflineFiles() {
  const { offline } = useLateServices();
  /** null until it is known, and where it cannot be told. */
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
