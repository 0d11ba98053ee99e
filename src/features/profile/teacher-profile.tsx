import type { ReactNode } from 'react';
import { classroomsOverview, type ClassroomSummary } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { useClassroomSummaries, useHasSamples } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { DaysStat, Stat, StatStrip } from './stat-strip';
import { MyDataLink, PreferencesSection } from './preferences-section';
import { PersonalInformation } from './personal-information';
import { ProfileHeader, useEditMode } from './profile-header';

/** The teacher's profile (R-PROFILE-9). */
export function TeacherProfile({ notices }: { notices: ReactNode }) {
  const { photo, isEditing, editButton, edit, close } = useEditMode();
  return (
    <div className="grid grid-cols-1 gap-9">
      <ProfileHeader
        photo={photo}
        badge={<Badge variant="outline">Professor</Badge>}
        onEdit={edit}
        editButton={editButton}
      />
      <TeacherStats />
      <div className="grid grid-cols-1 gap-9 md:grid-cols-[1.4fr_1fr] md:gap-10 lg:gap-14">
        <PersonalInformation isEditing={isEditing} onClose={close} />
        <div className="grid content-start gap-9">
          <TeachingCard />
          <PreferencesSection>{notices}</PreferencesSection>
          <MyDataLink to={paths.teacher.myData} />
        </div>
      </div>
    </div>
  );
}

/** Classes, corrections and days in the app (R-PROFILE-9); a dash while loading. */
function TeacherStats() {
  const hasSamples = useHasSamples();
  const { data } = useClassroomSummaries();
  const overview = data && classroomsOverview(data);
  return (
    <div>
      <StatStrip>
        <Count value={overview?.classroomCount} one="sala" many="salas" />
        <Count value={overview?.correctedEssayCount} one="redação corrigida" many="redações corrigidas" />
        <DaysStat />
      </StatStrip>
      {hasSamples && (
        <p className="mt-2 text-sm text-muted">Salas e redações corrigidas são dados de exemplo.</p>
      )}
    </div>
  );
}

type CountProps = { value: number | undefined; one: string; many: string };

function Count({ value, one, many }: CountProps) {
  return <Stat figure={value?.toLocaleString('pt-BR') ?? '–'} label={value === 1 ? one : many} />;
}

/** Figures of the teacher's classes, with a link to them (R-PROFILE-9). */
function TeachingCard() {
  const hasSamples = useHasSamples();
  return (
    <Sheet className="p-5 sm:p-6">
      <section aria-labelledby="teaching">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id="teaching" className="text-lg">
            Suas salas em números
          </h3>
          {hasSamples && <Badge variant="outline">dados de exemplo</Badge>}
        </div>
        <Loaded
          query={useClassroomSummaries()}
          placeholder={<FiguresSkeleton />}
          failed={{
            note: 'Não deu para ler suas salas agora. Elas continuam guardadas.',
            className: 'mt-1',
          }}
          empty={
            <>
              <p className="mt-1 text-ink-2">
                Nenhuma sala ainda. Crie a primeira e convide seus alunos por um link.
              </p>
              <LinkButton to={paths.teacher.newClassroom} className="mt-4">
                Criar primeira sala
              </LinkButton>
            </>
          }
        >
          {(classrooms) => (
            <>
              <Figures classrooms={classrooms} />
              <LinkButton to={paths.teacher.classrooms} variant="outline" className="mt-5">
                Ver salas
              </LinkButton>
            </>
          )}
        </Loaded>
      </section>
    </Sheet>
  );
}

function FiguresSkeleton() {
  return (
    <div role="status" className="mt-3 grid gap-3">
      <span className="sr-only">Carregando...</span>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-6 ${width}`} />
      ))}
    </div>
  );
}

const MEAN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function Figures({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  const { classroomCount, studentCount, correctedEssayCount, averageTotal } = classroomsOverview(classrooms);
  const withTheme = classrooms.filter(({ tema }) => tema !== '').length;
  return (
    <dl className="mt-2">
      <Row label="Alunos">{studentCount.toLocaleString('pt-BR')}</Row>
      <Row label="Alunos por sala, em média">{MEAN.format(studentCount / classroomCount)}</Row>
      <Row label="Redações por aluno, em média">
        {studentCount > 0 ? MEAN.format(correctedEssayCount / studentCount) : '–'}
      </Row>
      <Row label="Média geral das notas">{averageTotal ?? '–'}</Row>
      <Row label="Salas com tema">
        {withTheme} de {classroomCount}
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b py-2.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
