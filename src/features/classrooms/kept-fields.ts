import type { ClassroomFields, ClassThemeFields } from '@/contracts/classroom-forms';
import { createKept } from '@/lib/create-kept';

/** Themes that were being written when their class went away unasked, by class. */
export const keptTheme = createKept<ClassThemeFields>('theme', { tema: '', prazo: '' });

/** Name and description likewise; without an id, of a class that was yet to be created. */
export const keptClassroom = createKept<ClassroomFields>('classroom', { nome: '', descricao: '' });
