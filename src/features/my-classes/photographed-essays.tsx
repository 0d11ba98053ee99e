import { Link } from 'react-router-dom';
import { teacherTitles } from '@/copy/classes';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { PhotographedEssay } from '@/domain/classrooms/photographed-essay';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';

/**
 * Handwritten essays typed by a teacher from photos, including those of classes that the student has left, as only
 * the student may delete them.
 */
export function PhotographedEssays({
  photographedEssays,
}: {
  photographedEssays: readonly PhotographedEssay[];
}) {
  const now = useServices().now();
  if (photographedEssays.length === 0) return null;
  return (
    <Card className="mt-8">
      <section aria-labelledby="received-sheets">
        <h3 id="received-sheets" className="text-lg">
          Enviadas pelo professor
        </h3>
        <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
          Redações que você escreveu à mão e um professor fotografou. Você pode ler e apagar cada uma.
        </p>
        <ul className="mt-2">
          {photographedEssays.map(({ id, tema, sala_nome, professores, enviado_em, revisada }) => (
            <li key={id} className="border-t">
              <Link
                to={paths.student.receivedEssay(id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm text-ink no-underline hover:bg-hl-soft"
              >
                <span className="min-w-0 flex-1 basis-48">
                  <span className="line-clamp-2 wrap-anywhere">{tema || 'Redação'}</span>
                  <span className="text-xs wrap-anywhere text-muted">
                    {sala_nome} · {teacherTitles(professores)} ·{' '}
                    <time dateTime={enviado_em}>{relativeDate(enviado_em, now)}</time>
                  </span>
                </span>
                {revisada && <Badge variant="mark">O professor comentou</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
