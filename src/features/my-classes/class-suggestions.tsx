import { dueDate } from '@/copy/due-date';
import { useServices } from '@/data/services-context';
import { ActionRow } from '@/ui/action-row';
import { useCurrentThemes } from './use-current-themes';

type ClassSuggestionsProps = { disabled: boolean; onUse(theme: string): void };

/** The themes of the student's classes beside the sheet, as those of past exams are. */
export function ClassSuggestions({ disabled, onUse }: ClassSuggestionsProps) {
  const themes = useCurrentThemes();
  const now = useServices().now();
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="class-suggestions">
      <h2 id="class-suggestions" className="mb-1.5 text-lg">
        {themes.length === 1 ? 'Tema da turma' : 'Temas das turmas'}
      </h2>
      <ul>
        {themes.map(({ classroomId, classroomName, tema, dueAt, isSent }) => (
          <ActionRow
            key={classroomId}
            action="Usar tema"
            actionName={`Usar tema: ${tema}`}
            disabled={disabled}
            onPress={() => onUse(tema)}
          >
            <p className="leading-snug">{tema}</p>
            <p className="mt-0.5 text-xs text-muted">
              {[classroomName, isSent ? 'já enviada' : dueDate(dueAt, now)].filter(Boolean).join(' · ')}
            </p>
          </ActionRow>
        ))}
      </ul>
    </section>
  );
}
