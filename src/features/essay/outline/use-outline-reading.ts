import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';
import type { Outline } from '@/domain/outline/outline';
import type { OutlineReading } from '@/domain/outline/read-outline';

/** Delay after the last key (ms), so that a field asks nothing while it is being written. */
export const READ_AFTER_MS = 1200;

/** What the fields of a plan still lack, read off the main thread in a pause; the last reading until then. */
export function useOutlineReading(outline: Outline, theme: string): OutlineReading {
  const { checker } = useServices();
  const [reading, setReading] = useState<OutlineReading>({});

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      checker.readOutline({ outline, theme }, request.signal).then(setReading, () => null);
    }, READ_AFTER_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [checker, outline, theme]);

  return reading;
}
