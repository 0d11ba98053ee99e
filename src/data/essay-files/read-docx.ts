import mammoth from 'mammoth/mammoth.browser.js';
import { asText, type FileSource, type OpenedFile } from '@/domain/essay-file/essay-file';

/** A part of a Word file, as mammoth hands it to `transformDocument`. */
type Part = { type: string; value?: string; breakType?: string; children?: readonly Part[] };

/**
 * The paragraphs of a Word file, without heads, feet, notes and deleted text. mammoth's own text leaves out line breaks
 * (findings/mammoth-drops-line-breaks.sh), so its document is read. Rejects if the file is broken.
 */
export async function read({ bytes }: FileSource): Promise<OpenedFile> {
  let text = '';
  await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    {
      transformDocument: (document: Part) => {
        text = textOf(document);
        return { ...document, children: [] };
      },
    },
  );
  return asText(text);
}

function textOf({ type, value, breakType, children = [] }: Part): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return breakType === 'line' ? '\n' : '';
  const text = children.map(textOf).join('');
  return type === 'paragraph' ? `${text}\n` : text;
}
