import { teacherTitle } from './teacher-name';

/** What a teacher reads of an essay that was sent to a class: the one list for every screen that says so. */
export const SEEN_OF_ESSAY = 'o texto, as marcações, os comentários do corretor, os níveis e a data';

export function whatTeacherSees(teacherName: string): string {
  return `${teacherTitle(teacherName)} vê ${SEEN_OF_ESSAY}.`;
}
