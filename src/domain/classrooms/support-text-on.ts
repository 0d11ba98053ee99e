import { findSupportText } from '../themes/support-text.ts';
import { answeredThemes, type ClassMemory } from './class-memory.ts';

/** The motivating texts that an essay is corrected with, including those given by teachers of the student's classes. */
export function supportTextOn(
  written: { theme: string; essay: string },
  memory: ClassMemory,
): Promise<string | undefined> {
  const given = answeredThemes(memory, written.theme).flatMap(({ orientacao }) => orientacao ?? []);
  return findSupportText(written, given);
}
