import { useId, type KeyboardEvent } from 'react';
import type { CheckedWord } from '@/domain/ocr/hand/confirm-lines';

type Alternative = { text: string; source: string };

const MOST = 4;

/** Candidate readings of a word, beginning with the reading of the strokes alone; empty for a typed word. */
export function alternativesOf({ read }: CheckedWord): readonly Alternative[] {
  if (!read) return [];
  const alternatives: Alternative[] = [{ text: read.stroke, source: 'o que o traço mostra' }];
  if (read.text !== read.stroke) alternatives.push({ text: read.text, source: 'mais provável na frase' });
  for (const text of read.others) {
    if (!alternatives.some((known) => known.text === text))
      alternatives.push({ text, source: 'outra leitura' });
  }
  return alternatives.slice(0, MOST);
}

type WordAlternativesProps = { word: CheckedWord; onChoose(text: string): void; onTakeLine(): void };

/** Choice of a word's readings; renders nothing if there is only one. */
export function WordAlternatives({ word, onChoose, onTakeLine }: WordAlternativesProps) {
  const name = useId();
  const alternatives = alternativesOf(word);
  if (alternatives.length < 2) return null;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onTakeLine();
  }

  return (
    <>
      <div role="radiogroup" aria-label="Qual destas está na folha?" className="hand-readings">
        {alternatives.map(({ text, source }) => (
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
