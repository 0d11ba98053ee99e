import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ActionRow } from '@/ui/action-row';

/** Id of the heading, which is focusable. */
export const SUGGESTIONS_ID = 'daily-suggestions';

type DailySuggestionsProps = {
  themes: readonly { year: number; theme: string }[];
  disabled: boolean;
  onUse(theme: string): void;
};

/** "Sugestões do Dia": themes of past exams (R-ESSAY-9). */
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
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
        <Link to={paths.student.themes} className="inline-flex min-h-11 items-center">
          Ver todos os temas e propostas
        </Link>
        <Link to={paths.student.mock} className="inline-flex min-h-11 items-center">
          Fazer um simulado com relógio
        </Link>
      </p>
    </section>
  );
}

/** Tips on structure and competencies that follow the five criteria. */
export function WritingTips() {
  return (
    <section aria-labelledby="writing-tips">
      <h2 id="writing-tips" className="text-lg">
        Antes de enviar
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {TIPS.map(({ term, tip }) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-2">{tip}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TIPS = [
  {
    term: 'Estrutura',
    tip: 'Tese na introdução, um argumento por parágrafo, proposta na conclusão.',
  },
  { term: 'Competência I', tip: 'Releia procurando acentos, vírgulas e concordância.' },
  {
    term: 'Competência II',
    tip: 'Use as palavras do tema e um repertório que ajude a discuti-lo.',
  },
  { term: 'Competência III', tip: 'Cada parágrafo defende a tese com um fato, um motivo ou um exemplo.' },
  { term: 'Competência IV', tip: 'Ligue frases e parágrafos com conectivos variados.' },
  {
    term: 'Competência V',
    tip: 'Ação, agente, meio de execução, finalidade e um detalhamento.',
  },
] as const;
