import { useId, type KeyboardEvent } from 'react';
import type { CheckedWord } from '@/domain/ocr/hand/confirm-lines';

type Reading = { text: string; source: string };

const MOST = 4;

/** Candidate readings of a word, beginning with the reading of the strokes alone; empty for a typed word. */
export function readingsOf({ read }: CheckedWord): readonly Reading[] {
  if (!read) return [];
  const readings: Reading[] = [{ text: read.stroke, source: 'o que o traço mostra' }];
  if (read.text !== read.stroke) readings.push({ text: read.text, source: 'mais provável na frase' });
  for (const text of read.others) {
    if (!readings.some((known) => known.text === text)) readings.push({ text, source: 'outra leitura' });
  }
  return readings.slice(0, MOST);
}

type WordReadingsProps = { word: CheckedWord; onChoose(text: string): void; onTakeLine(): void };

/** Choice of a word's readings; renders nothing if there is only one. */
export function WordReadings({ word, onChoose, onTakeLine }: WordReadingsProps) {
  const name = useId();
  const readings = readingsOf(word);
  if (readings.length < 2) return null;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onTakeLine();
  }

  return (
    <>
      <div role="radiogroup" aria-label="Qual destas está na folha?" className="hand-readings">
        {readings.map(({ text, source }) => (
          <label key={text} className="hand-reading">
            <input
              type="radio"
              name={name}
              checked={text === word.text}
              onChange={() => onChoose(text)}
              onKeyDown={handleKeyDown}
              className="sr-only"
            />
            <b>{text}</b> <span>{source}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2">
        Deixe como está no papel. Se for erro, quem aponta é a correção.
      </p>
    </>
  );
}
