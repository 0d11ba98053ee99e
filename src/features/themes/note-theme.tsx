import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { countThemeCharacters, isBlank } from '@/domain/essay/send-rules';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** Saves a theme in the student's own words for later: a button that turns into a text field. */
export function NoteTheme({ onNote }: { onNote(theme: string): void }) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function open() {
    flushSync(() => setText(''));
    field.current?.focus();
  }

  function close() {
    flushSync(() => setText(null));
    setProblem(null);
    opener.current?.focus();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>, theme: string) {
    event.preventDefault();
    const found = isBlank(theme)
      ? EMPTY
      : countThemeCharacters(theme) > MAX_THEME_CHARACTERS
        ? TOO_LONG
        : null;
    setProblem(found);
    if (found) return field.current?.focus();
    close();
    onNote(theme);
  }

  if (text === null)
    return (
      <Button ref={opener} variant="ghost" size="small" className="-ml-3" onClick={open}>
        <Plus size={17} strokeWidth={1.75} aria-hidden="true" />
        Anotar um tema
      </Button>
    );
  return (
    <form
      aria-label="Anotar um tema"
      noValidate
      className="grid w-full gap-3 pt-2 *:max-w-160"
      onSubmit={(event) => handleSubmit(event, text)}
    >
      <Field
        label="Tema, com as suas palavras"
        hint="Ele fica em “Seus temas”, neste aparelho, até você apagar."
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={text}
            autoComplete="off"
            onKeyDown={(event) => event.key === 'Escape' && close()}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          Anotar
        </Button>
        <Button variant="ghost" size="small" onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

const EMPTY = 'Escreva o tema antes de anotar.';
const TOO_LONG = `O tema passou do limite de ${MAX_THEME_CHARACTERS} caracteres. Encurte-o antes de anotar.`;
