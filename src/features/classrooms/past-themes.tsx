import { formatDate } from '@/copy/format-date';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import { Link } from '@/ui/link';
import { tabAddress } from './use-class-tab';

/** Themes of before, newest first, each with the way to its essays. */
export function PastThemes({ themes }: { themes: readonly ClassTheme[] }) {
  return (
    <section aria-labelledby="past-themes">
      <h3 id="past-themes" className="text-lg">
        Temas anteriores
      </h3>
      {themes.length === 0 ? (
        <p className="mt-3 border-t pt-4 text-ink-2">
          Nenhum ainda. Quando você der outro tema, o de agora fica guardado aqui, com as redações dele.
        </p>
      ) : (
        <ul className="mt-3 border-t">
          {themes.map(({ id, tema, assignedAt, dueAt }) => (
            <li
              key={id}
              className="border-b py-3.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
            >
              <p className="font-serif leading-snug font-bold wrap-anywhere">{tema}</p>
              <p className="num mt-1 text-sm text-muted">
                dado em <time dateTime={assignedAt}>{formatDate(new Date(assignedAt))}</time>
                {dueAt && (
                  <>
                    , prazo em <time dateTime={dueAt}>{formatDate(new Date(dueAt))}</time>
                  </>
                )}
              </p>
              <Link
                to={tabAddress('redacoes', { tema: id })}
                aria-label={`Ver redações: ${tema}`}
                className="inline-flex min-h-11 items-center text-sm"
              >
                Ver redações
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
