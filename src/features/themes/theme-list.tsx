import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import { type BankTheme, REGULAR_EDITION } from '@/domain/themes/theme-bank';
import { themeKey } from '@/domain/themes/theme-key';
import { Button } from '@/ui/button';

type ThemeListProps = {
  title: string;
  themes: readonly BankTheme[];
  /** Best totals by theme; undefined while loading or if essays are not considered. */
  written?: ReadonlyMap<string, number> | undefined;
  isCurrent(theme: BankTheme): boolean;
  /** The control that opens the theme: a link, or a button. */
  renderOpener(theme: BankTheme, look: { className: string; children: ReactNode }): ReactNode;
  /** Number of themes shown before "show all". */
  shownAtFirst?: number;
};

/** The themes of one kind, each with a control that opens its proposal. Renders nothing without themes. */
export function ThemeList({ title, themes, written, isCurrent, renderOpener, shownAtFirst }: ThemeListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || !shownAtFirst ? themes : themes.slice(0, shownAtFirst);
  const list = useRef<HTMLUListElement>(null);
  if (themes.length === 0) return null;

  /** The focus moves to the first new row, as the pressed button is removed. */
  function showAll() {
    flushSync(() => setIsWhole(true));
    list.current?.children[shown.length]?.querySelector<HTMLElement>('a, button')?.focus();
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b pb-2.5">
        <h3 id={id} className="text-[1.1875rem]">
          {title}
        </h3>
        <span className="num text-xs text-muted">{themes.length}</span>
      </div>
      <ul ref={list}>
        {shown.map((theme) => (
          <li
            key={theme.theme}
            aria-current={isCurrent(theme) || undefined}
            className="relative grid grid-cols-[1fr_auto] gap-x-3 border-b py-3"
          >
            <div className="col-span-2 flex gap-3 leading-snug">
              {theme.from === 'exam' && (
                <span className="num w-10 shrink-0 text-sm whitespace-nowrap text-muted">{theme.year}</span>
              )}
              {renderOpener(theme, {
                className: clsx(
                  'min-w-0 text-left text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline',
                  isCurrent(theme) && 'font-bold',
                ),
                children: isCurrent(theme) ? <span className="hl">{theme.theme}</span> : theme.theme,
              })}
            </div>
            <span className={clsx('mt-0.5 text-xs text-muted', theme.from === 'exam' && 'ml-13')}>
              {aboutTheme(theme)}
            </span>
            {written && <Written best={written.get(themeKey(theme.theme))} />}
          </li>
        ))}
      </ul>
      {shown.length < themes.length && (
        <Button variant="ghost" size="small" className="mt-2 -ml-3" onClick={showAll}>
          Mostrar os outros {themes.length - shown.length}
        </Button>
      )}
    </section>
  );
}

function aboutTheme(theme: BankTheme): string {
  const edition = theme.from === 'exam' && theme.edition !== REGULAR_EDITION ? theme.edition : null;
  return [theme.axis && capitalized(theme.axis), edition].filter(Boolean).join(' · ');
}

function Written({ best }: { best: number | undefined }) {
  if (best === undefined) return <span className="mt-0.5 text-xs text-muted">ainda não escrevi</span>;
  return (
    <span className="num mt-0.5 inline-flex items-center gap-1 text-xs font-semibold text-success">
      <Check size={12} strokeWidth={2.5} aria-hidden="true" />
      escrita, {best}
    </span>
  );
}
