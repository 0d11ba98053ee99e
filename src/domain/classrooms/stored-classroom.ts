import type {
  ClassInvite,
  ClassPlace,
  Classroom,
  ClassStudent,
  ClassTheme,
  ExpectedStudent,
} from './classroom.ts';
import type { PhotoConfirmation } from './photographed-essay.ts';
import { withFreedPlace, withPlaceTaken, type StoredPlace, type StoredStudent } from './places.ts';
import type { Submission } from './submission.ts';
import type { WayToWrite } from './theme-guidance.ts';
import { byName, formerName, formerNames, tellApart, withShownNames } from './student-names.ts';

/**
 * The server's limits: classrooms per teacher (depending on the teacher's plan), and students and expected students
 * per classroom.
 */
export const MAX_CLASSROOMS = 100;
const MAX_STUDENTS = 200;

/** An essay sent to a class as stored on the device: numbers only, because the text stays with the student. */
export type StoredSubmission = Omit<
  Submission,
  'aluno_nome' | 'nome_anterior' | 'esperado' | 'niveis_professor' | 'revisada'
> & {
  redacao_id: string;
  /** The text of an essay that the teacher photographed; the text is stored nowhere else. */
  texto?: string | undefined;
  /**
   * The entry of the teacher's list for which the essay was photographed; equal to `aluno_id` until a student takes
   * that entry.
   */
  nome_id?: string | undefined;
};

/**
 * A student removed from a class, stored so that the removal can be undone and an old invite does not readmit the
 * student.
 */
export type Removal = StoredStudent & { removido_em: string };

/**
 * A classroom as stored on the device, including data that the server has in other tables. Its short code is
 * derived from the link's code.
 */
export type StoredClassroom = Omit<
  Classroom,
  'alunos' | 'nomes' | 'convite' | 'sou_dono' | 'frases_no_treino'
> & {
  /** Missing until a teacher has decided. */
  frases_no_treino?: boolean | undefined;
  alunos: readonly StoredStudent[];
  nomes: readonly StoredPlace[];
  convite: Omit<ClassInvite, 'codigo_curto'> | null;
  removidos: readonly Removal[];
  envios: readonly StoredSubmission[];
  /** Each student's last withdrawal of an essay for each theme. */
  retiradas?: readonly Withdrawal[] | undefined;
  /**
   * Each student's name on first joining, as a `nameKey`; null once the teacher has rejected a match by that name.
   */
  chegadas?: Readonly<Record<string, string | null>> | undefined;
  fotos?: PhotoConfirmation | undefined;
};

type Withdrawal = { aluno_id: string; tema_id: string | null; retirada_em: string };

type Theme = Pick<ClassTheme, 'tema' | 'prazo' | 'orientacao'>;

export function newClassroom(
  input: Pick<Classroom, 'id' | 'nome' | 'descricao' | 'criada_em'>,
): StoredClassroom {
  return {
    ...input,
    arquivada: false,
    temas: [],
    tema_versao: 0,
    alunos: [],
    nomes: [],
    convite: null,
    removidos: [],
    envios: [],
  };
}

/** A new class with the description of another class, and with these expected names and themes. */
export function copyOf(
  classroom: StoredClassroom,
  input: Pick<Classroom, 'id' | 'nome' | 'criada_em'>,
  { nomes, temas }: { nomes: readonly ExpectedStudent[]; temas: readonly ClassTheme[] },
): StoredClassroom {
  const copy = newClassroom({ ...input, descricao: classroom.descricao });
  return { ...copy, nomes: byName(nomes), temas, tema_versao: temas.length > 0 ? 1 : 0 };
}

/** Copies of the themes of a class for another class, with their guidance but without dates. */
export function copiedThemes(
  { temas }: Pick<StoredClassroom, 'temas'>,
  made: { newId(): string; at: string },
): ClassTheme[] {
  return temas.map((theme) => ({ ...theme, id: made.newId(), criado_em: made.at, prazo: null }));
}

/** Archives or reopens a class; an archived class has no invite. */
export function withArchived(classroom: StoredClassroom, arquivada: boolean): StoredClassroom {
  return { ...classroom, arquivada, convite: arquivada ? null : classroom.convite };
}

/**
 * If the text is that of the current theme, changes its date and, if given, its guidance; a different text becomes
 * the next theme.
 */
