import { Check, Keyboard } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { HandPicture, partOfLine } from './hand-picture';
import { LineEditor } from './line-editor';
import { LineLevelChip } from './line-level-chip';
import { LineWords } from './line-words';
import { WordAlternatives } from './word-alternatives';
import {
  chooseAlternative,
  goToWord,
  isOpenDoubt,
  isUntouched,
  lineText,
  takeLine,
  takeWord,
  typeLine,
  undo,
  type CheckedLine,
  type LineCheck,
} from '@/domain/ocr/hand/confirm-lines';
import { lineLevel } from '@/domain/ocr/hand/hand-page';
import { Button } from '@/ui/button';

type CurrentLineProps = {
  check: LineCheck;
  /** `check.lines[check.at]`. */
  checked: CheckedLine;
  /** URL of the page's picture. */
  url: string;
  onChange(by: (check: LineCheck) => LineCheck): void;
};

/** The line being checked: its strip of the photo, and its words to accept, choose or retype. */
export function CurrentLine({ check, checked, url, onChange }: CurrentLineProps) {
  const { at, word } = check;
  const section = useRef<HTMLElement>(null);
  /** Index of the line being retyped; null for none. */
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const [hasTyped, setHasTyped] = useState(false);
  const isTyping = typedAt === at;
  const number = at + 1;
  const current = checked.words[word];

  const shownAt = useRef(at);
  useEffect(() => {
    if (shownAt.current !== at) section.current?.scrollIntoView?.({ block: 'nearest' });
    shownAt.current = at;
  }, [at]);

  function startTyping() {
    setTypedAt(at);
    setHasTyped(true);
  }

  function type(text: string) {
    setTypedAt(null);
    onChange((now) => typeLine(now, text));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    onChange(undo);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the controls inside, wherever the focus is
    <section ref={section} aria-label={`Linha ${number}`} className="hand-now" onKeyDown={handleKeyDown}>
      <div className="hand-now-head">
        <b>Linha {number}</b>
        <LineLevelChip level={lineLevel(checked.line)}>{whatIsLeft(checked)}</LineLevelChip>
      </div>
      <div className="hand-strip">
        <HandPicture
          page={checked.page}
          url={url}
          part={partOfLine(checked.line, checked.page)}
          label={`Linha ${number} na foto`}
        />
      </div>
      {isTyping ? (
        <LineEditor
          // The current word is selected, so that typing replaces it.
          text={lineText(checked)}
          words={checked.words}
          word={word}
          label={`Linha ${number}, como está no papel`}
          onDone={type}
          onCancel={() => setTypedAt(null)}
        />
      ) : (
        <>
          <LineWords
            words={checked.words}
            at={word}
            line={at}
            isEntered={hasTyped}
            onGo={(to) => onChange((now) => goToWord(now, to))}
            onTakeWord={() => onChange(takeWord)}
            onTakeLine={() => onChange(takeLine)}
            onChoose={(text) => onChange((now) => chooseAlternative(now, text))}
          />
          {current && (
            <WordAlternatives
              key={`${at} ${word}`}
              word={current}
              onChoose={(text) => onChange((now) => chooseAlternative(now, text))}
              onTakeLine={() => onChange(takeLine)}
            />
          )}
          {checked.line.struck.length > 0 && (
            <p className="mt-2 text-sm text-ink-2">{struckSentence(checked.line.struck.length)}</p>
          )}
          <div className="hand-actions">
            <Button size="small" className="is-main" onClick={() => onChange(takeLine)}>
              <Check {...ICON} />
              Aceitar linha <kbd aria-hidden="true">Enter</kbd>
            </Button>
            <Button
              size="small"
              variant="outline"
              disabled={checked.words.length === 0}
              onClick={() => onChange(takeWord)}
            >
              Aceitar palavra <kbd aria-hidden="true">Tab</kbd>
            </Button>
            <Button size="small" variant="ghost" onClick={startTyping}>
              <Keyboard {...ICON} />
              Digitar por cima
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function whatIsLeft(checked: CheckedLine): string {
  const { words, line } = checked;
  if (words.length === 0) return 'não consegui ler: digite';
  const doubts = words.filter(isOpenDoubt).length;
  if (doubts === 0)
    return isUntouched(checked) && lineLevel(line) === 'weak'
      ? 'leitura fraca: confira'
      : 'sem palavra em dúvida';
  return doubts === 1 ? 'falta 1 palavra em dúvida' : `faltam ${doubts} palavras em dúvida`;
}

function struckSentence(count: number): string {
  return count === 1 ? '1 palavra riscada ficou de fora.' : `${count} palavras riscadas ficaram de fora.`;
}
