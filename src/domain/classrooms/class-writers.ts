import type { Classroom, ClassStudent } from './classroom.ts';
import { byName, withNote } from './student-names.ts';

/**
 * A possible author of essays in a class: a student, or an expected student who has not joined (`entrou_em` is then
 * null).
 */
export type ClassWriter = Pick<ClassStudent, 'id' | 'nome' | 'nome_anterior' | 'lugar_id'> & {
  entrou_em: string | null;
};

/** All writers, sorted by name. */
export function classWriters({ alunos, nomes }: Pick<Classroom, 'alunos' | 'nomes'>): ClassWriter[] {
  const expected = nomes.map(({ id, mostrado }) => ({
    id,
    nome: mostrado,
    nome_anterior: null,
    entrou_em: null,
  }));
  return byName([...alunos, ...expected]);
}

/** Students who have joined, and expected students who have not joined but already have an essay, sorted by name. */
export function writersOf(
  classroom: Pick<Classroom, 'alunos' | 'nomes'>,
  essays: readonly { aluno_id: string }[],
): ClassWriter[] {
  const haveWritten = new Set(essays.map(({ aluno_id }) => aluno_id));
  return classWriters(classroom).filter(({ id, entrou_em }) => entrou_em !== null || haveWritten.has(id));
}

/** The name, with a note if the writer has not joined yet. */
export function writerName({ nome, entrou_em }: ClassWriter): string {
  return withNote(nome, { esperado: entrou_em === null });
}

/**
 * Finds a writer by the writer's own id, or by the id of the entry in the teacher's list that was matched to the
 * student.
 */
export function findWriter(writers: readonly ClassWriter[], id: string): ClassWriter | undefined {
  return writers.find((one) => one.id === id) ?? writers.find(({ lugar_id }) => lugar_id === id);
}
