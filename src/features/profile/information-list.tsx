import type { ReactNode } from 'react';
import { useSessionUser } from '@/data/services-context';
import type { Profile } from '@/domain/profile/profile';
import { Skeleton } from '@/ui/skeleton';
import { informationRows } from './information-rows';

const MISSING = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The personal information as it stands. What is not given yet takes one line together. */
export function InformationList({ profile }: { profile: Profile }) {
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

/** The list before it is there. */
export function InformationSkeleton() {
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
