import { ChevronRight, Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Link from the profile to the student's shared links. */
export function SharedLinksLink() {
  return (
    <Link
      to={paths.student.sharedLinks}
      className="flex min-h-11 items-center gap-3.5 rounded-lg border p-5 text-ink no-underline hover:bg-hl-soft sm:p-6"
    >
      <Link2 size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <b className="block font-serif text-lg leading-snug font-semibold">Meus links</b>
        <span className="text-sm text-ink-2">Correções que você mostra a outras pessoas</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  );
}
