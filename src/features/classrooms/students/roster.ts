import type { Classroom, ClassPlace } from '@/domain/classrooms/classroom';
import { compareNames } from '@/domain/classrooms/student-names';
import { nameKey } from '@/domain/text/plain-name';

/** A student, or an expected student (`entrou_em` is null). `nome` is made distinct among equal names. */
export type Person = {
  id: string;
  nome: string;
  entrou_em: string | null;
  nome_anterior: string | null;
  nome_na_lista: string | null;
  /** The expected student as written by the teacher; null for a student who has joined. */
  expected: ClassPlace | null;
};

/** Students and expected students, sorted by name. */
export function roster({ alunos, nomes }: Pick<Classroom, 'alunos' | 'nomes'>): Person[] {
  const expected = nomes.map((one) => ({
    id: one.id,
    nome: one.mostrado,
    entrou_em: null,
    nome_anterior: null,
    nome_na_lista: null,
    expected: one,
  }));
  const people: Person[] = [...alunos.map((one) => ({ ...one, expected: null })), ...expected];
  return people.sort((one, other) => compareNames(one.nome, other.nome));
}

/** Expected students, sorted by the number of words their name shares with the student's, most first. */
export function likeliest(people: readonly Person[], { nome }: Person): Person[] {
  const words = wordsOf(nome);
  const likeness = new Map(
    people.map((one) => [one, wordsOf(one.nome).filter((word) => words.includes(word)).length]),
  );
  return people
    .filter(({ entrou_em }) => entrou_em === null)
    .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0));
}

function wordsOf(name: string): string[] {
  return nameKey(name).split(' ');
}
