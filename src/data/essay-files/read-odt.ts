import { strFromU8, unzipSync } from 'fflate';
import { type BodyNode, type InlineNode, type ListNode, readOdt } from 'odf-kit/odt-reader';
import { asText, type FileSource, type OpenedFile, refuse } from '@/domain/essay-file/essay-file';

const MANIFEST = 'META-INF/manifest.xml';

/** The paragraphs of an OpenDocument text, without heads, feet, notes and deleted text. Rejects if the file is broken. */
export async function read({ bytes }: FileSource): Promise<OpenedFile> {
  const zip = new Uint8Array(bytes);
  if (isProtected(zip)) return refuse('protected');
  return asText(readOdt(zip).body.flatMap(linesOf).join('\n'));
}

function isProtected(zip: Uint8Array): boolean {
  const { [MANIFEST]: manifest } = unzipSync(zip, { filter: ({ name }) => name === MANIFEST });
  return manifest !== undefined && strFromU8(manifest).includes('encryption-data');
}

function linesOf(node: BodyNode): string[] {
  switch (node.kind) {
    case 'list':
      return linesOfList(node);
    case 'table':
      return node.rows.flatMap(({ cells }) => cells.map(({ spans }) => inlineText(spans)));
    case 'section':
      return node.body.flatMap(linesOf);
    case 'tracked-change':
      return node.changeType === 'deletion' ? [] : node.body.flatMap(linesOf);
    default:
      return [inlineText(node.spans)];
  }
}

function linesOfList({ items }: ListNode): string[] {
  return items.flatMap(({ spans, children }) => [
    inlineText(spans),
    ...(children ? linesOfList(children) : []),
  ]);
}

/** A break in the file's XML is a blank, which the library leaves as it is. */
function inlineText(spans: readonly InlineNode[]): string {
  return spans
    .map((span) => {
      if ('kind' in span) return span.kind === 'field' ? span.value : '';
      return span.lineBreak ? '\n' : span.text.replace(/\s*\n\s*/g, ' ');
    })
    .join('');
}
