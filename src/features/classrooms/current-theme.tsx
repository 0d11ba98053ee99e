import { Pencil } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { dueDate } from '@/copy/due-date';
import { useServices } from '@/data/services-context';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import { LinkButton } from '@/ui/link-button';
import { tabAddress } from './use-class-tab';

type CurrentThemeProps = {
  theme: ClassTheme | null;
  /** The way to where it is changed. */ hasLink: boolean;
};

/** What the class writes on now, as the students see it. */
export function CurrentTheme({ theme, hasLink }: CurrentThemeProps) {
  const { now } = useServices();
  // Goes along with the link: what guards something unsaved knows its own entry of the history by it.
  const { state } = useLocation();
  const due = theme && dueDate(theme.dueAt, now());
  return (
    <section
      aria-label="Tema atual"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y py-4"
    >
      <div className="min-w-0 basis-80 grow">
        <p className="eyebrow">Tema atual</p>
        <p className="mt-0.5 font-serif text-[1.1875rem] leading-snug font-bold wrap-anywhere lg:text-lg">
          {theme ? theme.tema : 'Nenhum por enquanto'}
        </p>
        {due && <p className="num mt-1 text-sm text-ink-2 first-letter:uppercase">{due}</p>}
      </div>
      {hasLink && (
        <LinkButton to={tabAddress('temas')} replace state={state} variant="ghost" className="max-sm:-ml-4.5">
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
          {theme ? 'Editar tema' : 'Escolher tema'}
        </LinkButton>
      )}
    </section>
  );
}
