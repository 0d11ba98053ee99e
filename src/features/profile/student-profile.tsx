import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { canetinhasFigure } from '@/copy/canetinhas';
import { relativeDate } from '@/copy/relative-date';
import { useServices, useSessionUser } from '@/data/services-context';
import { useCorrections } from '@/queries/essay-queries';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { paths } from '@/lib/paths';
import { useAchievements } from '@/queries/reward-queries';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { DaysStat, Stat, StatStrip } from './stat-strip';
import { PersonalInformation } from './personal-information';
import { CelebrationsSwitch, PreferencesSection } from './preferences-section';
import { ProfileHeader, useEditMode } from './profile-header';

type StudentProfileProps = {
  classes?: ReactNode;
  ranking: ReactNode;
  notices: ReactNode;
  offline?: ReactNode;
  achievements: ReactNode;
};

/** The student's profile (R-PROFILE-1). */
export function StudentProfile({ classes, ranking, notices, offline, achievements }: StudentProfileProps) {
  const { photo, isEditing, editButton, edit, close } = useEditMode();
  return (
    <div className="grid grid-cols-1 gap-9">
      <ProfileHeader photo={photo} onEdit={edit} editButton={editButton} />
      <StudentStats />
      <div className="grid grid-cols-1 gap-9 md:grid-cols-[1.4fr_1fr] md:gap-10 lg:gap-14">
        <PersonalInformation isEditing={isEditing} onClose={close} />
        <div className="grid content-start gap-9">
          <CorrectedEssaysCard />
          {classes}
          <PreferencesSection>
            {ranking}
            <CelebrationsSwitch />
            {notices}
          </PreferencesSection>
          {offline}
        </div>
      </div>
      {achievements}
    </div>
  );
}

/** Canetinhas, achievements and days in the app (R-PROFILE-1). */
function StudentStats() {
  const { canetinhas } = useSessionUser();
  const unlocked = useAchievements().data?.length;
  return (
    <StatStrip>
      <Stat
        figure={canetinhasFigure(canetinhas)}
        label={
          <Link
            to={paths.student.canetinhas}
            className="text-ink-2 after:absolute after:inset-0 after:content-['']"
          >
            canetinhas
          </Link>
        }
      />
      <Stat
        figure={
          <>
            {unlocked ?? '–'}
            <span className="text-base font-semibold text-muted">/{ACHIEVEMENTS.length}</span>
          </>
        }
        label={unlocked === 1 ? 'conquista' : 'conquistas'}
      />
      <DaysStat />
    </StatStrip>
  );
}

/** The number of corrected essays, with links to them or to the editor (R-PROFILE-1). */
function CorrectedEssaysCard() {
  return (
    <Sheet className="p-5 sm:p-6">
      <section aria-labelledby="profile-essays">
        <h3 id="profile-essays" className="text-lg">
          Redações corrigidas
        </h3>
        <Loaded
          query={useCorrections()}
          placeholder={
            <div role="status" className="mt-3 grid gap-4">
              <span className="sr-only">Carregando...</span>
              <Skeleton className="h-8 w-4/5" />
              <Skeleton className="h-11 w-32" />
            </div>
          }
          failed={{
            note: 'Não deu para contar suas redações agora. Elas continuam guardadas.',
            className: 'mt-1',
          }}
        >
          {(corrections) => <EssayCount corrections={corrections} />}
        </Loaded>
      </section>
    </Sheet>
  );
}

function EssayCount({ corrections }: { corrections: readonly CorrectionSummary[] }) {
  const { now } = useServices();
  const [last] = corrections;
  if (!last)
    return (
      <Outcome actions={<LinkButton to={paths.student.essay}>Escrever primeira redação</LinkButton>}>
        Nenhuma redação corrigida
      </Outcome>
    );
  return (
    <Outcome
      actions={
        <>
          <LinkButton to={paths.student.allCorrectedEssays} variant="outline">
            Ver Todas
          </LinkButton>
          <LinkButton to={paths.student.correctedEssays} variant="ghost">
            Ver Recentes
          </LinkButton>
        </>
      }
    >
      <b className="num font-serif text-[2.25rem] leading-[1.2] font-extrabold text-ink">
        {corrections.length.toLocaleString('pt-BR')}
      </b>{' '}
      até hoje. {corrections.length > 1 ? 'A última foi' : 'Foi'} {relativeDate(last.submittedAt, now())}.
    </Outcome>
  );
}

function Outcome({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <>
      <p className="mt-1 text-ink-2">{children}</p>
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3">{actions}</div>
    </>
  );
}
