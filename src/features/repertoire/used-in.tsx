import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { paths } from '@/lib/paths';
import { Loaded } from '@/ui/loaded';
import { SEARCHED_ESSAYS, useUses } from './use-uses';

/** The student's latest essays that name an entry, each with a link to its correction. */
export function UsedIn({ id }: { id: string }) {
  const uses = useUses();
  return (
    <section aria-labelledby="usei-em">
      <h3 id="usei-em" className="text-lg">
        Usei em
      </h3>
      <Loaded
        query={{ ...uses, data: uses.data && (uses.data.get(id) ?? []) }}
        placeholder={<output className="mt-1 block text-ink-2">Procurando nas suas redações…</output>}
        failed={{
          note: 'Não deu para procurar nas suas redações agora. Elas continuam guardadas.',
          className: 'pt-2',
        }}
        empty={
          <p className="mt-1 max-w-prose text-ink-2">
            Ainda em nenhuma. Procuro nas suas redações corrigidas, até as {SEARCHED_ESSAYS} últimas.
          </p>
        }
      >
        {(essays) => (
          <ul className="mt-1">
            {essays.map(({ id: essayId, theme, submittedAt, finalScore }) => (
              <li key={essayId} className="num flex flex-wrap items-baseline gap-x-3 py-1 not-last:border-b">
                <Link
                  to={paths.student.correctedEssay(essayId)}
                  className="inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {theme}
                </Link>
                <span className="text-sm text-muted">
                  {formatDate(new Date(submittedAt))} · {finalScore} pontos
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
