import { DoorOpen, PenLine } from 'lucide-react';
import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { teachersWho, teacherTitles } from '@/copy/classes';
import { dueDate, formatDate } from '@/copy/dates';
import { WAY_RULES } from '@/copy/theme-guidance';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import type { Enrolment, OwnSubmission } from '@/domain/classrooms/enrolment';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { useLeaveClass } from '@/queries/enrolment-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { notify } from '@/ui/toast';
import { useConfirmation } from './use-confirmation';

export type ClassSectionProps = {
  enrolment: Enrolment;
  corrections: readonly CorrectionSummary[];
  /** The motivating texts of a theme. */
  ThemeTexts: ComponentType<{ theme: string; guidance: ThemeGuidance }>;
  /** Ids of submissions photographed by a teacher, which are in a separate list. */
  photographedIds: readonly string[];
  onLeft(): void;
};

/** One class: its theme, the student's submissions and the command to leave it. */
export function ClassSection({
  enrolment,
  corrections,
  ThemeTexts,
  photographedIds,
  onLeft,
}: ClassSectionProps) {
  const { nome, descricao, professores, entrou_em, tema, envios, arquivada } = enrolment;
  const own = envios.filter(({ id }) => !photographedIds.includes(id));
  const headingId = useId();
  return (
    <Card className="mb-5 last:mb-0">
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className="text-[1.5rem] wrap-anywhere">
          {nome}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {teacherTitles(professores)} · você entrou em {formatDate(new Date(entrou_em))}
        </p>
        {descricao && <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">{descricao}</p>}
        <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {arquivada ? (
            <p className="text-ink-2">
              <Badge variant="outline" className="mr-2">
                arquivada
              </Badge>
              Você lê o que enviou e os comentários, mas não envia mais para esta sala.
            </p>
          ) : (
            <Theme
              theme={tema}
              ThemeTexts={ThemeTexts}
              isSent={envios.some(({ tema_id }) => tema_id !== null && tema_id === tema?.id)}
            />
          )}
          {(!arquivada || own.length > 0) && <OwnSubmissions sent={own} corrections={corrections} />}
        </div>
        <div className="mt-5 border-t pt-3">
          <LeaveClass
            enrolment={{ ...enrolment, envios: own }}
            hasPhotographed={own.length < envios.length}
            onLeft={onLeft}
          />
        </div>
      </section>
    </Card>
  );
}

type ThemeProps = Pick<ClassSectionProps, 'ThemeTexts'> & { theme: ClassTheme | null; isSent: boolean };

function Theme({ theme, isSent, ThemeTexts }: ThemeProps) {
  const { instrucoes = '', envio = 'livre' } = theme?.orientacao ?? {};
  const due = dueDate(theme?.prazo ?? null, useServices().now());
  return (
    <div className="min-w-0">
      <h4 className="eyebrow font-sans">Tema da sala</h4>
      {theme ? (
        <>
          <p className="mt-1 font-serif text-md leading-snug font-semibold wrap-anywhere">{theme.tema}</p>
          {due && <p className="mt-1 text-sm text-ink-2">{due}</p>}
          {envio !== 'livre' && <p className="mt-2 font-semibold">{WAY_RULES[envio]}</p>}
          {instrucoes !== '' && <p className="mt-2 wrap-anywhere whitespace-pre-line">{instrucoes}</p>}
          {theme.orientacao && <ThemeTexts theme={theme.tema} guidance={theme.orientacao} />}
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
        <p className="mt-1 text-ink-2">
          O professor ainda não passou um tema. Quando passar, ele aparece aqui e no Início.
        </p>
      )}
    </div>
  );
}

type OwnSubmissionsProps = { sent: readonly OwnSubmission[]; corrections: readonly CorrectionSummary[] };

/** The student's submissions, newest first; each links to its correction, where it can be withdrawn. */
function OwnSubmissions({ sent, corrections }: OwnSubmissionsProps) {
  const now = useServices().now();
  return (
    <div className="min-w-0">
      <h4 className="eyebrow font-sans">Redações enviadas</h4>
      {sent.length === 0 ? (
        <p className="mt-1 text-ink-2">Nenhuma ainda. Depois de cada correção, você escolhe se envia.</p>
      ) : (
        <ul className="mt-1">
          {sent.map(({ id, redacao_id, enviado_em, revisada }) => (
            <li key={id} className="border-t first:border-t-0">
              <Link
                to={paths.student.correctedEssay(redacao_id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm text-ink no-underline hover:bg-hl-soft"
              >
                <span className="min-w-0 flex-1 basis-48">
                  <span className="line-clamp-2 wrap-anywhere">
                    {corrections.find((correction) => correction.id === redacao_id)?.theme ?? 'Redação'}
                  </span>
                  <time dateTime={enviado_em} className="text-xs text-muted">
                    enviada {relativeDate(enviado_em, now)}
                  </time>
                </span>
                {revisada && <Badge variant="mark">O professor comentou</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type LeaveClassProps = { enrolment: Enrolment; hasPhotographed: boolean; onLeft(): void };

function LeaveClass({ enrolment, hasPhotographed, onLeft }: LeaveClassProps) {
  const { id, nome, professores, envios } = enrolment;
  const { mutateAsync: leave } = useLeaveClass();
  const { isOpen, isBusy, failure, ask, cancel, confirm } = useConfirmation(async () => {
    await leave(id);
    notify({ title: 'Você saiu da sala', description: `${nome}. Para voltar, você precisa de um convite.` });
    onLeft();
  });
  const noLongerSee = teachersWho(professores, 'deixa', 'deixam');
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Sair da sala ${nome}`}
        className="-ml-3"
        onClick={ask}
      >
        <DoorOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        Sair da sala
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={cancel}
        onConfirm={confirm}
        title={`Sair da sala ${nome}?`}
        description={`${hasPhotographed ? 'O que o professor fotografou e enviou por você é apagado. ' : ''}${
          envios.length > 0
            ? `${noLongerSee} de ver ${envios.length === 1 ? 'a redação' : `as ${envios.length} redações`} que você enviou, e o que foi comentado se perde. Suas correções continuam com você. Para voltar, você precisa de um convite.`
            : `Para voltar, você precisa de um convite. Suas correções continuam com você.`
        }`}
        confirmLabel="Sair da sala"
        busyLabel="Saindo..."
        isBusy={isBusy}
        failure={failure}
      />
    </>
  );
}
