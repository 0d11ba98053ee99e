import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';
import { useWritingCheck } from '@/data/use-writing-check';

/** What the dictionary proposes for a word, best first, as soon as it is there. Give the component a key per word. */
export function useLikelyWords(word: string): readonly string[] {
  const { checker } = useServices();
  const { check } = useWritingCheck(word, '');
  const [words, setWords] = useState<readonly string[]>([]);
  const isReady = check?.spelling === 'ready';

  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    checker.suggest(word, leaving.signal).then(
      (found) => !leaving.signal.aborted && setWords(found),
      () => {},
    );
    return () => leaving.abort();
  }, [checker, word, isReady]);

  return words;
}
