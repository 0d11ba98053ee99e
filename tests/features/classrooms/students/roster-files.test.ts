import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { StudentNameSchema } from '@/contracts/classroom-forms';
import { previewImport } from '@/domain/classrooms/roster-import';
import { readList } from '@/features/classrooms/students/read-list';
import { likeliestList, readListFile } from '@/features/classrooms/students/read-list-file';
import { storedZip } from '../../../support/stored-zip';
import { ROSTER_SAMPLES } from './roster-samples';

/** What a teacher sees of a file before anything is added. */
async function seen(file: File) {
  const answer = await readListFile(file);
  if ('refusal' in answer) return answer;
  const { lines, outside } = readList(likeliestList(answer.lists).text);
  const wanted = lines.map((line) => ({ ...line, isWanted: null }));
  const isName = (name: string) => StudentNameSchema.safeParse(name).success;
  const previews = previewImport(wanted, { alunos: [], nomes: [] }, isName);
  const names: string[] = [];
  const doubted: string[] = [];
  lines.forEach(({ nome, email, note }, at) => {
    const { status = 'novo', isIncluded = false } = previews[at] ?? {};
    if (isIncluded) names.push(email ? `${nome} <${email}>` : nome);
    if (note) doubted.push(`${nome}: ${note.kind} ${note.text}`);
    else if (status !== 'novo') doubted.push(`${nome}: ${status}`);
  });
  return { names, doubted, outside };
}

describe('a file of a class', () => {
  it.each(Object.entries(ROSTER_SAMPLES))('is read with each doubt told: %s', async (_what, sample) => {
    const { names, doubted = [], outside = [] } = sample;
    expect(await seen(await sample.file())).toEqual({ names, doubted, outside });
  });

  it('is one of twenty', () => {
    expect(Object.keys(ROSTER_SAMPLES)).toHaveLength(20);
  });
});

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet';
/** A workbook as LibreOffice writes it. */
function odsOf(rows: string) {
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return storedZip({ mimetype: OPEN_DOCUMENT, 'content.xml': content });
}
const row = (name: string) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${name}</text:p></table:table-cell></table:table-row>`;

it('of LibreOffice is read with rows that are repeated in print, grouped, or coloured to the end', async () => {
  const rows = [
    `<table:table-header-rows>${row('Nome')}</table:table-header-rows>`,
    row('Ana Souza'),
    `<table:table-row-group>${row('Bia Lima')}</table:table-row-group>`,
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>',
  ].join('');
  expect(await seen(new File([odsOf(rows)], 'lista.ods'))).toEqual({
    names: ['Ana Souza', 'Bia Lima'],
    doubted: [],
    outside: [],
  });
});

describe('a file that is refused', () => {
  const bytesOf = async (options: Partial<Parameters<typeof writeXlsx>[0]>) =>
    (await writeXlsx({ sheets: [{ name: 'A', rows: [['Ana']] }], ...options })) as Uint8Array<ArrayBuffer>;
  it.each([
    [
      'a password',
      'a.xlsx',
      () => bytesOf({ encryption: { password: 'x', spinCount: 1 } }),
      /^“a.xlsx” tem senha/,
    ],
    ['a lost half', 'a.xlsx', async () => (await bytesOf({})).slice(0, 900), /danificado/],
    [
      'a password of LibreOffice',
      'a.ods',
      () => storedZip({ mimetype: OPEN_DOCUMENT, 'encrypted-package': '?' }),
      /tem senha/,
    ],
    [
      'the format of 1997',
      'a.xls',
      () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1),
      /formato antigo.* escolha XLSX/,
    ],
    ['pages of Word', 'a.docx', () => storedZip({ 'word/document.xml': '<w/>' }), /outro tipo/],
    ['a picture', 'a.png', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), /nem um texto/],
    ['a PDF', 'a.pdf', () => new TextEncoder().encode('%PDF-1.7 Ana'), /nem um texto/],
    ['nothing', 'a.csv', () => new TextEncoder().encode(' \n'), /está vazio/],
    ['empty sheets', 'a.xlsx', () => bytesOf({ sheets: [{ name: 'A', rows: [] }] }), /está vazio/],
    ['a book', 'a.txt', () => new TextEncoder().encode('a'.repeat(200_001)), /grande demais/],
    ['more than five megabytes', 'a.xlsx', () => new Uint8Array(5_000_001), /grande demais/],
  ])('says why: %s', async (_what, name, bytes, sentence) => {
    const file = new File([(await bytes()) as Uint8Array<ArrayBuffer>], name);
    expect(await readListFile(file)).toEqual({ refusal: expect.stringMatching(sentence) });
  });
});
