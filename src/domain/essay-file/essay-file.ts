/** Largest file that is opened, in bytes. */
export const LARGEST_ESSAY_FILE = 10 * 1024 * 1024;

/** Ends of the names of files that can be chosen; of the last two the app says what to do with them. */
export const ESSAY_FILE_ENDS = ['.docx', '.odt', '.pdf', '.txt', '.rtf', '.doc'];

/** Why a file is not opened; `copy/essay-file` has the sentences. */
export type EssayFileFault =
  | 'too-large'
  | 'too-long'
  | 'protected'
  | 'broken'
  | 'empty'
  | 'old-word'
  | 'rich-text'
  | 'unknown-kind'
  | 'reader-missing';

/** A file's tidied text, or pictures of its pages where it has no text. */
export type OpenedFile =
  | { ok: true; kind: 'text'; text: string }
  | { ok: true; kind: 'pictures'; files: File[] }
  | { ok: false; reason: EssayFileFault };

/** A file to be read. `onPage` is called after each page, so that the app knows that the work goes on. */
export type FileSource = { bytes: ArrayBuffer; name: string; onPage(): Promise<void> };

export const refuse = (reason: EssayFileFault): OpenedFile => ({ ok: false, reason });
export const asText = (text: string): OpenedFile => ({ ok: true, kind: 'text', text });

/** What a file is by its first bytes. */
export type FileKind =
  | 'docx'
  | 'odt'
  | 'pdf'
  | 'plain'
  | 'picture'
  | Extract<EssayFileFault, 'protected' | 'old-word' | 'rich-text' | 'unknown-kind'>;

/** The type of a Word file with a password, as the file names its parts in UTF-16. */
const ENCRYPTED = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';

/**
 * Tells what a file is. `bytes` is the whole file with one character per byte, because zip files list their parts at the end;
 * its name and media type only tell a plain text and a picture.
 */
export function findFileKind(bytes: string, { name, type }: { name: string; type: string }): FileKind {
  if (type.startsWith('image/')) return 'picture';
  if (bytes.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.startsWith('PK\x03\x04')) {
    if (bytes.includes('application/vnd.oasis.opendocument.text')) return 'odt';
    return bytes.includes('word/') ? 'docx' : 'unknown-kind';
  }
  if (bytes.startsWith('\xD0\xCF\x11\xE0')) return bytes.includes(ENCRYPTED) ? 'protected' : 'old-word';
  if (bytes.startsWith('{\\rtf')) return 'rich-text';
  return type === 'text/plain' || /\.txt$/i.test(name) ? 'plain' : 'unknown-kind';
}
