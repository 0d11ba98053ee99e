import type { ClassroomSummary } from './classroom.ts';

export type ClassroomsOverview = {
  classroomCount: number;
  studentCount: number;
  correctedEssayCount: number;
  /** Rounded mean of the class averages, 0–1000; null where no class has one yet. */
  averageTotal: number | null;
};

/** The four numbers of the teacher home (spec §2 "Teacher home"): each class counts once in the average. */
export function classroomsOverview(classrooms: readonly ClassroomSummary[]): ClassroomsOverview {
  const averages = classrooms.flatMap(({ averageTotal }) => (averageTotal === null ? [] : [averageTotal]));
  return {
    classroomCount: classrooms.length,
    studentCount: sum(classrooms.map(({ studentCount }) => studentCount)),
    correctedEssayCount: sum(classrooms.map(({ correctedEssayCount }) => correctedEssayCount)),
    averageTotal: averages.length > 0 ? Math.round(sum(averages) / averages.length) : null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
