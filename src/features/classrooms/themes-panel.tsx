import type { Classroom } from '@/domain/classrooms/classroom';
import { PastThemes } from './past-themes';
import { ThemeForm } from './theme-form';
import type { UnsavedSource } from './use-unsaved';

type ThemesPanelProps = {
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** What the class writes on, and what it wrote on before. */
export function ThemesPanel({ classroom, onUnsaved }: ThemesPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-9 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
      <ThemeForm classroom={classroom} onUnsaved={onUnsaved} />
      <PastThemes themes={classroom.themes.slice(1)} />
    </div>
  );
}
