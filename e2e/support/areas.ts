import { paths } from '../../src/lib/paths';

const { student, teacher, dev } = paths;

/** Addresses that `walk` does not visit, with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  [paths.style]: 'no screen of the product; the test of accessibility looks at it by itself',
  [student.essayOn('exemplo')]: 'the essay screen, with its theme filled in',
  [student.sharedEssay]: 'the essay screen, which opens what was shared',
  [student.rewrite('exemplo')]: 'the essay screen, with an essay on it',
  [student.mockOn('exemplo')]: 'the screen of a new mock exam, with its theme filled in',
  [student.mockExam]: 'leads to a new mock exam where none is under way; its own journey looks at it',
  [student.allCorrectedEssays]: 'the list of corrected essays, with the older ones',
};

/** Pages that `walk` visits, grouped by area: all of `paths`, with parameters filled in here. */
export const AREAS = {
  visitor: [
    ...withoutParameter(paths),
    paths.invitation('nenhum'),
    paths.teacherInvitation('nenhum'),
    paths.sharedCorrection('nenhum'),
    paths.stopNotices('nenhum'),
    '/nao-existe',
  ],
  student: [
    ...withoutParameter(student),
    student.correctedEssay('1'),
    student.compare('1'),
    student.receivedEssay('nenhuma'),
    student.theme('Publicidade infantil em questão no Brasil'),
    student.repertoireFor('Publicidade infantil em questão no Brasil'),
    student.repertoireEntry('foucault-panoptico'),
    student.answerSheet('Publicidade infantil em questão no Brasil'),
  ],
  teacher: [
    ...withoutParameter(teacher),
    teacher.theme('Publicidade infantil em questão no Brasil'),
    teacher.classroom('exemplo-3a'),
    `${teacher.classroom('exemplo-3a')}?aba=relatorio`,
    `${teacher.classroom('exemplo-3a')}?aba=notas`,
    teacher.classPile('exemplo-3a'),
    teacher.classStudent('exemplo-3a', 'exemplo-3a-2'),
    teacher.exercises('exemplo-3a', 'virgula'),
    teacher.classEssay('exemplo-3a-2-4'),
  ],
  dev: withoutParameter(dev),
};

function withoutParameter(area: object): string[] {
  return Object.values(area).filter(
    (address): address is string => typeof address === 'string' && !(address in NOT_WALKED),
  );
}