export function withTheme(
  classroom: StoredClassroom,
  { tema, prazo, orientacao }: Theme,
  made: { id: string; at: string },
): StoredClassroom {
  const [current, ...past] = classroom.temas;
  const temas =
    current?.tema === tema
      ? [{ ...current, prazo, ...(orientacao && { orientacao }) }, ...past]
      : [{ id: made.id, tema, criado_em: made.at, prazo, orientacao }, ...classroom.temas];
  return { ...classroom, temas, tema_versao: classroom.tema_versao + 1 };
}

/**
 * Removes a student but keeps the submissions, hidden, so that the removal can be undone; null if no student has
 * this id.
 */
export function withoutStudent(
  classroom: StoredClassroom,
  studentId: string,
  at: string,
): StoredClassroom | null {
  const freed = withFreedPlace(classroom, studentId);
  const student = freed.alunos.find(({ id }) => id === studentId);
  if (!student) return null;
  return {
    ...freed,
    alunos: freed.alunos.filter(({ id }) => id !== studentId),
    removidos: [...classroom.removidos.filter(({ id }) => id !== studentId), { ...student, removido_em: at }],
  };
}

/** Number of days for which a removal can be undone; afterwards the student's submissions are deleted. */
export const DAYS_TO_UNDO_REMOVAL = 30;

/** The last instant at which the removal of a student can be undone. */
export function undoableUntil({ removido_em }: Pick<Removal, 'removido_em'>): Date {
  return new Date(Date.parse(removido_em) + DAYS_TO_UNDO_REMOVAL * 86_400_000);
}

/**
 * Undoes a removal and keeps the original joining date; null if the student was not removed, or if it is too late.
 */
export function withStudentBack(
  classroom: StoredClassroom,
  studentId: string,
  { email, at }: { email: string | null; at: string },
): StoredClassroom | null {
  const removal = classroom.removidos.find(({ id }) => id === studentId);
  if (!removal || undoableUntil(removal) < new Date(at)) return null;
  const { removido_em: _, ...student } = removal;
  const back = {
    ...classroom,
    alunos: byName([...classroom.alunos, student]),
    removidos: classroom.removidos.filter(({ id }) => id !== studentId),
  };
  return withPlaceTaken(back, student, email, at);
}

/**
 * Adds a student, who takes an entry of the teacher's list if the match is unambiguous; null if the class is full.
 */
export function withJoined(
  classroom: StoredClassroom,
  student: StoredStudent,
  email: string | null = null,
): StoredClassroom | null {
  if (hasStudent(classroom, student.id)) return classroom;
  if (classroom.alunos.length >= MAX_STUDENTS) return null;
  const joined = {
    ...classroom,
    alunos: byName([...classroom.alunos, student]),
    removidos: classroom.removidos.filter(({ id }) => id !== student.id),
  };
  return withPlaceTaken(joined, student, email, student.entrou_em);
}

/** Changes a student's name in memberships and removals. */
export function withRenamed(
  classroom: StoredClassroom,
  studentId: string,
  change: { to: string; at: string },
): StoredClassroom {
  const rename = <Student extends StoredStudent>(student: Student): Student =>
    student.id === studentId
      ? {
          ...student,
          nome: change.to,
          nomes_anteriores: formerNames(student.nomes_anteriores ?? [], { ...change, from: student.nome }),
        }
      : student;
  return {
    ...classroom,
    alunos: byName(classroom.alunos.map(rename)),
    removidos: classroom.removidos.map(rename),
  };
}

/** The students as shown to their teacher, sorted by name. */
export function classStudents({ alunos }: Pick<StoredClassroom, 'alunos'>, now: Date): ClassStudent[] {
  const joined = alunos.toSorted(
    (a, b) => Date.parse(a.entrou_em) - Date.parse(b.entrou_em) || (a.id < b.id ? -1 : 1),
  );
  const shown = tellApart(joined);
  return byName(
    joined.map(({ id, nome, entrou_em, nomes_anteriores = [], lugar }, index) => ({
      id,
      nome: shown[index] ?? nome,
      entrou_em,
      nome_anterior: formerName({ nome, entrou_em }, nomes_anteriores, now),
      nome_na_lista: lugar?.nome ?? null,
      lugar_id: lugar?.id ?? null,
    })),
  );
}

