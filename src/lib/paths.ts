/** Every URL of the app. A test matches these against the route table. */
export const paths = {
  entry: '/',
  login: '/login',
  newPassword: '/nova-senha',
  /** The invitation to a classroom; the code is a secret that gives access. */
  invitation: (code: string) => `/sala/${encodeURIComponent(code)}`,
  /** The invitation to teach a classroom beside its owner; the code is a secret that gives access. */
  teacherInvitation: (code: string) => `/sala-professor/${encodeURIComponent(code)}`,
  /** A shared correction; the code is a secret that gives access. */
  sharedCorrection: (code: string) => `/correcao/${encodeURIComponent(code)}`,
  /** Unsubscribe link in an e-mail; the code is a secret that identifies the user. */
  stopNotices: (code: string) => `/avisos-por-email/${encodeURIComponent(code)}`,
  /** The page for one correction on the device, without an account. */
  guest: '/experimentar',
  /** Where what another app shares with this one arrives (public/manifest.webmanifest). */
  shared: '/compartilhado',
  usagePolicy: '/politica-de-uso',
  paymentTerms: '/termos-de-pagamento',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  style: '/estilo',
  student: {
    home: '/dashboard/student',
    essay: '/dashboard/student/essay',
    /** The essay screen with a suggested theme. */
    essayOn: (theme: string) => `/dashboard/student/essay?tema=${encodeURIComponent(theme)}`,
    /** The essay screen, which opens what another app has shared. */
    sharedEssay: '/dashboard/student/essay?abrir=compartilhado',
    /** The essay screen with the essay of a correction in the editor, to be rewritten. */
    rewrite: (id: string) => `/dashboard/student/essay?reescrever=${encodeURIComponent(id)}`,
    /** Ten exercises a day. */
    practice: '/dashboard/student/treino',
    themes: '/dashboard/student/temas',
    /** The themes screen with the proposal of one theme open. */
    theme: (theme: string) => `/dashboard/student/temas?ver=${encodeURIComponent(theme)}`,
    repertoire: '/dashboard/student/repertorio',
    /** The repertoire, filtered by the subject area of a theme. */
    repertoireFor: (theme: string) => `/dashboard/student/repertorio?tema=${encodeURIComponent(theme)}`,
    /** The repertoire screen with one entry open. */
    repertoireEntry: (id: string) => `/dashboard/student/repertorio?ver=${encodeURIComponent(id)}`,
    /** Page for starting a mock exam. */
    mock: '/dashboard/student/simulado',
    mockOn: (theme: string) => `/dashboard/student/simulado?tema=${encodeURIComponent(theme)}`,
    /** The current mock exam. */
    mockExam: '/dashboard/student/simulado/prova',
    /** A blank sheet to print, fill in by hand and photograph. */
    answerSheet: (theme?: string) =>
      `/dashboard/student/folha${theme === undefined ? '' : `?tema=${encodeURIComponent(theme)}`}`,
    correctedEssays: '/dashboard/student/corrected-essays',
    /** The corrected-essays screen without its filter. */
    allCorrectedEssays: '/dashboard/student/corrected-essays?filtro=todas',
    /** The corrected-essays screen with one correction open. */
    correctedEssay: (id: string) => `/dashboard/student/corrected-essays?ver=${encodeURIComponent(id)}`,
    /** Compares this version of an essay with the one it rewrites; `&com=` names another version. */
    compare: (id: string) => `/dashboard/student/comparar?versao=${encodeURIComponent(id)}`,
    progress: '/dashboard/student/progress',
    canetinhas: '/dashboard/student/canetinhas',
    marketplace: '/dashboard/student/marketplace',
    upgrade: '/dashboard/student/upgrade',
    upgradeEnem: '/dashboard/student/upgrade-enem',
    /** Return page of the checkout. */
    purchase: '/dashboard/student/compra',
    /** The classes the student is in. */
    classes: '/dashboard/student/salas',
    /** An essay that a teacher photographed for the student, identified by its submission id. */
    receivedEssay: (id: string) => `/dashboard/student/salas/redacoes/${encodeURIComponent(id)}`,
    /** The student's shared links. */
    sharedLinks: '/dashboard/student/links',
    /** Events in the student's classes. */
    notices: '/dashboard/student/avisos',
    announcements: '/dashboard/student/comunicado',
    feedback: '/dashboard/student/feedback',
    profile: '/dashboard/student/profile',
    myData: '/dashboard/student/meus-dados',
  },
  teacher: {
    home: '/dashboard/teacher',
    /** The essays of all classrooms awaiting a review. */
    review: '/dashboard/teacher/revisar',
    /** The bank of themes to give to classes. */
    themes: '/dashboard/teacher/temas',
    /** The themes screen with the proposal of one theme open. */
    theme: (theme: string) => `/dashboard/teacher/temas?ver=${encodeURIComponent(theme)}`,
    classrooms: '/dashboard/teacher/classrooms',
    newClassroom: '/dashboard/teacher/classrooms/new',
    classroom: (id: string) => `/dashboard/teacher/classrooms/${encodeURIComponent(id)}`,
    /** Photos of a pile of handwritten essays of the students of a class. */
    classPile: (id: string) => `/dashboard/teacher/classrooms/${encodeURIComponent(id)}/pilha`,
    /** One student of a class: given themes, submitted essays and reviews. */
    classStudent: (id: string, studentId: string) =>
      `/dashboard/teacher/classrooms/${encodeURIComponent(id)}/alunos/${encodeURIComponent(studentId)}`,
    /** Sentences of a class with the given kind of finding, to print and rewrite. */
    exercises: (id: string, code: string) =>
      `/dashboard/teacher/classrooms/${encodeURIComponent(id)}/frases?erro=${encodeURIComponent(code)}`,
    /** An essay submitted to a class, identified by its submission id. */
    classEssay: (id: string) => `/dashboard/teacher/redacoes/${encodeURIComponent(id)}`,
    /** Events in the teacher's classes. */
    notices: '/dashboard/teacher/avisos',
    announcements: '/dashboard/teacher/comunicado',
    feedback: '/dashboard/teacher/feedback',
    profile: '/dashboard/teacher/profile',
    myData: '/dashboard/teacher/meus-dados',
    upgrade: '/dashboard/teacher/upgrade',
  },
  dev: {
    home: '/dashboard/dev',
    inbox: '/dashboard/dev/mensagens',
    disagreements: '/dashboard/dev/discordancias',
    modelCosts: '/dashboard/dev/ia',
    myData: '/dashboard/dev/meus-dados',
  },
} as const;

/** The route pattern of an address: each parameter is replaced by `:` and its name, and the query is removed. */
export function routeOf<Names extends string[]>(address: (...names: Names) => string, ...names: Names) {
  const named = address(...(names.map((name) => `:${name}`) as Names));
  return decodeURIComponent(named).replace(/\?.*/, '');
}

/** The code in the path of an invitation to a classroom; null for any other path. */
export function invitationCode(path: string): string | null {
  return new RegExp(`^${paths.invitation('')}([\\w-]+)$`).exec(path)?.[1] ?? null;
}
