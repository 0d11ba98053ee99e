import { BookOpen, Dumbbell, LibraryBig, Timer, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** What helps between two essays. Nothing of it is loaded, so it is there at once. */
export function BetweenEssays() {
  return (
    <section aria-labelledby="between-essays" className="md:col-span-2">
      <h2 id="between-essays" className="text-lg">
        Entre uma redação e outra
      </h2>
      <ul className="mt-2 grid border-b sm:grid-cols-2 sm:gap-x-7 lg:grid-cols-4 sm:border-b-0">
        <Entry to={paths.student.practice} icon={Dumbbell} title="Treino">
          Dez frases por dia, as suas primeiro.
        </Entry>
        <Entry to={paths.student.themes} icon={BookOpen} title="Temas">
          Os do ENEM e os do Grifo, com textos de apoio.
        </Entry>
        <Entry to={paths.student.mock} icon={Timer} title="Simulado">
          Relógio, 30 linhas e nenhuma ajuda.
        </Entry>
        <Entry to={paths.student.repertoire} icon={LibraryBig} title="Repertório">
          Leis, dados e obras, e como usar cada um.
        </Entry>
      </ul>
    </section>
  );
}

type EntryProps = { to: string; icon: LucideIcon; title: string; children: string };

function Entry({ to, icon: Icon, title, children }: EntryProps) {
  return (
    <li className="border-t">
      <Link
        to={to}
        className="grid h-full min-h-11 grid-cols-[1.75rem_1fr] gap-x-1.5 py-3 text-ink no-underline hover:bg-hl-soft"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-muted" />
        <span>
          <b className="font-semibold">{title}</b>
          <span className="block text-sm text-ink-2">{children}</span>
        </span>
      </Link>
    </li>
  );
}
