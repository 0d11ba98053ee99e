import { ActionRow } from '@/ui/action-row';

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
          <ActionRow
            key={year + theme}
            lead={year}
            action="Usar tema"
            actionName={`Usar tema: ${theme}`}
            disabled={disabled}
            onPress={() => onUse(theme)}
          >
            <p className="leading-snug">{theme}</p>
          </ActionRow>
        ))}
      </ul>
    </section>
  );
}
