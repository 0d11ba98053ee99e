import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { v4 as newId } from 'uuid';
import { COMMENT_PRESETS } from '@/copy/comment-presets';
import { errorSentence } from '@/copy/errors';
import {
  offerComments,
  slashBefore,
  type CommentPlace,
  type OfferedComment,
} from '@/domain/classrooms/comment-bank';
import { replaceInField } from '@/lib/replace-in-field';
import { useCountUse, useKeepComment, useKeptComments } from '@/queries/review-queries';
import { Textarea } from '@/ui/input';
import { notify } from '@/ui/toast';

type CommentFieldProps = ComponentProps<'textarea'> & {
  place: CommentPlace;
  /** The field's content, which can be saved as a comment. */
  text: string;
};

/** A field for a comment. Typing a slash offers the saved comments and Grifo's built-in comments. */
export function CommentField({
  place,
  text,
  ref,
  onKeyDown,
  onInput,
  onFocus,
  onBlur,
  ...rest
}: CommentFieldProps) {
  // The saved comments are not loaded until the field is used.
  const [isUsed, setIsUsed] = useState(false);
  const { data } = useKeptComments(isUsed);
  const kept = data ?? [];
  const countUse = useCountUse();
  const keep = useKeepComment();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [slash, setSlash] = useState<{ start: number; typed: string } | null>(null);
  const [current, setCurrent] = useState(0);
  const offered = slash ? offerComments(kept, COMMENT_PRESETS, place, slash.typed) : [];
  const isOpen = offered.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const written = text.trim();
  const isKept = kept.some((one) => one.meu && one.texto === written);

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${current}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, listId, current]);

  function insert(one: OfferedComment) {
    const element = field.current;
    if (!element || !slash) return;
    setSlash(null);
    replaceInField(element, { start: slash.start, end: slash.start + slash.typed.length + 1 }, one.texto);
    if (one.id) countUse.mutate(one.id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isOpen) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const chosen = offered[current];
      if (step !== 0) setCurrent((current + step + offered.length) % offered.length);
      else if (event.key === 'Enter' && chosen) insert(chosen);
      else if (event.key === 'Escape') setSlash(null);
      else return onKeyDown?.(event);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onKeyDown?.(event);
  }

  function handleKeep() {
    keep.mutate(
      { id: newId(), texto: written, competencia: place.competencia },
      {
        onSuccess: () => notify({ title: 'Guardado no seu banco de comentários' }),
        onError: (error) =>
          notify({
            title: 'Não deu para guardar',
            description: errorSentence(error),
            variant: 'destructive',
          }),
      },
    );
  }

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={(element) => {
          field.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(current) : undefined}
        onKeyDown={handleKeyDown}
        onInput={(event) => {
          onInput?.(event);
          setSlash(slashBefore(event.currentTarget.value, event.currentTarget.selectionStart));
          setCurrent(0);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setIsUsed(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setSlash(null);
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Banco de comentários"
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-border-strong bg-paper shadow-float"
        >
          {offered.map((one, index) => (
            // The field has the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={one.id ?? one.texto}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // Keeps the focus in the field, as losing it closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(one)}
              className="cursor-pointer border-b px-3.5 py-2 text-sm last:border-b-0 hover:bg-hl-soft aria-selected:bg-hl-soft"
            >
              <span className="block wrap-anywhere">{one.texto}</span>
              <span className="num text-xs text-muted">{originOf(one)}</span>
            </div>
          ))}
        </div>
      )}
      {written !== '' && data && !isKept && !isOpen && !rest.readOnly && (
        <button
          type="button"
          onClick={handleKeep}
          disabled={keep.isPending}
          className="mt-1 min-h-6 text-xs font-semibold text-link pointer-coarse:min-h-11"
        >
          Guardar no banco
        </button>
      )}
    </div>
  );
}

function originOf({ id, usos, autor }: OfferedComment): string {
  if (id === null) return 'Do Grifo';
  const times = usos === 1 ? '1 uso' : `${usos.toLocaleString('pt-BR')} usos`;
  return autor ? `${times} · ${autor}` : times;
}
