import type { Classroom } from '@/domain/classrooms/classroom';
import { toComparisonKey } from '@/domain/text/normalize-text';

/** Somebody of a class; without `joinedAt` only a name the teacher wrote down. */
export type Person = { id: string; name: string; joinedAt: string | null };

const byName = new Intl.Collator('pt-BR');

/** Who is in the class and who is expected, in one list by name. */
export function roster({ students, expected }: Pick<Classroom, 'students' | 'expected'>): Person[] {
  const people: Person[] = [...students, ...expected.map(({ id, name }) => ({ id, name, joinedAt: null }))];
  return people.sort((one, other) => byName.compare(one.name, other.name));
}

/** Whether two names read alike: case, accents and blanks around them do not tell people apart. */
export function isSameName(one: string, other: string): boolean {
  return toComparisonKey(one.trim()) === toComparisonKey(other.trim());
}
