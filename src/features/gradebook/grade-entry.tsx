import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { delayText } from '@/copy/classes';
import type { EmptyCell, GradeEntry } from '@/domain/classrooms/gradebook';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { LevelDots } from '@/components/level-dots';
import { EMPTY_TEXT, entryNotes, levelsText } from './grade-text';

type EntryLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'children'> & { entry: GradeEntry };

/** An essay in the gradebook: total, levels, delay. Links to the essay. */
export function EntryLink({ entry, className, ...rest }: EntryLinkProps) {
  const { essay, levels, total, delay, sent } = entry;
  const notes = entryNotes(entry);
  return (
    <Link
      to={paths.teacher.classEssay(essay.id)}
      className={clsx(
        'num inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-ink no-underline hover:bg-hl-soft',
        className,
      )}
      {...rest}
    >
      {levels ? (
        <>
          <b className="font-serif text-[1.1875rem] leading-none">{total}</b>
          <LevelDots levels={levels} label={levelsText(levels)} className="gradebook-dots" />
        </>
      ) : (
        <Badge variant="warn">Pendente</Badge>
      )}
      {delay && (
        <Badge variant="warn" aria-hidden="true" className="px-1.5! text-2xs!">
          {delayText(delay)}
        </Badge>
      )}
      {sent > 1 && (
        <span aria-hidden="true" title={`A última de ${sent} redações`} className="text-2xs text-muted">
          {sent}×
        </span>
      )}
      {notes.length > 0 && <span className="sr-only">, {notes.join(', ')}</span>}
    </Link>
  );
}

export function EmptyEntry({ state }: EmptyCell) {
  return (
    <span className={state === 'missing' ? 'text-sm font-semibold text-warn' : 'text-xs text-muted'}>
      {EMPTY_TEXT[state]}
    </span>
  );
}
