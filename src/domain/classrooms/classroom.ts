import { saoPauloDate } from '../time/sao-paulo.ts';
import type { ThemeGuidance } from './theme-guidance.ts';

/** How many characters the tables take; each at least one where it is required. */
export const CLASSROOM_LIMITS = { nome: 100, descricao: 500, tema: 300, aluno: 100 } as const;

const DAY_MS = 86_400_000;

/** A classroom in a list, with the field names of R-CLASS-6. */
export type ClassroomSummary = {
  id: string;
  nome: string;
  descricao: string;
  /** The current theme; empty without one. */
  tema: string;
  /** Grows with every change of the theme: whoever changes it says which one was on screen. */
  tema_versao: number;
  alunos: number;
  /** Corrected essays that its students have sent to it. */
  redacoes: number;
  /** Mean total of those, 0–1000 with the teacher's levels where there are any; null without any. */
  media: number | null;
  /** Read as before, but nobody joins or sends. */
  arquivada: boolean;
  /** Whether it is the current teacher's own; others teach beside its owner. */
  sou_dono: boolean;
};

/** A classroom that can still be had back, for `DAYS_TO_RESTORE` days. */
export type DeletedClassroom = { id: string; nome: string; excluida_em: string };

export const DAYS_TO_RESTORE = 7;

/** The last instant at which a deletion can be undone. */
export function restorableUntil({ excluida_em }: DeletedClassroom): Date {
  return new Date(Date.parse(excluida_em) + DAYS_TO_RESTORE * DAY_MS);
}

/** A theme a class was given. Dates are ISO instants; `prazo` is the last moment of the due day, null without one. */
export type ClassTheme = {
  id: string;
  tema: string;
  criado_em: string;
  prazo: string | null;
  /** Nothing goes with it where this is absent. */
  orientacao?: ThemeGuidance | undefined;
};

/** `nome` is told apart from others of that name in the class: "Ana Souza (2)". */
export type ClassStudent = {
  id: string;
  nome: string;
  entrou_em: string;
  /** What the student was called thirty days ago, or on joining; null where that is today's name. */
  nome_anterior: string | null;
  /** The name of the place the student has in the teacher's list; null without one. */
  nome_na_lista: string | null;
  /** That place. */
  lugar_id?: string | null | undefined;
};

/**
 * A name the teacher wrote down, with an e-mail or null. Whoever joins with that e-mail takes the place, or under that name
 * where it is the only one and has no e-mail; others are assigned by the teacher. The e-mail ends with that. By the name alone
 * nobody gets essays that wait there (decision 0037).
 */
export type ExpectedStudent = { id: string; nome: string; email: string | null };

/** The place of an expected student who has not joined. */
export type ClassPlace = ExpectedStudent & {
  /** The name, told apart from all others of the class by the e-mail or a number. */
  mostrado: string;
  /** How many essays wait there, photographed by a teacher. */
  redacoes: number;
  /** The student who came by this name alone, while the teacher has not said whether it is who the essays wait for. */
  pretendente_id?: string | null | undefined;
};

/** The one invite in force. `codigo` is the secret of the link `/sala/<code>`; the short code is for typing. */
export type ClassInvite = { codigo: string; codigo_curto: string; criado_em: string };

/** Everything about a classroom but the essays. */
export type Classroom = Pick<
  ClassroomSummary,
  'id' | 'nome' | 'descricao' | 'tema_versao' | 'arquivada' | 'sou_dono'
> & {
  criada_em: string;
  /** Newest first; the first one is current. */
  temas: readonly ClassTheme[];
  /** By name. */
  alunos: readonly ClassStudent[];
  nomes: readonly ClassPlace[];
  /** null while nobody is invited. */
  convite: ClassInvite | null;
};

/** The theme of a class that was changed since it was read, and its version by now; null where there is none. */
export type NewerTheme = { id: string; versao: number; tema: ClassTheme | null };

/** What a class might be called next year: with the year in its name moved on, else with that year after it. */
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
  /** Rounded mean of the class averages, 0–1000; null where no class has one yet. */
  averageTotal: number | null;
};

/** The four numbers of the teacher home (R-TEACHER-1): each class counts once in the average. */
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
