import { clsx } from 'clsx';
import { inGroups } from '@/domain/classrooms/short-code';

/** The short code of a classroom in large letters. Screen readers spell it out. */
export function ShortCode({ code, className }: { code: string; className?: string }) {
  return (
    <p
      className={clsx(
        'num whitespace-nowrap font-serif leading-tight font-extrabold tracking-[0.12em]',
        className,
      )}
    >
      <span aria-hidden="true">{inGroups(code)}</span>
      <span className="sr-only">{[...code].join(' ')}</span>
    </p>
  );
}
