import { useEffect, useRef, useState } from 'react';
import type { WritingCheck } from './services';
import { useServices } from './services-context';

/** The dictionary is on its way: how long until it is asked for again (ms). */
const ASK_AGAIN_MS = 1000;

/**
 * What the checker says of a text that does not change; null until it answers, or where it fails. Without the
 * dictionary the rest comes first, and spelling once it is there.
 */
export function useWritingCheck(
  text: string,
  theme: string,
): { check: WritingCheck | null; retry: () => void } {
  const { checker } = useServices();
  const [check, setCheck] = useState<WritingCheck | null>(null);
  const askAgain = useRef(() => {});

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      clearTimeout(timer);
      const answer = await checker.check({ text, theme }, leaving.signal).catch(() => null);
      if (leaving.signal.aborted || !answer) return;
      setCheck(answer);
      if (answer.spelling === 'loading') timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    }
    askAgain.current = () => void ask();
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [checker, text, theme]);

  return { check, retry: () => askAgain.current() };
}
