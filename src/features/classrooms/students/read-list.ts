import Papa from 'papaparse';
import { isHead, linesOf, type ImportLine } from '@/domain/classrooms/roster-import';

/** Maximum file size. It is larger than any school's list, and as much as a page can show. */
const MAX_BYTES = 200_000;

/** The text of a file, or the message for a file that is not a list. */
export async function readListFile(file: File): Promise<{ text: string } | { refusal: string }> {
  if (file.size > MAX_BYTES) {
    return {
      refusal: 'Este arquivo é grande demais para a lista de uma sala. Escolha um só com os alunos dela.',
    };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  // Spreadsheets (zip, and the older format), PDF and images contain bytes that do not occur in text.
  if (text === null || text.includes('\0')) {
    return {
      refusal: 'Este arquivo não é um texto. Na planilha, use “Salvar como” ou “Baixar” e escolha CSV.',
    };
  }
  return { text };
}

/** Decodes UTF-8, UTF-16 with a byte order mark (Excel's "Texto Unicode"), else the encoding of Brazilian Excel's CSV. */
function decode(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const isArchive = first === 0x50 && second === 0x4b && (third ?? 0) < 9;
  const isOldOffice = first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0;
  if (isArchive || isOldOffice) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines of a pasted list or of a CSV file, with any separator. */
export function readList(text: string): ImportLine[] {
  // The separator is not left to the parser, which expects the same number of columns in every line.
  const delimiter = ['\t', ';'].find((one) => text.includes(one)) ?? ',';
  const rows = parse(text, delimiter);
  // "Souza, Ana": a comma separates columns only if there is a header or an e-mail, else it is part of a name.
  const isOneColumn = delimiter === ',' && !text.includes('@') && !isHead(rows[0] ?? []);
  return linesOf(isOneColumn ? text.split(/\r\n?|\n/).map((line) => [line]) : rows);
}

function parse(text: string, delimiter: string): string[][] {
  const options = { delimiter, skipEmptyLines: 'greedy' as const };
  const { data, errors } = Papa.parse<string[]>(text, options);
  // An unclosed quotation mark at the start of a name is reported as an error, so the list is parsed again without
  // quotes.
  const hasStrayQuotes = errors.some(({ type }) => type === 'Quotes');
  return hasStrayQuotes ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data : data;
}
