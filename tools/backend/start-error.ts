/** The reason why the backend cannot start, as a message for the user; shown without a stack. */
export class StartError extends Error {}

/** Ends the process with the message of a `StartError`, or with the full error for anything else. */
export function reportFailure(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
