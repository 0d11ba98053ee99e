import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '@/lib/when-idle';
import { OfflineSign } from './offline-sign';
import { followUpdates } from './updates';
import { UpdateNotice } from './update-notice';

/**
 * What every page has and none waits for: the service worker, and the two things said about network and version. In a
 * root of its own, so that `/` carries nothing of it and no page breaks with it.
 */
export function startOffline(): void {
  const updates = followUpdates(() => window.location.reload());
  const top = document.createElement('div');
  const end = document.createElement('div');
  document.body.prepend(top);
  document.body.append(end);
  createRoot(end).render(
    <>
      {createPortal(<OfflineSign />, top)}
      <UpdateNotice updates={updates} />
    </>,
  );
  // What it keeps is fetched when nobody waits for anything. A development server has no worker.
  if (import.meta.env.PROD) whenIdle(() => void updates.start(`${import.meta.env.BASE_URL}sw.js`));
}
