import { LibraryBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Correction } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';

/** Leads to the repertoire for the theme of an essay. */
export function RepertoireLink({ correction: { theme } }: { correction: Correction }) {
  return (
    <Link to={paths.student.repertoireFor(theme)} className="inline-flex min-h-11 items-center gap-1.5">
      <LibraryBig size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      Escolher repertório para este tema
    </Link>
  );
}
