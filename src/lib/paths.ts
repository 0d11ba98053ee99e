/** Every URL of the app. A test matches these against the route table. */
export const paths = {
  entry: '/',
  login: '/login',
  newPassword: '/nova-senha',
  style: '/estilo',
  student: {
    home: '/dashboard/student',
    essay: '/dashboard/student/essay',
    correctedEssays: '/dashboard/student/corrected-essays',
    /** The corrected-essays screen with one correction open. */
    correctedEssay: (id: string) => `/dashboard/student/corrected-essays?ver=${encodeURIComponent(id)}`,
  },
  teacher: {
    home: '/dashboard/teacher',
  },
} as const;
