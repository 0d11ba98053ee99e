import Papa from 'papaparse';
import { decodeText } from '@/lib/decode-text';
import { hasHead } from './read-list';

/** A list of a file as text to read (`readList`) or to edit; a workbook has one for each of its sheets. */
export type ListText = { name: string; text: string };

const MAX_BYTES = 5_000_000;
/** As much text as a page can show, and more than any school's list. */
const MAX_TEXT = 200_000;

type FileAnswer = { lists: ListText[] } | { refusal: string };

/** The lists of a file, at least one, or the message for a file that has none. */
export async function readListFile(file: File): Promise<FileAnswer> {
  if (file.size > MAX_BYTES) return { refusal: told(file, 'too-large') };
  const read = await readBytes(new Uint8Array(await file.arrayBuffer()));
  if (!Array.isArray(read)) return { refusal: told(file, read) };
  const lists = read.filter(({ text }) => text.trim());
  if (lists.length === 0) return { refusal: told(file, 'empty') };
  if (lists.some(({ text }) => text.length > MAX_TEXT)) return { refusal: told(file, 'too-large') };
  return { lists };
}

/** The list of a file that most likely has the students: the first with a head line, else the first. */
export function likeliestList(lists: readonly ListText[]): ListText {
  return lists.find(({ text }) => hasHead(text)) ?? lists[0] ?? { name: '', text: '' };
}

const REFUSALS = {
  'too-large': 'é grande demais para a lista de uma sala. Escolha um arquivo só com os alunos dela.',
  empty: 'está vazio. Escolha outro arquivo.',
  locked: 'tem senha. Abra na planilha, tire a senha, salve e escolha de novo.',
  old: 'é de um formato antigo. Na planilha, use “Salvar como” e escolha XLSX, ODS ou CSV.',
  damaged:
    'não abre como planilha: está danificado, tem senha ou é de outro tipo. Salve de novo em XLSX ou CSV, ou copie os nomes e cole aqui.',
  'no-list': 'não é uma planilha nem um texto. Copie os nomes e cole aqui.',
  'no-reader': 'não foi lido: uma parte do site não carregou. Confira a conexão e tente de novo.',
} as const;

function told(file: File, reason: keyof typeof REFUSALS): string {
  return `“${file.name}” ${REFUSALS[reason]}`;
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ListText[] | keyof typeof REFUSALS> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Excel wraps a workbook with a password into its old format, under this name.
    return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'locked' : 'old';
  }
  if (startsWith(bytes, 0x50, 0x4b)) {
    const reader = await import('./read-workbook').catch(() => null);
    if (!reader) return 'no-reader';
    const sheets = await reader.readWorkbook(bytes).catch(() => []);
    return sheets.length > 0 ? sheets.map(({ name, rows }) => ({ name, text: textOf(rows) })) : 'damaged';
  }
  const text = decodeText(bytes);
  // Pictures contain bytes that do not occur in text.
  if (text.includes('\0') || text.startsWith('%PDF-')) return 'no-list';
  // State systems name a web page with a table "lista.xls".
  return [{ name: '', text: /<table[\s>]/i.test(text) ? textOf(rowsOfPage(text)) : text }];
}

function startsWith(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

/** Rows as a spreadsheet pastes them; those without content are left out. */
function textOf(rows: readonly string[][]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim()));
  return Papa.unparse(filled, { delimiter: '\t', newline: '\n' });
}

/** The cells of the tables of a page; a table that only places other tables has none of its own. */
function rowsOfPage(html: string): string[][] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll('tr'))
    .filter((row) => !row.querySelector('table'))
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
}
