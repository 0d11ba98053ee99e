/** A page and whether somebody must be signed in to see it. */
export type MeasuredPage = { name: string; path: string; isOfStudent: boolean };

/** The measured pages: the entry page, and those a student opens daily. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'entry', path: '/', isOfStudent: false },
  { name: 'home', path: '/dashboard/student', isOfStudent: true },
  { name: 'essay', path: '/dashboard/student/essay', isOfStudent: true },
  { name: 'history', path: '/dashboard/student/corrected-essays?filtro=todas', isOfStudent: true },
  { name: 'progress', path: '/dashboard/student/progress', isOfStudent: true },
];
