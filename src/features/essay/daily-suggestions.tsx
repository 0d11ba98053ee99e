import { Button } from '@/ui/button';

/** The heading, which can take the focus. */
export const SUGGESTIONS_ID = 'daily-suggestions';

type DailySuggestionsProps = {
  themes: readonly { year: number; theme: string }[];
  disabled: boolean;
  onUse(theme: string): void;
};

/** "Sugestões do Dia": themes of past exams (spec §2). */
export function DailySuggestions({ themes, disabled, onUse }: DailySuggestionsProps) {
  return (
    <section aria-labelledby={SUGGESTIONS_ID}>
      <h2 id={SUGGESTIONS_ID} tabIndex={-1} className="mb-1.5 scroll-mt-20 text-lg">
        Sugestões do Dia
      </h2>
      <ul>
        {themes.map(({ year, theme }) => (
          <li
            key={year + theme}
            className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-2 border-b py-1.5 text-sm"
          >
            <span className="num text-xs text-muted">{year}</span>
            <p className="py-1 leading-snug">{theme}</p>
            <Button
              variant="ghost"
              size="small"
              disabled={disabled}
              aria-label={`Usar tema: ${theme}`}
              onClick={() => onUse(theme)}
              className="-mr-3 underline decoration-1 underline-offset-[0.2em]"
            >
              Usar tema
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