/** The list entries that no student has taken, as shown to their teacher. */
export function classPlaces(
  classroom: Pick<StoredClassroom, 'alunos' | 'nomes' | 'envios'>,
  now: Date,
): ClassPlace[] {
  return withShownNames(classroom.nomes, classStudents(classroom, now)).map(({ pretendente, ...one }) => ({
    ...one,
    redacoes: classroom.envios.filter(({ aluno_id }) => aluno_id === one.id).length,
    pretendente_id: pretendente?.id ?? null,
  }));
}

/** Removes an expected name with its essays; null if there is no expected name with this id. */
export function withoutName(classroom: StoredClassroom, expectedId: string): StoredClassroom | null {
  if (!classroom.nomes.some(({ id }) => id === expectedId)) return null;
  return {
    ...classroom,
    nomes: classroom.nomes.filter(({ id }) => id !== expectedId),
    envios: classroom.envios.filter(({ aluno_id }) => aluno_id !== expectedId),
  };
}

/** Removes a student's submission and records the withdrawal; null if there is no such submission. */
export function withWithdrawn(
  classroom: StoredClassroom,
  { submissionId, studentId }: { submissionId: string; studentId: string },
  at: string,
): StoredClassroom | null {
  const gone = classroom.envios.find(({ id, aluno_id }) => id === submissionId && aluno_id === studentId);
  if (!gone) return null;
  const { tema_id } = gone;
  const others = (classroom.retiradas ?? []).filter(
    (one) => one.aluno_id !== studentId || one.tema_id !== tema_id,
  );
  return {
    ...classroom,
    envios: classroom.envios.filter((one) => one !== gone),
    retiradas: [...others, { aluno_id: studentId, tema_id, retirada_em: at }],
  };
}

/** Removes a student who left, with all submissions. */
export function withLeft(given: StoredClassroom, studentId: string): StoredClassroom {
  const classroom = withFreedPlace(given, studentId);
  return {
    ...classroom,
    alunos: classroom.alunos.filter(({ id }) => id !== studentId),
    envios: classroom.envios.filter((submission) => submission.aluno_id !== studentId),
    retiradas: classroom.retiradas?.filter(({ aluno_id }) => aluno_id !== studentId),
  };
}

/**
 * Adds a submission; a repeated call changes nothing. A theme that does not belong to the class is dropped; if no
 * theme is given, the theme on which the essay was written is used, if any.
 */
export function withSubmission(classroom: StoredClassroom, submission: StoredSubmission): StoredClassroom {
  const isThere = classroom.envios.some(
    ({ aluno_id, redacao_id }) => aluno_id === submission.aluno_id && redacao_id === submission.redacao_id,
  );
  if (isThere) return classroom;
  const tema_id = answeredTheme(classroom, submission)?.id ?? null;
  return { ...classroom, envios: [{ ...submission, tema_id }, ...classroom.envios] };
}

type Answer = Pick<StoredSubmission, 'tema_id' | 'tema'>;

function answeredTheme({ temas }: StoredClassroom, { tema_id, tema: title }: Answer): ClassTheme | undefined {
  return temas.find(({ id, tema }) => (tema_id === null ? plain(tema) === plain(title) : id === tema_id));
}

/**
 * The required form of an essay on this theme of the class; the student may choose if the essay is on no theme of
 * the class.
 */
export function wayToWrite(classroom: StoredClassroom, answer: Answer): WayToWrite {
  return answeredTheme(classroom, answer)?.orientacao?.envio ?? 'livre';
}

export function hasStudent(classroom: StoredClassroom, studentId: string): boolean {
  return classroom.alunos.some(({ id }) => id === studentId);
}

/** Whether the id is that of a student or expected student of the class. */
export function hasWriter(classroom: StoredClassroom, id: string): boolean {
  return hasStudent(classroom, id) || classroom.nomes.some((one) => one.id === id);
}

/** Whether the current invite has this code and was created after any removal of this student. */
export function isInvited(classroom: StoredClassroom, code: string, studentId: string | null): boolean {
  const { convite } = classroom;
  if (convite?.codigo !== code) return false;
  const removal = classroom.removidos.find(({ id }) => id === studentId);
  return !removal || Date.parse(removal.removido_em) < Date.parse(convite.criado_em);
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('pt-BR');
}
