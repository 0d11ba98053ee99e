import { writeFileSync } from 'node:fs';
import { InputError } from './input-error.ts';

/** Writes a file the user named. Throws an `InputError` where that cannot be done. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new InputError(`Cannot write ${path}: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}
