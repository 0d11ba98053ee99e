import { Link } from '@/ui/link';
import { relativeDate } from '@/copy/relative-date';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';

const SHOWN = 3;

type LastCorrectionsProps = {
  corrections: readonly CorrectionSummary[];
  waiting: readonly CorrectionSummary[];
  now: Date;
};

/** The last three corrections and the way to all of them (decisions §5). */
export function LastCorrections({ corrections, waiting, now }: LastCorrectionsProps) {
  if (corrections.length === 0) return <NoCorrections />;
  const waitingIds = new Set(waiting.map(({ id }) => id));
  return (
    <section aria-labelledby="last-corrections">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="last-corrections" className="text-lg">
          Últimas correções
        </h2>
        <Link to={paths.student.correctedEssays} className="inline-flex min-h-11 items-center text-sm">
          Ver todas
        </Link>
      </div>
      <ul>
        {corrections.slice(0, SHOWN).map((correction) => (
          <li key={correction.id} className="border-t">
            <Link
              to={paths.student.correctedEssay(correction.id)}
              className="grid min-h-11 grid-cols-[3.75rem_1fr_auto] items-center gap-x-4 py-3.5 text-ink no-underline hover:bg-hl-soft"
            >
              <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
                {correction.finalScore}
                <span className="sr-only"> de {MAX_TOTAL}:</span>
              </b>
              <span className="min-w-0 wrap-anywhere line-clamp-3">{correction.theme}</span>
              <span className="text-right text-xs text-muted">
                <time dateTime={correction.submittedAt}>{relativeDate(correction.submittedAt, now)}</time>
                {waitingIds.has(correction.id) && <span className="block">aguardando envio</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoCorrections() {
  return (
    <section aria-label="Últimas correções" className="border-t pt-6">
      <EmptyState
        griffin="reading"
        title="Nenhuma redação corrigida"
        action={
          <LinkButton to={paths.student.essay} variant="outline">
            Escrever a primeira
          </LinkButton>
        }
      >
        As suas três últimas correções aparecem aqui. Escreva no seu ritmo, o rascunho fica salvo.
      </EmptyState>
    </section>
  );
}
