import { useEffect, useRef, useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import type { OfflinePart } from '@/data/services';
import { useServices } from '@/data/services-context';

export type OfflineFailure = 'no-network' | 'no-room' | 'no-answer';

/** Downloads parts of the app for offline use: progress, cancellation, and the reason for a failure. */
export function useOfflineDownload() {
  const { offline } = useServices();
  /** The downloaded share, 0 to 1; null while no download is running. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<OfflineFailure | null>(null);
  const fetching = useRef<AbortController | null>(null);

  // Aborts the download on unmount, because nothing would show its progress and a second download could be started
  // on return. Downloaded parts stay.
  useEffect(() => () => fetching.current?.abort(), []);

  /** Returns whether the download is complete. */
  async function download(ids: readonly OfflinePart['id'][]): Promise<boolean> {
    if (fetching.current) return false;
    const { signal } = (fetching.current = new AbortController());
    setFailure(null);
    setShare(0);
    const isDone = await offline.download(ids, { onProgress: setShare, signal }).then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) setFailure(failureOf(error));
        return false;
      },
    );
    fetching.current = null;
    setShare(null);
    return isDone;
  }

  return {
    share,
    failure,
    download,
    cancel: () => fetching.current?.abort(),
    forgetFailure: () => setFailure(null),
  };
}

function failureOf(error: unknown): OfflineFailure {
  const code = errorCode(error);
  if (code === 'storage-unavailable') return 'no-room';
  return code === 'offline' ? 'no-network' : 'no-answer';
}
