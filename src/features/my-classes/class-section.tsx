import { PenLine } from 'lucide-react';
import { useId } from 'react';
import { dueDate } from '@/copy/due-date';
import { formatDate } from '@/copy/format-date';
import { teacherTitle } from '@/copy/teacher-name';
import { useServices } from '@/data/services-context';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import type { Enrolment } from '@/domain/classrooms/enrolment';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { LeaveClass } from './leave-class';
import { SentEssays } from './sent-essays';

type ClassSectionProps = {
  enrolment: Enrolment;
  corrections: readonly CorrectionSummary[];
  onLeft(): void;
};

/** One class: its theme, what was sent to it, and the way out. */
export function ClassSection({ enrolment, corrections, onLeft }: ClassSectionProps) {
  const { nome, descricao, teacherName, joinedAt, theme, sent } = enrolment;
  const headingId = useId();
  return (
    <Card className="mb-5 last:mb-0">
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className="text-[1.5rem] wrap-anywhere">
          {nome}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {teacherTitle(teacherName)} · você entrou em {formatDate(new Date(joinedAt))}
        </p>
        {descricao && <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">{descricao}</p>}
        <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Theme
            theme={theme}
            isSent={sent.some(({ themeId }) => themeId !== null && themeId === theme?.id)}
          />
          <SentEssays sent={sent} corrections={corrections} />
        </div>
        <div className="mt-5 border-t pt-3">
          <LeaveClass enrolment={enrolment} onLeft={onLeft} />
        </div>
      </section>
    </Card>
  );
}

function Theme({ theme, isSent }: { theme: ClassTheme | null; isSent: boolean }) {
  const due = dueDate(theme?.dueAt ?? null, useServices().now());
  return (
    <div className="min-w-0">
      <h4 className="eyebrow font-sans">Tema da turma</h4>
      {theme ? (
        <>
          <p className="mt-1 font-serif text-md leading-snug font-semibold wrap-anywhere">{theme.tema}</p>
          {due && <p className="mt-1 text-sm text-ink-2">{due}</p>}
          <LinkButton
            to={paths.student.essayOn(theme.tema)}
            variant={isSent ? 'outline' : 'primary'}
            className="mt-4 max-sm:w-full"
          >
            <PenLine size={19} strokeWidth={1.75} aria-hidden="true" />
            {isSent ? 'Escrever de novo' : 'Escrever sobre este tema'}
          </LinkButton>
        </>
      ) : (
        <p className="mt-1 text-ink-2">Ainda não há tema. Quando houver, ele aparece aqui e no seu início.</p>
      )}
    </div>
  );
}
