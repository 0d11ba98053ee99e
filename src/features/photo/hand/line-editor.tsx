import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { completeWord } from '@/domain/ocr/hand/complete-word';
import type { CheckedWord } from '@/domain/ocr/hand/confirm-lines';
import { Button } from '@/ui/button';

type LineEditorProps = {
  text: string;
  /** The words as recognized, used to complete partly typed words. */
  words: readonly CheckedWord[];
  /** Index of the initially selected word. */
  word: number;
  label: string;
  onDone(text: string): void;
  onCancel(): void;
};

/**
 * Text field for retyping a line. Autocorrection is off, because the student's mistakes must be kept. A partly
 * typed word can be completed to the recognized word.
 */
export function LineEditor({ text, words, word, label, onDone, onCancel }: LineEditorProps) {
  const [typed, setTyped] = useState(text);
  const [before, setBefore] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const suggestions = completeWord(words, before);

  useEffect(() => {
    const parts = text.split(' ');
    const start = parts.slice(0, word).reduce((sum, { length }) => sum + length + 1, 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (parts[word]?.length ?? 0));
    // Initial position only; typing moves the selection itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function handleChange({ value, selectionStart }: HTMLTextAreaElement) {
    setTyped(value);
    const isAtEnd = /^(?:\s|$)/.test(value.slice(selectionStart));
    setBefore(isAtEnd ? value.slice(0, selectionStart) : '');
  }

  function take(suggestion: string) {
    const start = before.length - (before.split(/\s/).at(-1)?.length ?? 0);
    field.current?.focus();
    field.current?.setRangeText(suggestion, start, before.length, 'end');
    if (field.current) handleChange(field.current);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const [first] = suggestions;
    if (event.key === 'Enter') onDone(typed);
    else if (event.key === 'Tab' && !event.shiftKey && first !== undefined) take(first);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <textarea
        ref={field}
        rows={1}
        value={typed}
        onChange={(event) => handleChange(event.target)}
        // After a press elsewhere in the line, no completion is offered.
        onPointerDown={() => setBefore('')}
        onKeyDown={handleKeyDown}
        aria-label={label}
        aria-describedby={hintId}
        lang="pt-BR"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        className="hand-field"
      />
      <div className="hand-suggestions" role="group" aria-label="Completar com o que eu li">
        {suggestions.length === 0 && <p>Comece a palavra, e eu completo com o que li.</p>}
        {suggestions.map((suggestion, at) => (
          <Button
            key={suggestion}
            size="small"
            variant="outline"
            // Keeps the focus in the field, so that a phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            {suggestion} {at === 0 && <kbd aria-hidden="true">Tab</kbd>}
          </Button>
        ))}
      </div>
      <output id={hintId} className="sr-only">
        {suggestions.length > 0 && `Tab completa: ${suggestions[0]}`}
      </output>
      <div className="hand-actions">
        <Button size="small" className="is-main" onClick={() => onDone(typed)}>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Aceitar linha <kbd aria-hidden="true">Enter</kbd>
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancelar <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    </>
  );
}
