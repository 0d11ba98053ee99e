import { Archive, ArrowLeft, Camera, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { studentCount } from '@/copy/classes';
import { dueDate } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import type { Classroom, ClassTheme } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { ArchivedNote } from './years/archive-classroom';
import { tabAddress } from './use-class-tab';

export type ClassroomCommand = 'edit' | 'copy' | 'archive' | 'delete';

type ClassroomHeaderProps = {
  classroom: Classroom;
  isStale: boolean;
  onCommand: (command: ClassroomCommand) => void;
};

/** Name, description and number of students, with the commands for the whole classroom. */
export function ClassroomHeader({ classroom, isStale, onCommand }: ClassroomHeaderProps) {
  const { nome, descricao, alunos, nomes, arquivada, sou_dono } = classroom;
  return (
    <header>
      <BackToClassrooms />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-80 grow">
          <h2 className="text-xl wrap-anywhere lg:text-2xl">{nome}</h2>
          {descricao && (
            <p className="mt-1 max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">{descricao}</p>
          )}
          <p className="num mt-1 text-sm text-muted">
            {studentCount(alunos.length)}
            {nomes.length > 0 && `, ${nomes.length} ainda não ${nomes.length === 1 ? 'entrou' : 'entraram'}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-1 sm:gap-2">
          <Button variant="outline" onClick={() => onCommand('edit')}>
            <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
            Editar sala
          </Button>
          {!arquivada && (
            <LinkButton to={paths.teacher.classPile(classroom.id)} variant="outline">
              <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
              Fotografar redações
            </LinkButton>
          )}
          <IconButton label="Copiar para o próximo ano" onClick={() => onCommand('copy')}>
            <CopyPlus size={19} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          {!arquivada && (
            <IconButton label="Arquivar sala" onClick={() => onCommand('archive')}>
              <Archive size={19} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
          {sou_dono && (
            <IconButton label="Excluir sala" onClick={() => onCommand('delete')}>
              <Trash2 size={19} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      {arquivada && <ArchivedNote classroomId={classroom.id} />}
      {isStale && (
        <p role="alert" className="mt-3 text-sm text-warn">
          Não deu para atualizar a sala agora. A tela mostra como ela estava antes.
        </p>
      )}
    </header>
  );
}

type CurrentThemeProps = {
  theme: ClassTheme | null;
  /** Shows a link to the tab of themes. */ hasLink: boolean;
};

export function CurrentTheme({ theme, hasLink }: CurrentThemeProps) {
  const { now } = useServices();
  // Passed on with the link, because the leave guard recognizes its own history entry by this state.
  const { state } = useLocation();
  const due = theme && dueDate(theme.prazo, now());
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

export function BackToClassrooms() {
  return (
    <LinkButton to={paths.teacher.classrooms} variant="ghost" size="small" className="-ml-3">
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      Salas
    </LinkButton>
  );
}
