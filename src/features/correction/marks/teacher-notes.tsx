import './teacher-marks.css';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EssaySegment, OwnMark } from './marked-essay';
import { GONE_TEACHER } from '@/copy/classes';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import type { Marking } from '@/domain/classrooms/marking';
import { COMPETENCY_NAMES, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { excerpt } from '@/lib/excerpt';
import { IconButton } from '@/ui/icon-button';

/** Props for showing teachers' marks and for editing by their author. */
export type TeacherLayer = {
  own: readonly OwnMark[];
  marking: Marking | null;
  /** Editor of the current comment. */
  editor: ReactNode;
};

type OwnMarkedProps = Pick<TeacherLayer, 'own' | 'marking'> & { segment: EssaySegment; children: ReactNode };

/** A piece of the essay marked by a teacher. If several marks cover it, the last mark determines the look. */
export function OwnMarked({ segment, own, marking, children }: OwnMarkedProps) {
  const marks = segment.own?.flatMap((index) => own[index] ?? []) ?? [];
  const shown = marks.at(-1);
  if (!shown) return children;
  const end = segment.start + segment.text.length;
  const numbers = marks.flatMap((mark) => (mark.fim === end ? [numberOf(own, mark)] : []));
  return (
    <span
      className="teacher-mark"
      data-own={shown.id}
      data-pen={shown.caneta}
      data-open={marks.some(({ id }) => id === marking?.openId) || undefined}
      data-number={numbers.length > 0 ? numbers.join(' ') : undefined}
    >
      {children}
    </span>
  );
}

type OwnNotesProps = TeacherLayer & { ending: readonly number[] };

/** The teacher's comments on words marked in a paragraph, shown below it. */
export function OwnNotes({ own, ending, marking, editor }: OwnNotesProps) {
  const marks = ending.flatMap((index) => own[index] ?? []);
  if (marks.length === 0) return null;
  return (
    <ol aria-label="Comentários do professor" className="grid">
      {marks.map((mark) => (
        <li key={mark.id}>
          {mark.id === marking?.openId ? editor : <OwnNote mark={mark} own={own} marking={marking} />}
        </li>
      ))}
    </ol>
  );
}

type OwnNoteProps = Pick<TeacherLayer, 'own' | 'marking'> & { mark: OwnMark };

function OwnNote({ mark, own, marking }: OwnNoteProps) {
  const { id, comentario, caneta, competencia, autor, trecho } = mark;
  const number = numberOf(own, mark);
  const about = [
    competencia &&
      `Competência ${ROMAN_NUMERALS[competencia]}, ${COMPETENCY_NAMES[competencia].toLowerCase()}`,
    autor === null ? GONE_TEACHER : autor,
  ].filter(Boolean);
  return (
    <div data-pen={caneta} className="teacher-note flex items-start gap-1 pl-2.5">
      <p className="min-w-0 flex-1 font-serif text-base leading-(--ruled-line) wrap-anywhere whitespace-pre-line">
        <b className="mr-1.5 font-sans text-xs">{number}</b>
        <span className="sr-only">
          {TEACHER_PEN_LABELS[caneta].name}, em “{excerpt(trecho, 60)}”:{' '}
        </span>
        <i>{comentario || TEACHER_PEN_LABELS[caneta].name}</i>
        {about.length > 0 && <span className="ml-2 font-sans text-xs text-muted">{about.join(' · ')}</span>}
      </p>
      {marking && (
        <span className="-my-1 flex shrink-0">
          <IconButton label={`Mudar o comentário ${number}`} data-edit={id} onClick={() => marking.open(id)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Tirar o comentário ${number}`} onClick={() => marking.remove(id)}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  );
}

function numberOf(own: readonly OwnMark[], { id }: OwnMark): string {
  const mark = own.find((one) => one.id === id);
  const sign = mark ? TEACHER_PEN_LABELS[mark.caneta].sign : '';
  return `${own.findIndex((one) => one.id === id) + 1}${sign}`;
}
