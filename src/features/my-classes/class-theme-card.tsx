import { Check, PenLine } from 'lucide-react';
import { dueDate } from '@/copy/due-date';
import { teacherTitle } from '@/copy/teacher-name';
import type { KnownTheme } from '@/domain/classrooms/class-memory';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Link } from '@/ui/link';
import { LinkButton } from '@/ui/link-button';
import { useCurrentThemes } from './use-current-themes';

/**
 * "Tema da turma": what the student's classes are to write on, and one tap to begin. There with the first paint, from
 * what the device remembers; nothing for whoever is in no class with a theme.
 */
export function ClassThemeCard({ now }: { now: Date }) {
  const themes = useCurrentThemes();
  if (themes.length === 0) return null;
  return (
    <Card className="mb-8">
      <section aria-labelledby="class-themes">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 id="class-themes" className="text-[1.5rem]">
            {themes.length === 1 ? 'Tema da turma' : 'Temas das turmas'}
          </h2>
          <Link to={paths.student.classes} className="inline-flex min-h-11 items-center text-sm">
            Minhas turmas
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
  const { tema, classroomName, teacherName, dueAt, isSent } = theme;
  const due = dueDate(dueAt, now);
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t py-4 first:border-t-0 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-serif text-md leading-snug font-semibold wrap-anywhere">{tema}</p>
        <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">
          {classroomName} · {teacherTitle(teacherName)}
          {due && <> · {isSent ? due : <b className="text-ink">{due}</b>}</>}
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
