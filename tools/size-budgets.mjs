// What each route loads, and how much it may. A route's chunks are its layout's and its page's.
const student = 'src/app/layouts/student-layout.tsx';
const teacher = 'src/app/layouts/teacher-layout.tsx';
const dev = 'src/app/layouts/dev-layout.tsx';
const everybody = 'src/app/layouts/public-pages.tsx';
/** The file in `src/app/pages` by the address below the student's home. */
const studentPages = {
  essay: 'essay',
  'corrected-essays': 'corrected-essays',
  progress: 'progress',
  canetinhas: 'canetinhas',
  marketplace: 'marketplace',
  upgrade: 'upgrade',
  'upgrade-enem': 'upgrade-enem',
  compra: 'purchase',
  turmas: 'student-classes',
  comunicado: 'announcements',
  feedback: 'feedback',
  profile: 'profile',
  'meus-dados': 'my-data',
};
const teacherPages = {
  classrooms: 'classrooms',
  'classrooms/new': 'new-classroom',
  'classrooms/:id': 'classroom',
  'redacoes/:id': 'class-essay',
  comunicado: 'announcements',
  feedback: 'feedback',
  profile: 'teacher-profile',
  'meus-dados': 'my-data',
  upgrade: 'teacher-upgrade',
};

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
    limitKb: 2600,
  },
  /** What the first words of a page wait for (docs/decisions/0018): the page, its first script, its styles. */
  firstWords: { files: [/^index\.html$/, /^theme\.js$/, /^assets\/base-.*\.css$/], limitKb: 22.5 },
  /** What the first visit keeps for those without a network, once the page is idle (docs/decisions/0013-offline.md). */
  offline: { limitKb: 1570 },
  /** What any other route may load on top of `/`, before its charts. */
  moreKb: 40,
  /** Those that hold an editor, a report or much of the student's own. */
  moreKbOf: {
    '/dashboard/student': 43,
    '/dashboard/student/essay': 59,
    '/dashboard/student/progress': 46,
    '/dashboard/student/turmas': 54,
    '/dashboard/student/profile': 54,
    '/dashboard/teacher/classrooms/:id': 55,
  },
  pages: [
    { route: '/login', chunks: ['src/app/pages/login-page.tsx'] },
    { route: '/nova-senha', chunks: ['src/app/pages/new-password-page.tsx'] },
    { route: '/dashboard/student', chunks: [student, 'src/app/pages/student-home-page.tsx'] },
    ...Object.entries(studentPages).map(([path, page]) => ({
      route: `/dashboard/student/${path}`,
      chunks: [student, `src/app/pages/${page}-page.tsx`],
    })),
    { route: '/dashboard/teacher', chunks: [teacher, 'src/app/pages/teacher-home-page.tsx'] },
    ...Object.entries(teacherPages).map(([path, page]) => ({
      route: `/dashboard/teacher/${path}`,
      chunks: [teacher, `src/app/pages/${page}-page.tsx`],
    })),
    { route: '/dashboard/dev', chunks: [dev, 'src/app/pages/dev-announcements-page.tsx'] },
    { route: '/dashboard/dev/mensagens', chunks: [dev, 'src/app/pages/inbox-page.tsx'] },
    { route: '/dashboard/dev/meus-dados', chunks: [dev, 'src/app/pages/my-data-page.tsx'] },
    { route: '/sala/:code', chunks: [everybody, 'src/app/pages/invitation-page.tsx'] },
    { route: '/politica-de-uso', chunks: [everybody, 'src/app/pages/usage-policy-page.tsx'] },
    { route: '/acessibilidade', chunks: [everybody, 'src/app/pages/accessibility-page.tsx'] },
    { route: '/privacidade', chunks: [everybody, 'src/app/pages/privacy-page.tsx'] },
    { route: '/termos-de-pagamento', chunks: [everybody, 'src/app/pages/payment-terms-page.tsx'] },
  ],
};
