import { Check, PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { teacherTitle } from '@/copy/classes';
import { dueDate } from '@/copy/dates';
import { useServices, useStore } from '@/data/services-context';
import { answeredThemes, type KnownTheme } from '@/domain/classrooms/class-memory';
import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { paths } from '@/lib/paths';
import { ActionRow } from '@/ui/action-row';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

/**
 * "Tema da sala" on the home page: the current themes of the student's classes. Rendered from `classMemory`, so that it
 * is part of the first paint; renders nothing without themes.
 */
export function ClassThemeCard({ now }: { now: Date }) {
  const themes = useCurrentThemes();
  if (themes.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="class-themes">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 id="class-themes" className="text-[1.5rem]">
            {themes.length === 1 ? 'Tema da sala' : 'Temas das salas'}
          </h2>
          <Link to={paths.student.classes} className="inline-flex min-h-11 items-center text-sm">
            Minhas salas
          </Link>
        </div>
        <ul>
          {themes.map((theme) => (
            <ClassTheme key={theme.classroomId} theme={theme} now={now} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ClassTheme({ theme, now }: { theme: KnownTheme; now: Date }) {
  const { tema, classroomName, teacherName, dueAt, isSent, orientacao } = theme;
  const way = orientacao?.envio ?? 'livre';
  const due = dueDate(dueAt, now);
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t py-4 first:border-t-0 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-serif text-md leading-snug font-semibold wrap-anywhere">{tema}</p>
        <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">
          {classroomName} · {teacherTitle(teacherName)}
          {due && <> · {isSent ? due : <b className="text-ink">{due}</b>}</>}
          {way !== 'livre' && ` · só ${way}`}
        </p>
        {isSent && (
          <Badge variant="ok" className="mt-2">
            <Check size={14} strokeWidth={2.5} aria-hidden="true" />
            Você já enviou
          </Badge>
        )}
      </div>
      <LinkButton
        to={paths.student.essayOn(tema)}
        variant={isSent ? 'outline' : 'primary'}
        aria-label={`${isSent ? 'Escrever de novo' : 'Escrever'} sobre este tema: ${tema}`}
        className="max-sm:w-full"
      >
        <PenLine size={19} strokeWidth={1.75} aria-hidden="true" />
        {isSent ? 'Escrever de novo' : 'Escrever sobre este tema'}
      </LinkButton>
    </li>
  );
}

type ClassSuggestionsProps = { disabled: boolean; onUse(theme: string): void };

/** The themes of the student's classes beside the editor. */
export function ClassSuggestions({ disabled, onUse }: ClassSuggestionsProps) {
  const themes = useCurrentThemes();
  const now = useServices().now();
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="class-suggestions">
      <h2 id="class-suggestions" className="mb-1.5 text-lg">
        {themes.length === 1 ? 'Tema da sala' : 'Temas das salas'}
      </h2>
      <ul>
        {themes.map(({ classroomId, classroomName, tema, dueAt, isSent }) => (
          <ActionRow
            key={classroomId}
            action="Usar tema"
            actionName={`Usar tema: ${tema}`}
            disabled={disabled}
            onPress={() => onUse(tema)}
          >
            <p className="leading-snug">{tema}</p>
            <p className="mt-0.5 text-xs text-muted">
              {[classroomName, isSent ? 'já enviada' : dueDate(dueAt, now)].filter(Boolean).join(' · ')}
            </p>
          </ActionRow>
        ))}
      </ul>
    </section>
  );
}

/** The guidance that the student's classes received with the theme of an essay. */
export function useGivenGuidance(theme: string): { classroomName: string; orientacao: ThemeGuidance }[] {
  const memory = useStore(useServices().classMemory);
  return useMemo(
    () =>
      answeredThemes(memory, theme).flatMap(({ classroomName, orientacao }) =>
        orientacao ? [{ classroomName, orientacao }] : [],
      ),
    [memory, theme],
  );
}

/** The current themes of the student's classes as stored on the device. */
export function useCurrentThemes(): KnownTheme[] {
  return useStore(useServices().classMemory).themes.filter(({ isCurrent }) => isCurrent);
}
