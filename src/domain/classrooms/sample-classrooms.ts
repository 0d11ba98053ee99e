/** A classroom of the fixed sample data of the teacher home (spec §2 "Teacher home", §9 "Demo sample data"). */
export type SampleClassroom = {
  id: string;
  nome: string;
  descricao: string;
  tema: string;
  studentCount: number;
  /** Mean total of the class, 0–1000. */
  averageTotal: number;
  correctedEssayCount: number;
};

/** Corrigida carries a total 0–1000, Pendente carries none (spec §4 "Sample essay lists"). */
export type SampleEssay = {
  id: string;
  studentName: string;
  classroomName: string;
  theme: string;
  sentDaysAgo: number;
} & ({ status: 'Corrigida'; total: number } | { status: 'Pendente' });

export const SAMPLE_CLASSROOMS: readonly SampleClassroom[] = [
  {
    id: 'exemplo-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    tema: 'Caminhos para reduzir o desperdício de alimentos no Brasil',
    studentCount: 28,
    averageTotal: 720,
    correctedEssayCount: 84,
  },
  {
    id: 'exemplo-extensivo',
    nome: 'Extensivo noturno',
    descricao: 'Segundas e quartas, noite',
    tema: 'O papel das bibliotecas públicas na formação de leitores',
    studentCount: 35,
    averageTotal: 680,
    correctedEssayCount: 72,
  },
];

export const SAMPLE_ESSAYS: readonly SampleEssay[] = [
  {
    id: 'exemplo-1',
    studentName: 'Helena Prado',
    classroomName: '3º ano A',
    theme: 'Caminhos para reduzir o desperdício de alimentos no Brasil',
    sentDaysAgo: 0,
    status: 'Pendente',
  },
  {
    id: 'exemplo-2',
    studentName: 'Davi Nunes Albuquerque',
    classroomName: '3º ano A',
    theme: 'Caminhos para reduzir o desperdício de alimentos no Brasil',
    sentDaysAgo: 1,
    status: 'Corrigida',
    total: 760,
  },
  {
    id: 'exemplo-3',
    studentName: 'Larissa Antunes',
    classroomName: 'Extensivo noturno',
    theme: 'O papel das bibliotecas públicas na formação de leitores',
    sentDaysAgo: 2,
    status: 'Corrigida',
    total: 560,
  },
  {
    id: 'exemplo-4',
    studentName: 'Caio Ferreira',
    classroomName: 'Extensivo noturno',
    theme: 'O papel das bibliotecas públicas na formação de leitores',
    sentDaysAgo: 3,
    status: 'Corrigida',
    total: 920,
  },
];

export type ClassroomsSummary = {
  classroomCount: number;
  studentCount: number;
  correctedEssayCount: number;
  /** Rounded mean of the class averages, 0–1000; null without classrooms. */
  averageTotal: number | null;
};

/** The four numbers of the teacher home. An empty list gives zeros and no average (spec §2 "Teacher home"). */
export function summariseClassrooms(classrooms: readonly SampleClassroom[]): ClassroomsSummary {
  const sum = (pick: (classroom: SampleClassroom) => number) =>
    classrooms.reduce((total, classroom) => total + pick(classroom), 0);
  const classroomCount = classrooms.length;
  return {
    classroomCount,
    studentCount: sum((classroom) => classroom.studentCount),
    correctedEssayCount: sum((classroom) => classroom.correctedEssayCount),
    averageTotal: classroomCount ? Math.round(sum((c) => c.averageTotal) / classroomCount) : null,
  };
}
