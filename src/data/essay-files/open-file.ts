import {
  asText,
  type EssayFileFault,
  type FileSource,
  findFileKind,
  LARGEST_ESSAY_FILE,
  type OpenedFile,
  refuse,
} from '@/domain/essay-file/essay-file';
import { tidyEssay } from '@/domain/essay-file/tidy-essay';
import { decodeText } from '@/lib/decode-text';

/** Opens a file that holds an essay. `onPage` is called when work goes on. Never rejects. */
export async function openFile(file: File, onPage: () => Promise<void>): Promise<OpenedFile> {
  if (file.size > LARGEST_ESSAY_FILE) return refuse('too-large');
  await onPage();
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // The file was moved or changed since it was chosen.
    return refuse('broken');
  }
  const opened = await readBytes({ bytes, name: file.name, onPage }, file);
  return opened.ok && opened.kind === 'text' ? tidyEssay(opened.text) : opened;
}

async function readBytes(source: FileSource, file: File): Promise<OpenedFile> {
  const kind = findFileKind(new TextDecoder('latin1').decode(source.bytes), file);
  if (kind === 'picture') return { ok: true, kind: 'pictures', files: [file] };
  if (kind === 'plain') return asText(decodeText(new Uint8Array(source.bytes)));
  if (!(kind in LIBRARIES)) return refuse(kind as EssayFileFault);
  let library: { read(source: FileSource): Promise<OpenedFile> };
  try {
    library = await LIBRARIES[kind as keyof typeof LIBRARIES]();
  } catch {
    return refuse('reader-missing');
  }
  try {
    return await library.read(source);
  } catch {
    return refuse('broken');
  }
}

/** Each is loaded with the first file that needs it. */
const LIBRARIES = {
  docx: () => import('./read-docx'),
  odt: () => import('./read-odt'),
  pdf: () => import('./read-pdf'),
};
