import { useEffect, useRef, useState } from 'react';
import { useServices } from './services-context';

/** Words that may have been meant, once they are asked for; null before. */
export type Suggestions = { words: string[] | null; isAsking: boolean; ask: () => void };

/** Suggestions for one word. Give the component a key per word. */
export function useSuggestions(word: string): Suggestions {
  const { checker } = useServices();
  const [words, setWords] = useState<string[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  useEffect(() => () => asked.current?.abort(), []);

  async function ask() {
    const request = new AbortController();
    asked.current = request;
    setIsAsking(true);
    const found = await checker.suggest(word, request.signal).catch(() => []);
    if (request.signal.aborted) return;
    setWords(found);
    setIsAsking(false);
  }

  return { words, isAsking, ask: () => void ask() };
}
