import { paths } from '../../src/lib/paths';

const { student, teacher, dev } = paths;

/** The addresses of the app, by area: what every walk looks at. A test finds those of `paths` that are missing. */
export const AREAS = {
  visitor: [
    paths.entry,
    paths.login,
    paths.newPassword,
    paths.invitation('nenhum'),
    paths.usagePolicy,
    paths.paymentTerms,
    paths.privacy,
    paths.accessibility,
    '/nao-existe',
  ],
  student: [
    student.home,
    student.essay,
    student.correctedEssays,
    student.correctedEssay('1'),
    student.progress,
    student.canetinhas,
    student.marketplace,
    student.upgrade,
    student.upgradeEnem,
    student.purchase,
    student.classes,
    student.announcements,
    student.feedback,
    student.profile,
    student.myData,
  ],
  teacher: [
    teacher.home,
    teacher.classrooms,
    teacher.newClassroom,
    teacher.classroom('exemplo-3a'),
    `${teacher.classroom('exemplo-3a')}?aba=relatorio`,
    teacher.classEssay('exemplo-3a-2-4'),
    teacher.announcements,
    teacher.feedback,
    teacher.profile,
    teacher.myData,
    teacher.upgrade,
  ],
  dev: [dev.home, dev.inbox, dev.myData],
} as const;

/** Addresses that no walk goes to, and why. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  [paths.style]: 'no screen of the product; the test of accessibility looks at it by itself',
  [student.essayOn('exemplo')]: 'the essay screen, with its theme filled in',
  [student.allCorrectedEssays]: 'the list of corrected essays, with the older ones',
};
