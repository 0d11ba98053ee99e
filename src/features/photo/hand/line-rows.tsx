import { Check } from 'lucide-react';
import { Fragment, useState } from 'react';
import { LEVEL_NAMES, LineLevelChip } from './line-level-chip';
import { isOpenDoubt, type CheckedLine } from '@/domain/ocr/hand/confirm-lines';
import { lineLevel } from '@/domain/ocr/hand/hand-page';
import { Button } from '@/ui/button';

type LineRowsProps = {
  /** Index of the first of `lines` among all lines, from 0. */
  from: number;
  lines: readonly CheckedLine[];
  /** Number of lines shown before "Mostrar" is pressed; with side `end`, the last lines are shown. */
  shown: number;
  side: 'start' | 'end';
  onOpen(at: number): void;
};

/** Lines above or below the current line; pressing a line opens it. */
export function LineRows({ from, lines, shown, side, onOpen }: LineRowsProps) {
  const [isAll, setIsAll] = useState(false);
  const hidden = isAll ? 0 : Math.max(0, lines.length - shown);
  const first = side === 'end' ? hidden : 0;
  if (lines.length === 0) return null;
  const more = hidden > 0 && (
    <p className="hand-more">
      <span>mais {hidden === 1 ? '1 linha' : `${hidden} linhas`}</span>
      <Button variant="ghost" size="small" onClick={() => setIsAll(true)}>
        Mostrar
      </Button>
    </p>
  );
  return (
    <>
      {side === 'end' && more}
      <ol className="hand-rows">
        {lines.slice(first, first + lines.length - hidden).map((checked, index) => {
          const at = from + first + index;
          return (
            <LineRow key={checked.line.id} number={at + 1} checked={checked} onOpen={() => onOpen(at)} />
          );
        })}
      </ol>
      {side === 'start' && more}
    </>
  );
}

type LineRowProps = { number: number; checked: CheckedLine; onOpen(): void };

function LineRow({ number, checked, onOpen }: LineRowProps) {
  const { line, words, isConfirmed } = checked;
  const level = lineLevel(line);
  return (
    <li className={isConfirmed ? 'hand-row is-confirmed' : 'hand-row'}>
      <span aria-hidden="true" className="hand-number">
        {number}
      </span>
      <button type="button" onClick={onOpen} className="hand-row-text">
        <span className="sr-only">Linha {number}: </span>
        {line.startsParagraph && <span aria-hidden="true" className="pl-[1.5em]" />}
        {words.length === 0 && (
          <span className="italic">{isConfirmed ? 'sem texto' : 'não consegui ler'}</span>
        )}
        {words.map((word, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same word may stand twice
          <Fragment key={at}>
            {at > 0 && ' '}
            <span className={isOpenDoubt(word) ? 'hand-doubt' : undefined}>{word.text}</span>
          </Fragment>
        ))}
      </button>
      {isConfirmed ? (
        <span className="hand-status text-success">
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          <span className="sr-only">conferida</span>
        </span>
      ) : (
        <LineLevelChip level={level} className="hand-status">
          <span className="max-sm:sr-only">{LEVEL_NAMES[level]}</span>
        </LineLevelChip>
      )}
    </li>
  );
}
