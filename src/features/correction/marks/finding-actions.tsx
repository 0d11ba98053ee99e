import { useEffect, useRef } from 'react';
import { markLabels } from '@/copy/writing';
import { useSuggestions } from '@/queries/use-writing';
import type { Finding } from '@/domain/evaluation/evaluation';
import { isSpelling } from '@/domain/writing/ignored';
import { Button } from '@/ui/button';

type FindingActionsProps = {
  finding: Finding;
  /** Whether the explanation was opened by keyboard. */
  takesFocus: boolean;
  onIgnore: (isByKey: boolean) => void;
  onEscape: () => void;
};

/** Actions for an explained mark. */
export function FindingActions({ finding, takesFocus, onIgnore, onEscape }: FindingActionsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { words, isAsking, ask } = useSuggestions(finding.trecho);
  const isWord = isSpelling(finding);
  const canSuggest = isWord && finding.sugestao === undefined;

  useEffect(() => {
    const element = row.current;
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [onEscape]);

  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <div ref={row} data-finding-note className="mt-0.5 -mb-2 -ml-3 flex flex-wrap items-center gap-x-1">
      {canSuggest && words === null && (
        <Button variant="ghost" size="small" busy={isAsking} onClick={ask}>
          {markLabels.suggest}
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        onClick={(event) => onIgnore(event.detail === 0)}
        className="text-link"
      >
        {isWord ? markLabels.ownWord : markLabels.notAnError}
      </Button>
      <output className="basis-full pl-3 text-sm empty:hidden">
        {words && (words.length > 0 ? <Words words={words} /> : markLabels.noSuggestions)}
      </output>
    </div>
  );
}

function Words({ words }: { words: string[] }) {
  return (
    <>
      Você quis escrever{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && (index === words.length - 1 ? ' ou ' : ', ')}
          <b className="font-serif">{word}</b>
        </span>
      ))}
      ?
    </>
  );
}
