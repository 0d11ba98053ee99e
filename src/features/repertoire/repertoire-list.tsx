import { type ComponentProps, type ReactNode, useDeferredValue, useId } from 'react';
import type { Link } from 'react-router-dom';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import { filterRepertoire, REPERTOIRE } from '@/domain/repertoire/repertoire';
import { AXES, type Axis } from '@/domain/themes/proposals/proposal';
import { useIsCutOff } from '@/queries/use-is-cut-off';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { NetworkNote } from '@/ui/network-note';
import { Skeleton } from '@/ui/skeleton';
import { EntryCard } from './entry-card';
import { choiceId, RepertoireFilters } from './repertoire-filters';
import { EVERYTHING, useRepertoireFilter } from './use-repertoire-filter';
import { useFavouriteSwitch } from './use-favourite-switch';
import { useUses } from './use-uses';

type RepertoireListProps = {
  linkTo(id: string): Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
  /** The entry that was open before; its card takes the focus. */
  returnedFrom: string | null;
};

/** The library: an overview by subject area, or the entries that a filter leaves. */
export function RepertoireList({ linkTo, returnedFrom }: RepertoireListProps) {
  const { filter, setFilter, theme, isLoading } = useRepertoireFilter();
  const { onlyFavourites, ...shown } = useDeferredValue(filter);
  const favourites = useFavouriteSwitch();
  const { saved } = favourites;
  const { data: uses } = useUses();
  const isCutOff = useIsCutOff();
  const entries = filterRepertoire(shown).filter(({ id }) => !onlyFavourites || saved.has(id));
  const showAll = () => setFilter(EVERYTHING);

  /** Sets the filter, and moves the focus to it, as the pressed button is removed. */
  function showArea(axis: Axis) {
    setFilter({ ...filter, axis });
    document.getElementById(choiceId(axis))?.focus();
  }

  const cardsOf = (some: readonly RepertoireEntry[]) =>
    some.map((entry) => (
      <EntryCard
        key={entry.id}
        entry={entry}
        favourites={favourites}
        uses={uses?.get(entry.id)?.length ?? 0}
        link={linkTo(entry.id)}
        takesFocus={entry.id === returnedFrom}
      />
    ));

  const list = (
    <>
      <p aria-live="polite" className="num mt-4 mb-4 text-sm text-ink-2">
        {entries.length === 1 ? '1 entrada' : `${entries.length} entradas`}
      </p>
      {entries.length === REPERTOIRE.length ? (
        <div className="grid gap-9">
          {AXES.map((axis) => (
            <AreaSection key={axis} axis={axis} cardsOf={cardsOf} onShowAll={() => showArea(axis)} />
          ))}
        </div>
      ) : (
        <>
          <h3 className="sr-only">Entradas</h3>
          <ul className={CARD_GRID}>{cardsOf(entries)}</ul>
        </>
      )}
      {entries.length === 0 &&
        (onlyFavourites && saved.size === 0 ? (
          <NoFavourites onShowAll={showAll} />
        ) : (
          <NothingFound onShowAll={showAll} />
        ))}
    </>
  );

  return (
    <>
      <h2 className="text-xl lg:text-2xl">Repertório</h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-2">
        {REPERTOIRE.length} leis, dados, ideias e obras para provar o que você afirma. Cada uma vem com um uso
        que prova e um que só enfeita.
      </p>
      <NetworkNote sentence={isCutOff ? OFFLINE : null} />
      <div className="mt-4 first:mt-0">
        <RepertoireFilters filter={filter} onChange={setFilter} />
      </div>
      {theme !== null && !isLoading && (
        <p className="mt-4 max-w-prose text-sm text-ink-2">
          {filter.axis
            ? `Do eixo do tema “${theme}”: ${filter.axis}.`
            : `Não sei o eixo do tema “${theme}”. Escolha um acima.`}
        </p>
      )}
      {isLoading ? (
        <RepertoireSkeleton />
      ) : onlyFavourites ? (
        <Loaded
          query={favourites}
          placeholder={<RepertoireSkeleton />}
          failed={{
            title: 'Suas favoritas não abriram agora',
            note: 'Elas continuam guardadas na sua conta. O resto do repertório está aqui: desligue o filtro para ver.',
          }}
        >
          {() => list}
        </Loaded>
      ) : (
        list
      )}
    </>
  );
}

const OFFLINE =
  'Sem rede, o repertório abre assim mesmo. O que você favoritar fica neste aparelho e vai depois para a sua conta.';

const CARD_GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

/** How many entries of a subject area the overview shows. */
const FIRST_ENTRIES = 6;

type AreaSectionProps = {
  axis: Axis;
  cardsOf(entries: readonly RepertoireEntry[]): ReactNode;
  onShowAll(): void;
};

/** The first entries of which an area is the nearest one, and a button that shows all entries for the area. */
function AreaSection({ axis, cardsOf, onShowAll }: AreaSectionProps) {
  const id = useId();
  const entries = filterRepertoire({ ...EVERYTHING, axis });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-[1.1875rem]">
        {capitalized(axis)}
      </h3>
      <ul className={CARD_GRID}>{cardsOf(entries.slice(0, FIRST_ENTRIES))}</ul>
      <Button variant="ghost" size="small" className="mt-2 -ml-3" onClick={onShowAll}>
        Ver as {entries.length} de {axis}
      </Button>
    </section>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="Nada com esses filtros"
      headingLevel={3}
      action={<Button onClick={onShowAll}>Mostrar tudo</Button>}
    >
      Tente uma palavra só, sem o nome inteiro, ou outro eixo.
    </EmptyState>
  );
}

function NoFavourites({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      griffin="reading"
      title="Nenhuma favorita ainda"
      headingLevel={3}
      action={<Button onClick={onShowAll}>Mostrar tudo</Button>}
    >
      Toque na estrela do que você quer ter à mão na hora de escrever.
    </EmptyState>
  );
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function RepertoireSkeleton() {
  return (
    <div className="mt-6">
      <output className="sr-only">Carregando o repertório</output>
      <div className={CARD_GRID}>
        {CARDS.map((card) => (
          <div key={card} className="grid gap-3 rounded-lg border bg-paper p-5">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-20" />
          </div>
        ))}
      </div>
    </div>
  );
}
