import { Handshake, LogOut, Trash2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { ClassTeacher, ClassTeam, TeacherInvite } from '@/domain/classrooms/class-team';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import {
  useClassTeam,
  useHasCoTeachers,
  useInviteTeacher,
  useRevokeTeacherInvite,
} from '@/queries/co-teacher-queries';
import { usePhotoConfirmation } from '@/queries/photographed-essay-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CopyLink, ShareLink } from '@/ui/copy-link';
import { FormFailure } from '@/ui/form-failure';
import { IconButton } from '@/ui/icon-button';
import { Loaded } from '@/ui/loaded';
import { notify } from '@/ui/toast';
import { OfferDialog, OfferNote } from './hand-over';

/**
 * The classroom's teachers. Its owner invites and removes other teachers or transfers the classroom; any other
 * teacher may leave.
 */
export function ClassTeamPanel({ classroom }: { classroom: Classroom }) {
  const hasCoTeachers = useHasCoTeachers();
  const query = useClassTeam(classroom.id);
  const { data: team } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const shape =
    team && `${team.professores.length} ${team.convite === null} ${team.oferta === null} ${team.sou_dono}`;

  // Restores the focus after a change, because the pressed button is removed with its row or invite.
  const shapeBefore = useRef<typeof shape>(undefined);
  useEffect(() => {
    if (shapeBefore.current) focusIfLost(heading.current);
    shapeBefore.current = shape;
  }, [shape]);

  return (
    <section aria-labelledby="class-team" className="rounded-lg border bg-paper p-5 sm:p-6">
      <h3 id="class-team" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Professores
      </h3>
      {!hasCoTeachers && (
        <p className="mt-1.5 text-ink-2">
          No modo demonstração, cada sala tem um professor só, porque ela fica neste aparelho.
        </p>
      )}
      <Loaded query={query} placeholder={null} failed={{ note: errorSentence, className: 'mt-1.5' }}>
        {(found) => <Team classroom={classroom} team={found} />}
      </Loaded>
      <PhotosAllowed classroomId={classroom.id} />
    </section>
  );
}

/** The teachers who confirmed that essays of this class may be photographed. */
function PhotosAllowed({ classroomId }: { classroomId: string }) {
  const { data } = usePhotoConfirmation(classroomId);
  return (
    data && (
      <p className="mt-4 text-sm wrap-anywhere text-muted">
        Fotos de redações: {data.professor_nome} confirmou a autorização da escola e dos responsáveis em{' '}
        {formatDateTime(data.confirmado_em)}.
      </p>
    )
  );
}

const RemoveTeacherDialog = lazyDialog(() =>
  import('./remove-teacher-dialog').then((module) => module.RemoveTeacherDialog),
);

type TeamProps = { classroom: Classroom; team: ClassTeam };

function Team({ classroom, team }: TeamProps) {
  const { id: userId } = useSessionUser();
  const navigate = useNavigate();
  // `teacher` is kept while the dialog closes, so that its text does not change during the animation.
  const [asked, setAsked] = useState<{ teacher: ClassTeacher; isOpen: boolean } | null>(null);
  const [offered, setOffered] = useState<{ teacher: ClassTeacher; isOpen: boolean } | null>(null);
  const own = team.professores.find(({ id }) => id === userId);
  const ask = (teacher: ClassTeacher) => setAsked({ teacher, isOpen: true });

  function handleRemoved() {
    setAsked((known) => known && { ...known, isOpen: false });
    // A teacher who has left the classroom no longer has access to it.
    if (asked?.teacher.id === userId) void navigate(paths.teacher.classrooms, { replace: true });
  }

  return (
    <>
      <ul className="mt-3 border-t">
        {team.professores.map((teacher) => (
          <TeacherRow
            key={teacher.id}
            teacher={teacher}
            isOwn={teacher.id === userId}
            onOffer={
              team.sou_dono && !teacher.dono && team.oferta?.professor_id !== teacher.id
                ? () => setOffered({ teacher, isOpen: true })
                : null
            }
            onRemove={team.sou_dono && !teacher.dono ? () => ask(teacher) : null}
          />
        ))}
      </ul>
      {team.oferta && <OfferNote classroom={classroom} team={team} offer={team.oferta} />}
      {team.sou_dono && <TeacherInviteSection classroom={classroom} invite={team.convite} />}
      {own && !own.dono && (
        <Button variant="ghost" size="small" className="mt-3 -ml-3" onClick={() => ask(own)}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          Deixar de dar aula nesta sala
        </Button>
      )}
      {offered && (
        <OfferDialog
          open={offered.isOpen}
          onClose={() => setOffered({ ...offered, isOpen: false })}
          classroom={classroom}
          teacher={offered.teacher}
        />
      )}
      {asked && (
        <RemoveTeacherDialog
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onRemoved={handleRemoved}
          classroom={classroom}
          teacher={asked.teacher}
          isOwn={asked.teacher.id === userId}
        />
      )}
    </>
  );
}

type TeacherRowProps = {
  teacher: ClassTeacher;
  isOwn: boolean;
  onOffer: (() => void) | null;
  onRemove: (() => void) | null;
};

function TeacherRow({ teacher: { nome, dono }, isOwn, onOffer, onRemove }: TeacherRowProps) {
  return (
    <li className="flex min-h-12 items-center gap-2 border-b py-1.5">
      <p className="min-w-0 grow font-semibold wrap-anywhere">
        {nome}
        {isOwn && <span className="font-normal text-muted"> (você)</span>}
      </p>
      {dono && <Badge variant="outline">responsável</Badge>}
      {onOffer && (
        <IconButton label={`Passar a sala para ${nome}`} onClick={onOffer}>
          <Handshake size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`Remover ${nome} dos professores`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

type TeacherInviteSectionProps = { classroom: Classroom; invite: TeacherInvite | null };

/** The link that invites another teacher. */
function TeacherInviteSection({ classroom: { id, nome }, invite }: TeacherInviteSectionProps) {
  const creation = useInviteTeacher(id);
  const revocation = useRevokeTeacherInvite(id);
  const failure = creation.error ?? revocation.error;
  if (!invite)
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p className="text-sm text-ink-2">
          Quem você convida pode fazer tudo o que você faz, menos excluir a sala e escolher os professores. Os
          alunos veem o nome de todos. Se você excluir sua conta, a sala fica com quem dá aula com você.
        </p>
        <FormFailure sentence={failure && errorSentence(failure)} />
        <Button
          variant="outline"
          busy={creation.isPending}
          busyLabel="Criando..."
          onClick={() => creation.mutate()}
        >
          <UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          Convidar professor
        </Button>
      </div>
    );
  const address = new URL(paths.teacherInvitation(invite.codigo), window.location.origin).href;
  const handleRevoked = () =>
    notify({ title: 'Convite encerrado', description: 'Ninguém mais entra por aquele link.' });
  return (
    <div className="mt-4 grid gap-3">
      <p className="num text-sm text-ink-2">
        Este link serve para um professor só e vale até {formatDateTime(invite.valido_ate)}. Envie a quem vai
        dar aula com você.
      </p>
      <CopyLink label="Link para o professor" address={address} />
      <FormFailure sentence={failure && errorSentence(failure)} />
      <div className="flex flex-wrap gap-3">
        <ShareLink title={`Convite para dar aula na sala ${nome}`} address={address} />
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          busy={revocation.isPending}
          busyLabel="Encerrando..."
          onClick={() => revocation.mutate(undefined, { onSuccess: handleRevoked })}
        >
          Encerrar convite
        </Button>
      </div>
    </div>
  );
}
