import { findSupportText } from '../themes/support-text.ts';
import { answeredThemes, type ClassMemory } from './class-memory.ts';

/** The motivating texts of a theme, including those given by teachers of the student's classes. */
export function supportTextOn(theme: string, memory: ClassMemory): Promise<string | undefined> {
  const given = answeredThemes(memory, theme).flatMap(({ orientacao }) => orientacao ?? []);
  return findSupportText(theme, given);
}
