// What each route loads, and how much it may. A route's chunks are its layout's and its page's.
const student = 'src/app/layouts/student-layout.tsx';
const teacher = 'src/app/layouts/teacher-layout.tsx';

export const budgets = {
  /** Everything `/` loads before anyone scrolls; the drawing of the sheet only on wide screens. */
  entry: { chunks: ['index.html', 'src/features/entry/entry-sheet.tsx'], limitKb: 100 },
  /** What reading the first photo fetches, by the name of the file; other screens and later photos fetch none of it. */
  photos: {
    files: [
      /^assets\/photo-(tab|reader|worker)-.*\.js$/,
      /^ocr\/.*\.wasm\.gz$/,
      /^ocr\/.*\.traineddata\.gz$/,
    ],
    limitKb: 3000,
  },
  /** What any other route may load on top of `/`, before its charts. */
  moreKb: 60,
  pages: [
    { route: '/login', chunks: ['src/app/pages/login-page.tsx'] },
    { route: '/nova-senha', chunks: ['src/app/pages/new-password-page.tsx'] },
    { route: '/dashboard/student', chunks: [student, 'src/app/pages/student-home-page.tsx'] },
    { route: '/dashboard/student/essay', chunks: [student, 'src/app/pages/essay-page.tsx'] },
    {
      route: '/dashboard/student/corrected-essays',
      chunks: [student, 'src/app/pages/corrected-essays-page.tsx'],
    },
    { route: '/dashboard/teacher', chunks: [teacher, 'src/app/pages/teacher-home-page.tsx'] },
  ],
};
