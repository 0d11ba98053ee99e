import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '@/copy/messages';
import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import { useSessionUser } from '@/data/services-context';
import { formatBirthDate } from '@/domain/profile/birth-date';
import type { Profile } from '@/domain/profile/profile';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { useProfile } from '@/queries/profile-queries';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { FIELD_LABELS } from './profile-fields';
import { ProfileForm } from './profile-form';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

type PersonalInformationProps = { isEditing: boolean; onClose(): void };

/** The personal-information card in its view and edit modes (R-PROFILE-1). */
export function PersonalInformation({ isEditing, onClose }: PersonalInformationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasChanges, setHasChanges] = useState(false);
  // The guard is here, not in the form, because discarding closes the form.
  const guard = useLeaveGuard({ isActive: hasChanges, discard: onClose });

  useEffect(() => {
    if (isEditing) heading.current?.focus();
  }, [isEditing]);

  return (
    <section aria-labelledby="profile-information">
      <h3 id="profile-information" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Informações pessoais
      </h3>
      <Content isEditing={isEditing} onClose={onClose} onChanged={setHasChanges} />
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="O que você mudou no perfil ainda não foi salvo."
      />
    </section>
  );
}

type ContentProps = PersonalInformationProps & { onChanged(hasChanges: boolean): void };

function Content({ isEditing, onClose, onChanged }: ContentProps) {
  return (
    <Loaded
      query={useProfile()}
      placeholder={<InformationSkeleton />}
      failed={{
        title: 'Seu perfil não abriu agora',
        note: 'Seus dados continuam guardados. Confira a conexão e tente de novo.',
        toast: messages.profileLoadFailed,
        className: 'mt-3',
      }}
    >
      {(profile) =>
        isEditing ? (
          <ProfileForm profile={profile} onClose={onClose} onChanged={onChanged} />
        ) : (
          <InformationList profile={profile} />
        )
      }
    </Loaded>
  );
}

const MISSING = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The personal information; all missing fields are listed in one line. */
function InformationList({ profile }: { profile: Profile }) {
  const { email } = useSessionUser();
  const { given, missing } = informationRows(profile);
  const [name, ...others] = given;
  return (
    <>
      <dl className="mt-1">
        {name && <Row label={name.label}>{name.value}</Row>}
        <Row label="E-mail">{email}</Row>
        {others.map(({ field, label, value }) => (
          <Row key={field} label={label}>
            {value}
          </Row>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Ainda em branco: {MISSING.format(missing).toLocaleLowerCase('pt-BR')}.
        </p>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={ROW}>
      <dt className="pt-0.5 text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function InformationSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Carregando...</span>
      {['w-2/5', 'w-3/5', 'w-1/3', 'w-1/4', 'w-1/2', 'w-4/5'].map((width) => (
        <div key={width} className={ROW}>
          <Skeleton className="h-5 w-20" />
          <Skeleton className={`h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}

const ROW =
  'grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-3 border-b py-2.5 md:grid-cols-[9.5rem_minmax(0,1fr)]';

/** The fields in display order; the photo is shown in the header instead. */
const SHOWN = [
  'nome',
  'telefone',
  'cidade',
  'estado',
  'pais',
  'data_nascimento',
  'genero',
  'escolaridade',
  'area_interesse',
  'biografia',
] as const satisfies readonly (keyof Profile)[];

type InformationRow = { field: (typeof SHOWN)[number]; label: string; value: string };

/** The filled-in fields as text, and the labels of the missing fields. */
function informationRows(profile: Profile): { given: InformationRow[]; missing: string[] } {
  const rows = SHOWN.map((field) => ({ field, label: FIELD_LABELS[field], value: inWords(profile, field) }));
  return {
    given: rows.filter(({ value }) => value !== ''),
    missing: rows.filter(({ value }) => value === '').map(({ label }) => label),
  };
}

function inWords(profile: Profile, field: InformationRow['field']): string {
  const { genero, escolaridade, area_interesse } = profile;
  switch (field) {
    case 'data_nascimento':
      return formatBirthDate(profile.data_nascimento);
    case 'genero':
      return genero && GENDER_LABELS[genero];
    case 'escolaridade':
      return escolaridade && SCHOOLING_LABELS[escolaridade];
    case 'area_interesse':
      return area_interesse && INTEREST_LABELS[area_interesse];
    default:
      return profile[field];
  }
}
