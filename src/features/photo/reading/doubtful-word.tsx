import { useEffect, useState } from 'react';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';
import { useServices } from '@/data/services-context';
import { useWritingCheck } from '@/queries/use-writing';

type DoubtfulWordProps = {
  essay: string;
  doubt: Span;
  onReplace(span: Span, word: string): void;
  onConfirm(): void;
};

/** Actions for a word that was recognized with low confidence. */
export function DoubtfulWord({ essay, doubt, onReplace, onConfirm }: DoubtfulWordProps) {
  const found = wordIn(essay, doubt);
  if (!found) return <p className={ROW}>Escreva aqui o que está na foto.</p>;
  return (
    <div className={ROW}>
      <Button variant="ghost" size="small" onClick={onConfirm} className="-ml-3">
        Está certa
      </Button>
      <LikelyWords word={found.word} onChoose={(word) => onReplace(found, word)} />
    </div>
  );
}

type LikelyWordsProps = { word: string; onChoose(word: string): void };

function LikelyWords({ word, onChoose }: LikelyWordsProps) {
  const words = useLikelyWords(word);
  return words.map((likely) => (
    <Button
      key={likely}
      variant="outline"
      size="small"
      aria-label={`Trocar por ${likely}`}
      onClick={() => onChoose(likely)}
    >
      {likely}
    </Button>
  ));
}

/** Same height for every word, so that repeatedly pressed buttons stay in place. */
export const ROW = 'flex min-h-11 items-center gap-x-1.5 overflow-x-auto';

/** Dictionary suggestions for a word, best first; empty until loaded. Needs a component `key` per word. */
function useLikelyWords(word: string): readonly string[] {
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

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/u;

/**
 * The first word of a passage, without surrounding punctuation; null if the passage contains no word, as in `[?]`.
 */
export function wordIn(text: string, { start, end }: Span): (Span & { word: string }) | null {
  const found = WORD.exec(text.slice(start, end));
  if (!found) return null;
  const from = start + found.index;
  return { start: from, end: from + found[0].length, word: found[0] };
}
