import { clsx } from 'clsx';
import { type EssayMark, type EssaySegment, isNamedAfterPassage, markEssay, markKey } from '../marked-essay';
import { Praised } from '../praised';
import type { Review } from '../use-review';
import { PENS } from '@/copy/pens';
import { countMarks, markLabels } from '@/copy/writing';
import type { Severity } from '@/domain/writing/severity';
import { ChangeText } from '@/ui/change-text';
import { PEN_CLASS, PenKey } from '@/ui/pen-key';

/** A lower bound, so that the column of line numbers, clipped to the text, is always long enough. */
const MIN_CHARACTERS_PER_LINE = 40;

type PaperEssayProps = { text: string; review: Pick<Review, 'findings' | 'spelling' | 'strengths'> };

/** The essay on numbered lines, its passages marked by letter, number and underline, and what was marked. */
export function PaperEssay({ text, review: { findings, spelling, strengths } }: PaperEssayProps) {
  if (text === '') return null;
  const { paragraphs, marks } = markEssay(text, findings, strengths);
  const mostLines = paragraphs.length + Math.ceil(text.length / MIN_CHARACTERS_PER_LINE);
  return (
    <>
      <div className="paper-beginning mt-8">
        <h2 className="border-b-[1.5px] border-ink pb-1 text-lg">Redação</h2>
        {marks.length > 0 && <Legend />}
        {strengths.length > 0 && <p className="mt-1 text-sm">Entre colchetes, o que ajuda a sua nota.</p>}
      </div>
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
      <h2 className="mt-8 border-b-[1.5px] border-ink pb-1 text-lg">
        {marks.length > 0 ? countMarks(marks.length) : 'Nenhuma marcação'}
      </h2>
      {spelling === 'missing' && <p className="mt-2 text-sm">{markLabels.spellingMissing}</p>}
      {marks.length > 0 ? (
        <PaperFindings marks={marks} />
      ) : (
        <p className="mt-2">As quatro canetas não acharam nada para marcar neste texto.</p>
      )}
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
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
      {Object.entries(PENS).map(([pen, { letter, name }]) => (
        <li key={pen}>
          <b>{letter}</b> <span className={clsx('pen-name', PEN_CLASS[pen as Severity])}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Each mark of the essay with its name, its replacement and the reason. */
function PaperFindings({ marks }: { marks: readonly EssayMark[] }) {
  return (
    <ol className="mt-3 columns-2 gap-x-8">
      {marks.map((mark, index) => (
        <li
          key={markKey(mark)}
          className="mb-2.5 grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 text-sm"
        >
          <PenKey
            pen={mark.finding.classe}
            letter={markName(mark.finding.classe, index)}
            className="w-full!"
          />
          <p className="wrap-anywhere">
            {mark.finding.regra && <b>{mark.finding.regra}. </b>}
            {!isNamedAfterPassage(mark.finding) && (
              <span className="font-serif">
                <ChangeText from={mark.finding.trecho} to={mark.finding.sugestao} />{' '}
              </span>
            )}
            {mark.finding.mensagem}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** "G3": the letter of a mark's pen and its number in the list. */
function markName(pen: Severity, index: number): string {
  return `${PENS[pen].letter}${index + 1}`;
}
