import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { PRODUCT_NAME } from '@/copy/product';
import { storedIdOf, type Correction, type CorrectionSummary } from '@/domain/evaluation/correction';
import { groupVersions, ordinalOf, type VersionGroup } from '@/domain/versions/versions';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useCorrection, useCorrections } from '@/queries/essay-queries';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { Comparison } from './comparison';

/**
 * `/dashboard/student/comparar`: two versions of an essay, their levels, the suggested steps that were taken, and
 * the changed words.
 */
export function CompareScreen() {
  const [params, setParams] = useSearchParams();
  const id = params.get('versao');
  const later = useCorrection(id);
  const formerId = params.get('com') ?? later.data?.versionOf ?? null;
  const former = useCorrection(formerId);
  const group = useGroup(id);
  useShownTitle(later.data ? `Duas versões: ${later.data.theme} · ${PRODUCT_NAME}` : undefined);

  // While another version loads, the two displayed versions stay on screen, so that the selection keeps the focus.
  const [shown, setShown] = useState<readonly [Correction, Correction] | null>(null);
  if (later.data && former.data && (shown?.[0] !== former.data || shown[1] !== later.data))
    setShown([former.data, later.data]);

  const isMissing = id === null || later.data === null || former.data === null;
  const isAlone = later.data !== undefined && formerId === null;
  const failed = [later, former].filter(({ data, isError }) => isError && !data);
  const refetch = () => Promise.all(failed.map((one) => one.refetch()));
  const data = isMissing || isAlone ? null : failed.length > 0 ? undefined : (shown ?? undefined);
  return (
    <Loaded
      query={{ data, isError: failed.length > 0, refetch }}
      placeholder={<ScreenSkeleton />}
      failed={{
        title: 'Não deu para abrir as duas versões',
        note: 'Elas continuam guardadas na sua conta.',
      }}
      empty={<NothingToCompare />}
    >
      {(versions) => (
        <Versions
          versions={inOrder(versions, group)}
          group={group}
          onChoose={(com, versao) => setParams({ versao, com }, { replace: true })}
        />
      )}
    </Loaded>
  );
}

type VersionsProps = {
  versions: readonly [before: Correction, after: Correction];
  group: Group;
  onChoose: VersionChoiceProps['onChoose'];
};

function Versions({ versions: [before, after], group, onChoose }: VersionsProps) {
  return (
    <>
      <Link
        to={paths.student.allCorrectedEssays}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm print:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Redações corrigidas
      </Link>
      <h2 className="max-w-[34ch] text-xl wrap-anywhere">{after.theme}</h2>
      <p className="mt-1 text-ink-2">
        {versionName(group, before)}, {formatDateTime(before.submittedAt)}, e{' '}
        {versionName(group, after).toLowerCase()}, {formatDateTime(after.submittedAt)}.
      </p>
      {group && group.earlier.length > 1 && (
        <VersionChoice group={group} chosen={[storedIdOf(before), storedIdOf(after)]} onChoose={onChoose} />
      )}
      <Comparison
        before={before}
        after={after}
        names={[versionName(group, before), versionName(group, after)]}
        nextName={group ? `${group.earlier.length + 2}ª versão` : 'próxima versão'}
      />
    </>
  );
}

type Group = VersionGroup<CorrectionSummary> | null;

/** The versions of this essay; null until the history is loaded. */
function useGroup(id: string | null): Group {
  const { data } = useCorrections();
  return useMemo(() => {
    const groups = data ? groupVersions(data) : [];
    return groups.find(({ latest, earlier }) => [latest, ...earlier].some((one) => one.id === id)) ?? null;
  }, [data, id]);
}

/** "2ª versão"; "Versão" if the correction is not in the history. */
function versionName(group: Group, correction: Correction): string {
  const ordinal = group ? ordinalOf(group, storedIdOf(correction)) : 0;
  return group && ordinal <= group.earlier.length + 1 ? `${ordinal}ª versão` : 'Versão';
}

/**
 * The two corrections in the order of their versions. If their positions are unknown, a rewrite comes after its
 * source; without that information, the given order is kept.
 */
function inOrder([one, other]: readonly [Correction, Correction], group: Group): [Correction, Correction] {
  const places = group ? [ordinalOf(group, storedIdOf(one)), ordinalOf(group, storedIdOf(other))] : [0, 0];
  const isTurned = one.versionOf === storedIdOf(other) || (places[0] ?? 0) > (places[1] ?? 0);
  return isTurned ? [other, one] : [one, other];
}

type VersionChoiceProps = {
  group: VersionGroup<CorrectionSummary>;
  chosen: [before: string, after: string];
  onChoose(before: string, after: string): void;
};

/** Chooses two of more than two versions. */
function VersionChoice({ group, chosen: [before, after], onChoose }: VersionChoiceProps) {
  const versions = [...group.earlier.toReversed(), group.latest];
  const select = (label: string, value: string, other: string, onChange: (id: string) => void) => (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 rounded-md border border-border-strong bg-paper px-2.5"
      >
        {versions.map(({ id, finalScore }, at) => (
          <option key={id} value={id} disabled={id === other}>
            {at + 1}ª versão: {finalScore}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2 print:hidden">
      {select('Comparar a', before, after, (id) => onChoose(id, after))}
      {select('com a', after, before, (id) => onChoose(before, id))}
    </div>
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      title="Não há duas versões para comparar"
      headingLevel={2}
      action={<LinkButton to={paths.student.allCorrectedEssays}>Ver redações corrigidas</LinkButton>}
    >
      Abra uma redação corrigida e escolha “Reescrever”: depois de corrigida, a nova versão aparece aqui ao
      lado da anterior.
    </EmptyState>
  );
}

function ScreenSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Carregando as duas versões</output>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-8 w-4/5 max-w-md" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
