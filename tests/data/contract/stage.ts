import { expect } from 'vitest';
import type { Backend } from '@/data/ports/backend';
import type { Correction } from '@/domain/evaluation/correction';
import type { SessionUser } from '@/domain/session/session-user';
import { buildCorrection } from '../../support/builders';

/** Somebody with an account, and the backend as it answers them. */
export type Person = Backend & {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The record of the session, null once it is over. */
  user(): Promise<SessionUser | null>;
};

/** A backend under test with the people who use it, nobody at first. */
export type Stage = {
  /** Of one's own making a teacher has no classes yet. */
  newPerson(role: SessionUser['userType'], name: string): Promise<Person>;
  /** As the backend answers who is not signed in. */
  visitor: Backend;
  /** Stores an essay with a correction whose levels count. */
  correct(person: Person, correction: Correction): Promise<string>;
  now(): Date;
};

export type MakeStage = () => Stage;

/** What any backend must do in one of its subjects. */
export type Contract = (makeStage: MakeStage) => void;

/** An id as the app makes them. */
export const newId = () => crypto.randomUUID();

/** A name of a teacher's list, under an id of its own. */
export const named = (nome: string, email: string | null = null) => ({ id: newId(), nome, email });

/** A correction under an id of its own, of now. */
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

/** Gives a class a theme; answers what came of it. */
export async function giveTheme(
  { classrooms }: Person,
  id: string,
  tema: string,
  prazo: string | null = null,
) {
  const { tema_versao } = (await classrooms.get(id))!;
  return classrooms.setTheme(id, { tema, prazo, tema_versao });
}

/** A corrected essay of a student in a class; answers the essay and what was sent. */
export async function sendNew(
  stage: Stage,
  student: Person,
  classroomId: string,
  changes: Parameters<typeof buildCorrection>[0] = {},
) {
  const essayId = await stage.correct(student, correctionOf(stage, changes));
  await student.enrolments.send({ classroomId, essayId, themeId: null });
  const joined = (await student.enrolments.list()).find(({ id }) => id === classroomId);
  const sentId = joined!.envios.find(({ redacao_id }) => redacao_id === essayId)!.id;
  return { essayId, sentId };
}

/** The server writes an instant in its own way. */
export const sameInstant = (iso: string) =>
  expect.toSatisfy((value: string) => Date.parse(value) === Date.parse(iso), iso);
