import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { FindingMessage } from './finding-message';
import { type EssayMark, isNamedAfterPassage, markKey, nameOf, noteId } from './marked-essay';
import type { MarginPlaces } from './use-margin-notes';
import { PENS } from '@/copy/pens';
import { countMarks } from '@/copy/writing';
import { ChangeText } from '@/ui/change-text';
import { PenKey } from '@/components/pen-key';

type FindingListProps = {
  ref?: Ref<HTMLOListElement>;
  /** In text order. */
  marks: readonly EssayMark[];
  active: number | null;
  /** Positions of the notes beside their passages, or null for a plain list. */
  places: MarginPlaces | null;
  onSelect: (mark: number) => void;
  /** Shown under the note of the active mark. */
  actions: ReactNode;
};

/** Maximum number of full notes; with more full notes, they would push each other away from their passages. */
const MAX_FULL_NOTES = 5;

/** Every mark with its original, replacement and reason. Selecting one shows its passage. */
export function FindingList({ ref, marks, active, places, onSelect, actions }: FindingListProps) {
  const isTerse = places !== null && marks.length > MAX_FULL_NOTES;
  return (
    <section
      aria-label="Marcações"
      className={clsx(
        'min-w-0',
        !places && '@4xl:sticky @4xl:top-22 @4xl:max-h-[calc(100dvh-13rem)] @4xl:overflow-y-auto @4xl:pr-2',
      )}
    >
      <h2 className="mb-3 text-lg">{countMarks(marks.length)}</h2>
      <ol ref={ref} className="relative" style={places ? { height: places.height } : undefined}>
        {marks.map((mark, index) => (
          <li
            key={markKey(mark)}
            className={clsx(
              'border-t',
              places && 'absolute inset-x-0 top-0 transition-transform duration-(--dur)',
            )}
            style={places ? { transform: `translateY(${places.tops[index] ?? 0}px)` } : undefined}
          >
            <Note
              mark={mark}
              index={index}
              isCurrent={index === active}
              isTerse={isTerse && index !== active}
              onSelect={onSelect}
            />
            {index === active && actions && <div className="pb-2 pl-9">{actions}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

type NoteProps = {
  mark: EssayMark;
  index: number;
  isCurrent: boolean;
  /** Whether the sentence is visible only in the active note; screen readers always receive it. */
  isTerse: boolean;
  onSelect: (mark: number) => void;
};

function Note({ mark: { finding, block }, index, isCurrent, isTerse, onSelect }: NoteProps) {
  const { letter, name } = PENS[finding.classe];
  return (
    <button
      type="button"
      id={noteId(index)}
      aria-current={isCurrent || undefined}
      data-finding-note
      onClick={() => onSelect(index)}
      className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-sm py-2.5 text-left"
    >
      <PenKey pen={finding.classe} letter={letter} />
      <span className="sr-only">{name}:</span>{' '}
      {finding.regra && (
        <>
          <b className={isTerse ? 'sr-only' : 'text-sm leading-normal wrap-anywhere'}>
            {finding.regra}.
          </b>{' '}
        </>
      )}
      {(isTerse || !isNamedAfterPassage(finding)) && (
        <>
          <span
            className={clsx(
              'font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere',
              finding.regra && !isTerse && 'col-start-2',
            )}
          >
            <ChangeText from={finding.trecho} to={finding.sugestao} isCurrent={isCurrent} />
          </span>{' '}
        </>
      )}
      <span className={isTerse ? 'sr-only' : 'col-start-2 text-sm text-ink-2 wrap-anywhere'}>
        <span className="num inline-block text-muted first-letter:uppercase">{nameOf(block)}.</span>{' '}
        <FindingMessage finding={finding} />
      </span>
    </button>
  );
}

/** Shown if the evaluation marked nothing, or if all its marks were removed. */
export function NoFindings() {
  return (
    <section aria-label="Marcações">
      <h2 className="text-lg">Nenhuma marcação</h2>
      <p className="mt-1.5 max-w-[44ch] text-ink-2">
        As quatro canetas não acharam nada para marcar neste texto. Releia com calma e siga para o que cada
        competência ainda pede.
      </p>
    </section>
  );
}
