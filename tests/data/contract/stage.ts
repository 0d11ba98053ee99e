import { expect } from 'vitest';
import type { Backend } from '@/data/ports/backend';
import type { Correction } from '@/domain/evaluation/correction';
import type { SessionUser } from '@/domain/session/session-user';
import { buildCorrection } from '../../support/builders';

/** A user with an account, and the backend as that user calls it. */
export type Person = Backend & {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The record of the session, null once the session has ended. */
  user(): Promise<SessionUser | null>;
};

/** A backend under test and its users; it starts without any users. */
export type Stage = {
  /** Creates a user; a new teacher has no classes yet. */
  newPerson(role: SessionUser['userType'], name: string): Promise<Person>;
  /** The backend as called by somebody who is not signed in. */
  visitor: Backend;
  /** Stores an essay with a correction whose levels the server vouches for. */
  correct(person: Person, correction: Correction): Promise<string>;
  now(): Date;
};

export type MakeStage = () => Stage;

/** The required behavior of any backend in one subject. */
export type Contract = (makeStage: MakeStage) => void;

/** Creates an id as the app does. */
export const newId = () => crypto.randomUUID();

/** An entry of a teacher's list, with a new id. */
export const named = (nome: string, email: string | null = null) => ({ id: newId(), nome, email });

/** A correction with a new id, dated now. */
export function correctionOf(stage: Stage, changes: Parameters<typeof buildCorrection>[0] = {}): Correction {
  return buildCorrection({ id: newId(), submittedAt: stage.now().toISOString(), ...changes });
}

/** A class with an invite that these students have accepted. */
export async function newClass(
  { classrooms }: Person,
  { students = [], nome = '3º ano A' }: { students?: readonly Person[]; nome?: string } = {},
) {
  const id = await classrooms.create({ nome, descricao: 'Terças, manhã' });
  const { codigo } = await classrooms.renewInvite(id);
  for (const { enrolments } of students) await enrolments.join(codigo);
  return { id, codigo };
}

/** Sets a theme in a class; returns the result. */
export async function giveTheme(
  { classrooms }: Person,
  id: string,
  tema: string,
  prazo: string | null = null,
) {
  const { tema_versao } = (await classrooms.get(id))!;
  return classrooms.setTheme(id, { tema, prazo, tema_versao });
}

/** Submits a corrected essay of a student to a class; returns the essay and the submission. */
export async function sendNew(
  stage: Stage,
  student: Person,
  classroomId: string,
  changes: Parameters<typeof buildCorrection>[0] = {},
) {
  const essayId = await stage.correct(student, correctionOf(stage, changes));
  await student.enrolments.send({ classroomId, essayId, themeId: null });
  const joined = (await student.enrolments.list()).find(({ id }) => id === classroomId);
  const submissionId = joined!.envios.find(({ redacao_id }) => redacao_id === essayId)!.id;
  return { essayId, submissionId };
}

/** Compares instants by value, because the server formats them differently. */
export const sameInstant = (iso: string) =>
  expect.toSatisfy((value: string) => Date.parse(value) === Date.parse(iso), iso);
