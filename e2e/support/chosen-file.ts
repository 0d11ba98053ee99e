/** A file in the form that a file input of a journey accepts. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A file without a type, as many systems give those of Word. */
export async function toChosen(file: File): Promise<Chosen> {
  return { name: file.name, mimeType: '', buffer: Buffer.from(await file.arrayBuffer()) };
}
