import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button';

type LineEditorProps = {
  text: string;
  /** Index of the word that is selected at first. */
  word: number;
  label: string;
  onDone(text: string): void;
  onCancel(): void;
};

/** A line typed over. Nothing corrects what is typed: the student's mistakes are hers. */
export function LineEditor({ text, word, label, onDone, onCancel }: LineEditorProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const words = text.split(' ');
    const start = words.slice(0, word).reduce((sum, { length }) => sum + length + 1, 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (words[word]?.length ?? 0));
    // Where it begins; what is typed moves the selection itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onDone(typed);
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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        aria-label={label}
        lang="pt-BR"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        className="hand-field"
      />
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
