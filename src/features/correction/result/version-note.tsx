import { ArrowRight, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { useCorrection } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

/** Shown for a new version: the previous version's result, and a link to compare both. */
export function VersionNote({ correction }: { correction: Correction }) {
  const { data: former } = useCorrection(correction.versionOf ?? null);
  if (!former) return null;
  return (
    <section aria-label="Versão anterior" className="rounded-lg border p-4">
      <p className="num text-sm text-ink-2">
        Versão de {formatDate(new Date(former.submittedAt))}: <b className="text-ink">{former.finalScore}</b>
        <span aria-hidden="true"> → </span>
        <span className="sr-only">; esta: </span>
        <b className="text-ink">{correction.finalScore}</b>
      </p>
      <Link
        to={paths.student.compare(storedIdOf(correction))}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5"
      >
        Comparar as duas versões
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </section>
  );
}

type RewriteButtonProps = {
  correction: Correction;
  /** Set if the editor is on the page beneath the dialog; otherwise the button is a link. */
  onRewrite?: (() => void) | undefined;
};

/** Button that puts the essay back on the sheet, with the next steps beside it. */
export function RewriteButton({ correction, onRewrite }: RewriteButtonProps) {
  if (correction.originalText === '') return null;
  const label = (
    <>
      <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
      Reescrever
    </>
  );
  if (onRewrite)
    return (
      <Button onClick={onRewrite} className="justify-self-start">
        {label}
      </Button>
    );
  return (
    <LinkButton to={paths.student.rewrite(storedIdOf(correction))} className="justify-self-start">
      {label}
    </LinkButton>
  );
}
