import type { Classroom } from '@/domain/classrooms/classroom';
import { toComparisonKey } from '@/domain/text/normalize-text';

/** A student, or an expected student (`entrou_em` is null). */
export type Person = { id: string; nome: string; entrou_em: string | null };

const byName = new Intl.Collator('pt-BR');

/** Students and expected students, sorted by name. */
export function roster({ alunos, nomes }: Pick<Classroom, 'alunos' | 'nomes'>): Person[] {
  const people: Person[] = [...alunos, ...nomes.map(({ id, nome }) => ({ id, nome, entrou_em: null }))];
  return people.sort((one, other) => byName.compare(one.nome, other.nome));
}

/** Compares names without case, accents and surrounding spaces. */
export function isSameName(one: string, other: string): boolean {
  return toComparisonKey(one.trim()) === toComparisonKey(other.trim());
}
