import { clsx } from 'clsx';
import {
  type EssayMark,
  type EssayParagraph,
  type EssaySegment,
  isNamedAfterPassage,
  markEssay,
  markKey,
} from '../marks/marked-essay';
import { Praised } from '../marks/praised';
import type { Review } from '../marks/use-review';
import { PENS } from '@/copy/pens';
import { countMarks, markLabels } from '@/copy/writing';
import type { Severity } from '@/domain/writing/severity';
import { ChangeText } from '@/ui/change-text';
import { PEN_CLASS } from '@/components/pen-key';

/** Deliberately low, so that the column of line numbers is always long enough; its surplus is clipped. */
const MIN_CHARACTERS_PER_LINE = 40;

type PaperEssayProps = { text: string; review: Pick<Review, 'findings' | 'spelling' | 'strengths'> };

/** The essay on numbered lines, its passages marked by letter, number and underline, with the notes beside them. */
export function PaperEssay({ text, review: { findings, spelling, strengths } }: PaperEssayProps) {
  if (text === '') return null;
  const { paragraphs, marks } = markEssay(text, findings, strengths);
  const mostLines = paragraphs.length + Math.ceil(text.length / MIN_CHARACTERS_PER_LINE);
  return (
    <>
      <div className="paper-beginning mt-3 flex flex-wrap items-baseline gap-x-5">
        <h2 className="text-md">Redação</h2>
        <p className="text-xs">{marks.length > 0 ? countMarks(marks.length) : 'Nenhuma marcação'}</p>
        {marks.length > 0 && <Legend />}
        {strengths.length > 0 && <p className="text-xs">Entre colchetes, o que ajuda a sua nota.</p>}
      </div>
      {spelling === 'missing' && <p className="text-xs">{markLabels.spellingMissing}</p>}
      <div className="paper-page mt-1.5">
        <div className="paper-sheet">
          <div aria-hidden="true" className="paper-lines">
            {Array.from({ length: mostLines }, (_, line) => (
              <i key={line} />
            ))}
          </div>
          {paragraphs.map(({ segments, number, isTitle }) => (
            <p
              key={segments[0]?.start}
              className={clsx(
                'wrap-anywhere whitespace-pre-wrap',
                number === null && 'indent-0!',
                isTitle && 'text-center font-bold',
              )}
            >
              {segments.map((segment) => (
                <Praised key={segment.start} segment={segment}>
                  <Segment segment={segment} marks={marks} />
                </Praised>
              ))}
            </p>
          ))}
        </div>
        {marks.length > 0 && <MarginNotes paragraphs={paragraphs} marks={marks} />}
      </div>
    </>
  );
}

function Segment({ segment, marks }: { segment: EssaySegment; marks: readonly EssayMark[] }) {
  const pen = marks[segment.marks.at(-1) ?? -1]?.finding.classe;
  if (!pen) return segment.text;
  const end = segment.start + segment.text.length;
  const names = segment.marks.flatMap((index) => {
    const finding = marks[index]?.finding;
    return finding?.end === end ? [markName(finding.classe, index)] : [];
  });
  return (
    <mark className={clsx('pen', PEN_CLASS[pen])} data-letter={names.join(' ')}>
      {segment.text}
    </mark>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs">
      {Object.entries(PENS).map(([pen, { letter, name }]) => (
        <li key={pen}>
          <b>{letter}</b> <span className={clsx('pen-name', PEN_CLASS[pen as Severity])}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Number of marks from which the margin is dense: each rule is then named only once, and its reason is given only
 * if there is no replacement.
 */
const DENSE_FROM = 20;

type MarginNotesProps = { paragraphs: readonly EssayParagraph[]; marks: readonly EssayMark[] };

/**
 * Each mark with its replacement, the name of its rule and, if the same reason was not given before, the reason;
 * grouped beside their paragraphs.
 */
function MarginNotes({ paragraphs, marks }: MarginNotesProps) {
  const isDense = marks.length >= DENSE_FROM;
  const told = new Set<string | undefined>();
  const tell = (sentence: string | undefined) => {
    const isNew = !told.has(sentence);
    told.add(sentence);
    return isNew;
  };
  return (
    <ol className="paper-notes">
      {paragraphs.map((paragraph) => {
        const length = paragraph.segments.reduce((sum, { text }) => sum + text.length, 0);
        const own = new Set(paragraph.segments.flatMap((segment) => segment.marks));
        return (
          <li key={paragraph.segments[0]?.start} style={{ flexGrow: length }}>
            <ol>
              {[...own].flatMap((index) => {
                const mark = marks[index];
                if (!mark) return [];
                const { regra, mensagem, sugestao } = mark.finding;
                const isNamed = tell(regra) || !isDense;
                const hasReason = tell(mensagem) && !(isDense && sugestao !== undefined);
                return [<MarginNote key={markKey(mark)} {...{ mark, index, isDense, isNamed, hasReason }} />];
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

type MarginNoteProps = {
  mark: EssayMark;
  index: number;
  isDense: boolean;
  isNamed: boolean;
  hasReason: boolean;
};

function MarginNote({ mark: { finding }, index, isDense, isNamed, hasReason }: MarginNoteProps) {
  return (
    <li className="break-inside-avoid wrap-anywhere">
      <b data-note>{markName(finding.classe, index)}</b>{' '}
      {!isNamedAfterPassage(finding) && (
        <span className="font-serif">
          <ChangeText from={finding.trecho} to={finding.sugestao} />
        </span>
      )}{' '}
      <span className={clsx(!isDense && 'block')}>
        {isDense && (isNamed || hasReason) && '– '}
        {isNamed && finding.regra && <b>{finding.regra}. </b>}
        {hasReason && <span className="text-ink-2">{finding.mensagem}</span>}
      </span>
    </li>
  );
}

/** "G3": the letter of a mark's pen and its number in the list. */
function markName(pen: Severity, index: number): string {
  return `${PENS[pen].letter}${index + 1}`;
}
