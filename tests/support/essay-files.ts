import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { OdtDocument } from 'odf-kit/odt';
import { GOOD_ESSAY } from './essays';

/** A title and paragraphs. */
export type Written = { title: string; paragraphs: readonly string[] };

/** Our good essay, with a title. */
export const TITLED_ESSAY: Written = { title: 'O direito ao alimento', paragraphs: GOOD_ESSAY.split('\n') };

export function textOf({ title, paragraphs }: Written): string {
  return [title, ...paragraphs].join('\n');
}

const inFile = (bytes: BlobPart, name: string, type = '') => new File([bytes], name, { type });

/** A Word file with a centred title, indented paragraphs, a head and page numbers; each paragraph is of several runs. */
export async function wordFile({ title, paragraphs }: Written): Promise<File> {
  const runs = (text: string) => text.split(/(?<=, )/).map((part) => new TextRun(part));
  const document = new Document({
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Colégio Aurora')] }) },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
          }),
        },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ text: title, bold: true })],
          }),
          ...paragraphs.map((text) => new Paragraph({ indent: { firstLine: 720 }, children: runs(text) })),
        ],
      },
    ],
  });
  return inFile(await packed(document), 'redação.docx');
}

/** A Word file of one paragraph, whose lines are broken by hand, with tabs, unbreakable hyphens and soft hyphens. */
export async function brokenWordFile({ title, paragraphs }: Written): Promise<File> {
  const hyphenated = (text: string) => text.replaceAll('-', '\u2011').replaceAll('ção', '\u00ADção');
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({
            children: [title, ...paragraphs].map(
              (text, at) =>
                new TextRun({ text: at > 0 ? `\t${hyphenated(text)}` : text, break: at > 0 ? 1 : 0 }),
            ),
          }),
        ],
      },
    ],
  });
  return inFile(await packed(document), 'redação.docx');
}

async function packed(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** A Word file as converters of PDF make it: each line of 70 characters a paragraph, an empty one between the real ones. */
export async function linedWordFile({ title, paragraphs }: Written): Promise<File> {
  const lines = [title, ...paragraphs].flatMap((text) => [...inLines(text, 70), '']);
  return inFile(
    await packed(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] })),
    'redação.docx',
  );
}

/** An OpenDocument text with a heading; `isBroken` puts all paragraphs into one, with line breaks. */
export async function openDocumentFile({ title, paragraphs }: Written, isBroken = false): Promise<File> {
  const document = new OdtDocument();
  document.addHeading(title, 1);
  if (isBroken)
    document.addParagraph((paragraph) => {
      for (const [at, text] of paragraphs.entries()) {
        if (at > 0) paragraph.addLineBreak();
        paragraph.addText(text);
      }
    });
  else for (const text of paragraphs) document.addParagraph(text);
  return inFile((await document.save()) as Uint8Array<ArrayBuffer>, 'redação.odt');
}

function inLines(text: string, width: number): string[] {
  const lines = text.match(new RegExp(`.{1,${width}}(?: |$)`, 'g')) ?? [];
  return lines.map((line) => line.trimEnd());
}

/** A plain text as old Windows programs write it, in lines of 72 characters. */
export function plainFile({ title, paragraphs }: Written): File {
  const lines = paragraphs.flatMap((text) => inLines(text, 72));
  const text = [title, ...lines].join('\r\n');
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return inFile(bytes, 'redação.txt', 'text/plain');
}

/** Styles of a page to be printed, by what they are like. */
export const PRINTED = {
  'one column, indented': 'p { text-indent: 3em; margin: 0; line-height: 2.2 } body { text-align: justify }',
  'one column, set apart': 'p { margin: 0 0 1em } body { font: 14pt/1.8 sans-serif }',
  'two columns, divided words':
    'body { columns: 2; text-align: justify; line-height: 1.9 } p { text-indent: 1.5em; margin: 0 }',
  'two columns, set apart': 'body { columns: 2; line-height: 1.9 } p { margin: 0 0 .7em }',
};

/** Narrow columns divide words; all that may be divided between a vowel and a consonant can be. */
const dividable = (text: string) =>
  text.replace(/(?<=\p{L}{2}[aeiou])(?=[bcdfglmnprstv][aeiou]\p{L})/gu, '\u00AD');

/** A page to be printed. */
export function printedPage({ title, paragraphs }: Written, style: string): string {
  const texts = style.includes('columns') ? paragraphs.map(dividable) : paragraphs;
  const body = texts.map((text) => `<p>${text}</p>`).join('');
  return `<!doctype html><html lang="pt-BR"><style>h1 { font-size: 1.1em; text-align: center } ${style}</style><h1>${title}</h1>${body}</html>`;
}
