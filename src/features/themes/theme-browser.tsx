import { clsx } from 'clsx';
import { Shuffle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import {
  type BankTheme,
  bestScores,
  EXAM_BANK,
  filterThemes,
  PROPOSAL_BANK,
  surpriseTheme,
  type ThemeFilter,
} from '@/domain/themes/theme-bank';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ThemeFilters } from './theme-filters';
import { ThemeList } from './theme-list';
import { ThemeProposal } from './theme-proposal';

type ThemeBrowserProps = {
  /** The student's essays; undefined while loading, null if essays are not considered. */
  essays: Parameters<typeof bestScores>[0] | undefined | null;
  /** The student's own themes. */
  own?: readonly BankTheme[];
  /** The theme whose proposal is open. */
  current: BankTheme | null;
  onOpen(theme: BankTheme): void;
  renderOpener: ComponentProps<typeof ThemeList>['renderOpener'];
  renderActions(theme: BankTheme): ReactNode;
  /** Shown beside "Surpresa"; lets the student add a theme of their own. */
  noting?: ReactNode;
  /** Link from a proposal back to the list, if both do not fit side by side. */
  back: ReactNode;
};

/**
 * The bank: filters, the themes by kind, and the open proposal beside them; on narrow screens, either the list or
 * the proposal.
 */
export function ThemeBrowser(props: ThemeBrowserProps) {
  const { essays, own = NO_THEMES, current, renderOpener } = props;
  const [filter, setFilter] = useState(EVERYTHING);
  const written = useMemo(() => (essays ? bestScores(essays) : undefined), [essays]);
  const filtered = (themes: readonly BankTheme[]) => filterThemes(themes, filter, written ?? NONE);
  const lists = {
    own: filtered(own),
    proposals: filtered(PROPOSAL_BANK),
    exams: filtered(EXAM_BANK),
  };
  const all = [...lists.proposals, ...lists.exams, ...lists.own];
  const isCurrent = ({ theme }: BankTheme) => theme === current?.theme;
  const list = { written, isCurrent, renderOpener };

  function surprise() {
    const found = surpriseTheme(all, written ?? NONE, {
      present: current?.theme ?? null,
      random: Math.random(),
    });
    if (found) props.onOpen(found);
  }

  return (
    <>
      <div className={current ? 'max-lg:hidden' : undefined}>
        <ThemeFilters
          filter={filter}
          onChange={setFilter}
          canAskForNew={essays ? 'yes' : essays === null ? 'no' : 'waiting'}
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Button variant="outline" size="small" disabled={all.length === 0} onClick={surprise}>
            <Shuffle size={17} strokeWidth={1.75} aria-hidden="true" />
            Surpresa
          </Button>
          <p aria-live="polite" className="num text-sm text-ink-2">
            {all.length === 1 ? '1 tema' : `${all.length} temas`}
          </p>
          {props.noting}
        </div>
      </div>
      <div
        className={clsx(
          'grid grid-cols-1 items-start gap-x-12 lg:mt-6 lg:grid-cols-[24.5rem_minmax(0,1fr)]',
          !current && 'mt-6',
        )}
      >
        <div className={current ? 'grid gap-7 max-lg:hidden' : 'grid gap-7'}>
          <ThemeList title="Propostas do Grifo" themes={lists.proposals} shownAtFirst={10} {...list} />
          <ThemeList title="Provas do ENEM" themes={lists.exams} shownAtFirst={10} {...list} />
          <ThemeList title="Seus temas" themes={lists.own} shownAtFirst={10} {...list} />
          {all.length === 0 && <NothingFound onClear={() => setFilter(EVERYTHING)} />}
        </div>
        {current ? (
          <div className="min-w-0 lg:sticky lg:top-22">
            <div className="lg:hidden">{props.back}</div>
            <ThemeProposal key={current.theme} theme={current} actions={props.renderActions(current)} />
          </div>
        ) : (
          <p className="rounded-lg border border-dashed border-border-strong p-8 text-center text-ink-2 max-lg:hidden">
            Escolha um tema para ler a proposta, ou peça uma surpresa.
          </p>
        )}
      </div>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nenhum tema com esses filtros"
      headingLevel={3}
      action={<Button onClick={onClear}>Mostrar todos</Button>}
    >
      Tente outra palavra ou outro eixo.
    </EmptyState>
  );
}

const EVERYTHING: ThemeFilter = { words: '', axis: null, onlyExams: false, onlyNew: false };
const NO_THEMES: readonly BankTheme[] = [];
const NONE: ReadonlyMap<string, number> = new Map();
