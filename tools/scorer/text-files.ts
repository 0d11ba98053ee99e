import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** An error in the user's input; the message is written for the user and shown without a stack. */
export class InputError extends Error {}

/** The text of a file the user named, packed with gzip or not. Throws an `InputError` where it cannot be read. */
export function readText(path: string): string {
  try {
    const bytes = readFileSync(path);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return new TextDecoder('utf-8', { fatal: true }).decode(isPacked ? gunzipSync(bytes) : bytes);
  } catch (error) {
    throw new InputError(`Cannot read ${path}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Why something could not be read, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not valid JSON';
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error.message;
}

/** Writes a file that the user named. Throws an `InputError` if that fails. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new InputError(`Cannot write ${path}: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}
