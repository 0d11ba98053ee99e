import { useEffect, useState } from 'react';

/** Nobody wants to hear every key (ms). */
const QUIET_MS = 1200;

/** A sentence for a live region, once it has stood for a moment. */
export function useAnnouncement(sentence: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}
