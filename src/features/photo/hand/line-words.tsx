import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { alternativesOf } from './word-alternatives';
import { isOpenDoubt, type CheckedWord } from '@/domain/ocr/hand/confirm-lines';
import { focusIfLost } from '@/lib/focus';

type LineWordsProps = {
  words: readonly CheckedWord[];
  /** Index of the current word. */
  at: number;
  /** Index of the line; when it changes, the focus moves to the new line. */
  line: number;
  /** Whether the element that this element replaced had the focus. */
  isEntered: boolean;
  onGo(word: number): void;
  onTakeWord(): void;
  onTakeLine(): void;
  onChoose(text: string): void;
};

/**
 * The words of a line, gray until accepted. One word is in the tab order. While it has the focus, Tab accepts the
 * word and Enter accepts the line, until Escape restores the browser's Tab.
 */
export function LineWords({ words, at, line, isEntered, ...on }: LineWordsProps) {
  const list = useRef<HTMLParagraphElement>(null);
  const isFollowing = useRef(isEntered);
  const isTabFree = useRef(false);
  const shownLine = useRef(line);

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    if (isFollowing.current) current?.focus({ preventScroll: true });
    // The focused row was removed, so the current word gets the focus.
    else if (shownLine.current !== line) focusIfLost(current);
    isFollowing.current = false;
    shownLine.current = line;
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') isTabFree.current = true;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    isFollowing.current = true;
    act();
  }

  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    if (key === 'Tab' && !shiftKey && !isTabFree.current) return on.onTakeWord;
    if (key === 'Enter') return on.onTakeLine;
    if (key === 'ArrowLeft') return () => on.onGo(at - 1);
    if (key === 'ArrowRight') return () => on.onGo(at + 1);
    if (key === 'ArrowDown') return () => choose(1);
    if (key === 'ArrowUp') return () => choose(-1);
    return null;
  }

  function choose(by: 1 | -1) {
    const word = words[at];
    const texts = word ? alternativesOf(word).map(({ text }) => text) : [];
    const next = texts.at((texts.indexOf(word?.text ?? '') + by) % texts.length);
    if (next !== undefined && texts.length > 1) on.onChoose(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <p
      ref={list}
      className="hand-words"
      onKeyDown={handleKeyDown}
      onBlur={() => void (isTabFree.current = false)}
    >
      {words.map((word, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- the same word may stand twice
          key={index}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-current={index === at ? 'true' : undefined}
          className={clsx(
            'hand-word',
            word.isTaken && 'is-taken',
            isOpenDoubt(word) && 'is-doubtful',
            index === at && 'is-current',
          )}
          onClick={() => on.onGo(index)}
        >
          {word.text}
          <span className="sr-only">{stateOf(word)}</span>
        </button>
      ))}
    </p>
  );
}

function stateOf(word: CheckedWord): string {
  if (word.isTaken) return ', aceita';
  return isOpenDoubt(word) ? ', em dúvida' : ', palpite';
}
