import { describe, expect, it } from 'vitest';
import { readList, readListFile } from '@/features/classrooms/students/read-list';

const shown = (text: string) => readList(text).map(({ nome, email }) => `${nome}|${email}`);
const fileOf = (...bytes: (string | Uint8Array<ArrayBuffer>)[]) => new File(bytes, 'lista.csv');
/** Encoded as in Windows-1252, where each of these characters is one byte. */
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) => {
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

describe('a list', () => {
  it.each([
    ['names alone', 'Ana Souza\r\nBia Lima\n\n', ['Ana Souza|', 'Bia Lima|']],
    ['semicolons', 'Nome;E-mail\nAna Souza;ana@x.com', ['Ana Souza|ana@x.com']],
    ['commas', 'nome,email\n"Souza, Ana",ana@x.com', ['Souza, Ana|ana@x.com']],
    ['tabs of a spreadsheet', '1\tAna Souza\tana@x.com\n2\tBia\t', ['Ana Souza|ana@x.com', 'Bia|']],
    ['quotes within', 'Nome;E-mail\n"Ana ""Nina"" Souza";', ['Ana "Nina" Souza|']],
    ['a quote that is not closed', '"Nina Souza\nBia Lima', ['"Nina Souza|', 'Bia Lima|']],
    ['a comma in a name, without e-mails', 'Souza, Ana\nLima, Bia', ['Souza, Ana|', 'Lima, Bia|']],
    [
      'commas before e-mails',
      'Ana Souza, ana@x.com\nBia, bia@x.com',
      ['Ana Souza|ana@x.com', 'Bia|bia@x.com'],
    ],
    ['a mark of order', '\uFEFFNome;E-mail\nAna;', ['Ana|']],
    ['markup', '<b>Ana</b>', ['<b>Ana</b>|']],
    ['an e-mail in some lines only', 'Ana Souza;ana@x.com\nBia Lima', ['Ana Souza|ana@x.com', 'Bia Lima|']],
    ['blanks', '  \n\t\n', []],
  ])('with %s is read', (_which, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('of a thousand lines is read whole', () => {
    expect(readList(Array.from({ length: 1000 }, (_, index) => `Aluno ${index}`).join('\n'))).toHaveLength(
      1000,
    );
  });
});

describe('a file', () => {
  const text = 'Nome;E-mail\nJoão Conceição;joao@x.com';
  it.each([
    ['UTF-8', fileOf(text)],
    ['UTF-8 with a mark', fileOf('\uFEFF', text)],
    ['Windows-1252', fileOf(latin(text))],
    ['UTF-16', fileOf(utf16(text))],
  ])('in %s is read', async (_encoding, file) => {
    const answer = await readListFile(file);
    expect('text' in answer && shown(answer.text)).toEqual(['João Conceição|joao@x.com']);
  });

  it.each([
    ['a spreadsheet', fileOf(Uint8Array.of(0x50, 0x4b, 3, 4, 20)), /escolha CSV/],
    ['an old spreadsheet', fileOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1)), /escolha CSV/],
    ['a picture', fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)), /escolha CSV/],
    ['a book', fileOf('a'.repeat(200_001)), /grande demais/],
  ])('that is %s is refused with a sentence', async (_which, file, sentence) => {
    expect(await readListFile(file)).toEqual({ refusal: expect.stringMatching(sentence) });
  });
});
