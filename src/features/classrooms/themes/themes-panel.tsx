import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import { ThemeForm, type ThemeFormProps } from './theme-form';
import { tabAddress } from '../use-class-tab';

export function ThemesPanel(props: ThemeFormProps) {
  return (
    <div className="grid grid-cols-1 gap-9 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
      {props.classroom.arquivada ? (
        <p className="text-ink-2">A sala está arquivada. Reabra-a para passar outro tema.</p>
      ) : (
        <ThemeForm {...props} />
      )}
      <PastThemes themes={props.classroom.temas.slice(1)} />
    </div>
  );
}

/** Former themes, newest first, each with a link to its essays. */
function PastThemes({ themes }: { themes: readonly ClassTheme[] }) {
  return (
    <section aria-labelledby="past-themes">
      <h3 id="past-themes" className="text-lg">
        Temas anteriores
      </h3>
      {themes.length === 0 ? (
        <p className="mt-3 border-t pt-4 text-ink-2">
          Nenhum ainda. Quando você passar outro tema, o atual fica guardado aqui, com as redações dele.
        </p>
      ) : (
        <ul className="mt-3 border-t">
          {themes.map(({ id, tema, criado_em, prazo }) => (
            <li
              key={id}
              className="border-b py-3.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
            >
              <p className="font-serif leading-snug font-bold wrap-anywhere">{tema}</p>
              <p className="num mt-1 text-sm text-muted">
                dado em <time dateTime={criado_em}>{formatDate(new Date(criado_em))}</time>
                {prazo && (
                  <>
                    , prazo em <time dateTime={prazo}>{formatDate(new Date(prazo))}</time>
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
