import { useLikelyWords } from './use-likely-words';
import { wordIn } from './word-in';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';

type DoubtfulWordProps = {
  essay: string;
  doubt: Span;
  onReplace(span: Span, word: string): void;
  onConfirm(): void;
};

/** What can be done about a word that was hard to read. */
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

/** As tall for every word, so that what is pressed again and again stays where it is. */
export const ROW = 'flex min-h-11 items-center gap-x-1.5 overflow-x-auto';
