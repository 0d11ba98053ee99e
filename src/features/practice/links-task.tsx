import { useState, type FormEvent } from 'react';
import { clsx } from 'clsx';
import type { LinkExercise } from '@/domain/practice/bank/links';
import { fillLinks } from '@/domain/practice/fill-links';
import { hashText } from '@/domain/text/hash-text';
import { Footer, RULED, type TaskProps } from './ruled-field';

/** A paragraph with gaps, and the links that belong in them: a press puts a link into the first gap, or takes it out. */
export function LinksTask({
  exercise,
  labelledBy,
  isBusy,
  onAnswer,
}: TaskProps & { exercise: LinkExercise }) {
  const [placed, setPlaced] = useState<readonly (string | null)[]>([]);
  const gaps = exercise.links.map((_, at) => placed[at] ?? null);
  // Mixed by their letters, always alike.
  const offered = exercise.links.toSorted((a, b) =>
    hashText(a + exercise.id).localeCompare(hashText(b + exercise.id)),
  );
  const isFull = gaps.every((link) => link !== null);

  function put(link: string) {
    const at = gaps.indexOf(null);
    if (at >= 0) setPlaced(gaps.with(at, link));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isFull)
      onAnswer(
        fillLinks(
          exercise,
          gaps.map((link) => link ?? ''),
        ),
      );
  }

  return (
    <form onSubmit={handleSubmit}>
      <div role="group" aria-labelledby={labelledBy}>
        <p className={RULED}>
          {exercise.parts.map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
            <span key={at}>
              {part}
              {at < gaps.length && (
                <button
                  type="button"
                  onClick={() => setPlaced(gaps.with(at, null))}
                  aria-label={gaps[at] ? `${at + 1}ª lacuna: ${gaps[at]}. Tirar` : `${at + 1}ª lacuna, vazia`}
                  className={clsx(
                    'mx-0.5 inline-block min-h-6 min-w-16 border-b-[1.5px] border-ink px-1 leading-tight',
                    gaps[at] && 'bg-hl-soft font-semibold',
                  )}
                >
                  {gaps[at] ?? ' '}
                </button>
              )}
            </span>
          ))}
        </p>
        <div className="flex flex-wrap gap-2 border-t px-4 py-3 sm:px-5">
          {offered.map((link) => (
            <button
              key={link}
              type="button"
              disabled={gaps.includes(link)}
              onClick={() => put(link)}
              className="min-h-11 rounded-full border-[1.5px] border-border-strong bg-paper px-4 font-serif text-[1.0625rem] disabled:border-transparent disabled:bg-tray disabled:text-muted enabled:hover:bg-hl-soft"
            >
              {link}
            </button>
          ))}
        </div>
      </div>
      <Footer isBusy={isBusy} isEmpty={!isFull} />
    </form>
  );
}
