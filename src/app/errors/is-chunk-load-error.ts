/** The sentences of Chrome, Firefox, Safari and Vite for a module or its styles that could not be fetched. */
const CHUNK_MESSAGES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Load failed for the module/i;

/** Whether a page failed because its code did not arrive: no connection, or a new version was published. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && CHUNK_MESSAGES.test(error.message);
}
