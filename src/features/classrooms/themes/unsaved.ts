import { useCallback, useState } from 'react';
import type { ClassroomFields, ClassThemeFields } from '@/contracts/classroom-forms';
import { createUnsavedStore } from '@/lib/unsaved-store';

/** Unsaved themes by classroom id, stored when the page closes without asking (session end, tab closed). */
export const unsavedTheme = createUnsavedStore<ClassThemeFields>('theme', { tema: '', prazo: '' });

/** Unsaved names and descriptions by classroom id; null for a new classroom. */
export const unsavedClassroom = createUnsavedStore<ClassroomFields>('classroom', { nome: '', descricao: '' });

/** The forms of a classroom page that can have unsaved changes. */
export type UnsavedSource = 'name' | 'names' | 'theme' | 'classroom';

/**
 * Which forms have unsaved changes. `forget` discards the changes: it changes `formKey`, so that the forms mount
 * again.
 */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<readonly UnsavedSource[]>([]);
  const [formKey, setFormKey] = useState(0);

  const report = useCallback((source: UnsavedSource, hasChanges: boolean) => {
    setUnsaved((known) => {
      if (known.includes(source) === hasChanges) return known;
      return hasChanges ? [...known, source] : known.filter((one) => one !== source);
    });
  }, []);

  return {
    hasUnsaved: unsaved.length > 0,
    report,
    formKey,
    forget() {
      setUnsaved([]);
      setFormKey((before) => before + 1);
    },
  };
}
