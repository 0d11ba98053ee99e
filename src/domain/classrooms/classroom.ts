import { saoPauloDate } from '../time/sao-paulo.ts';
import type { ThemeGuidance } from './theme-guidance.ts';

/** Maximum characters in the tables; required fields need at least one character. */
export const CLASSROOM_LIMITS = { nome: 100, descricao: 500, tema: 300, aluno: 100 } as const;

const DAY_MS = 86_400_000;

/** A classroom in a list, with the field names of R-CLASS-6. */
export type ClassroomSummary = {
  id: string;
  nome: string;
  descricao: string;
  /** The current theme; empty without one. */
  tema: string;
  /** Increases with every change of the theme; a request to change it includes the version that was on screen. */
  tema_versao: number;
  alunos: number;
  /** Number of corrected essays that its students have sent. */
  redacoes: number;
  /**
   * Mean total of the sent essays, 0–1000, computed from the teacher's levels where given; null without any essays.
   */
  media: number | null;
  /** An archived class is still readable, but nobody can join it or send essays. */
  arquivada: boolean;
  /** Whether the current teacher owns the class; co-teachers do not. */
  sou_dono: boolean;
};

/** A deleted classroom that can be restored within `DAYS_TO_RESTORE` days. */
export type DeletedClassroom = { id: string; nome: string; excluida_em: string };

export const DAYS_TO_RESTORE = 7;

/** The last instant at which a deletion can be undone. */
export function restorableUntil({ excluida_em }: DeletedClassroom): Date {
  return new Date(Date.parse(excluida_em) + DAYS_TO_RESTORE * DAY_MS);
}

/** A theme given to a class. Dates are ISO instants; `prazo` is the last moment of the due day, null without one. */
export type ClassTheme = {
  id: string;
  tema: string;
  criado_em: string;
  prazo: string | null;
  /** Absent if the theme has no guidance. */
  orientacao?: ThemeGuidance | undefined;
};

/** `nome` is numbered if others in the class have the same name: "Ana Souza (2)". */
export type ClassStudent = {
  id: string;
  nome: string;
  entrou_em: string;
  /** The student's name thirty days ago, or on joining; null if that is today's name. */
  nome_anterior: string | null;
  /** The name of the student's entry in the teacher's list; null without an entry. */
  nome_na_lista: string | null;
  /** The id of the student's entry in the teacher's list. */
  lugar_id?: string | null | undefined;
};

/**
 * An entry of the teacher's list: a name, with an e-mail or null. A student who joins with that e-mail takes the
 * entry. So does a student who joins under that name, if it is the only such name and has no e-mail. The teacher
 * assigns all other students. A taken entry loses its e-mail. A match by name alone does not give the student the
 * essays stored for the entry (decision 0037).
 */
export type ExpectedStudent = { id: string; nome: string; email: string | null };

/** The list entry of an expected student who has not joined. */
export type ClassPlace = ExpectedStudent & {
  /** The name, made unique in the class by the e-mail or a number. */
  mostrado: string;
  /** Number of essays waiting for this student, photographed by a teacher. */
  redacoes: number;
  /** The student who joined under this name alone, until the teacher confirms that the waiting essays belong to this student. */
  pretendente_id?: string | null | undefined;
};

/** The invite in force. `codigo` is the secret of the link `/sala/<code>`; the short code is for typing. */
export type ClassInvite = { codigo: string; codigo_curto: string; criado_em: string };

/** Everything about a classroom except the essays. */
export type Classroom = Pick<
  ClassroomSummary,
  'id' | 'nome' | 'descricao' | 'tema_versao' | 'arquivada' | 'sou_dono'
> & {
  criada_em: string;
  /** Whether students practise sentences of one another's submitted essays, without names. */
  frases_no_treino: boolean;
  /** The themes, newest first; the first one is the current theme. */
  temas: readonly ClassTheme[];
  /** By name. */
  alunos: readonly ClassStudent[];
  nomes: readonly ClassPlace[];
  /** null without an invite. */
  convite: ClassInvite | null;
};

/** The current theme of a class whose theme was changed elsewhere, with its version; `tema` is null if there is none. */
export type NewerTheme = { id: string; versao: number; tema: ClassTheme | null };

/** Suggested name for next year's class: the year in the name increased by one, else with next year added. */
export function nameOfNextYear(nome: string, now: Date): string {
  const { year } = saoPauloDate(now);
  const named = /\b20\d\d\b/;
  return named.test(nome)
    ? nome.replace(named, (written) => String(Number(written) + 1))
    : `${[...nome].slice(0, CLASSROOM_LIMITS.nome - 7).join('')} (${year + 1})`;
}

type ClassroomsOverview = {
  classroomCount: number;
  studentCount: number;
  correctedEssayCount: number;
  /** Rounded mean of the class averages, 0–1000; null if no class has an average yet. */
  averageTotal: number | null;
};

/** The four numbers of the teacher home (R-TEACHER-1). The average is over classes, regardless of their size. */
export function classroomsOverview(classrooms: readonly ClassroomSummary[]): ClassroomsOverview {
  const averages = classrooms.flatMap(({ media }) => (media === null ? [] : [media]));
  return {
    classroomCount: classrooms.length,
    studentCount: sum(classrooms.map(({ alunos }) => alunos)),
    correctedEssayCount: sum(classrooms.map(({ redacoes }) => redacoes)),
    averageTotal: averages.length > 0 ? Math.round(sum(averages) / averages.length) : null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
