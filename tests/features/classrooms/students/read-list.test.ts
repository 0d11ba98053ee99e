import { describe, expect, it } from 'vitest';
import { readList } from '@/features/classrooms/students/read-list';

const shown = (text: string) => readList(text).lines.map(({ nome, email }) => `${nome}|${email}`);
describe('a list', () => {
  it.each([
    ['names alone', 'Ana Souza\r\nBia Lima\n\n', ['Ana Souza|', 'Bia Lima|']],
    ['semicolons', 'Nome;E-mail\nAna Souza;ana@x.com', ['Ana Souza|ana@x.com']],
    ['commas', 'nome,email\n"Souza, Ana",ana@x.com', ['Ana Souza|ana@x.com']],
    ['tabs of a spreadsheet', '1\tAna Souza\tana@x.com\n2\tBia\t', ['Ana Souza|ana@x.com', 'Bia|']],
    ['quotes within', 'Nome;E-mail\n"Ana ""Nina"" Souza";', ['Ana "Nina" Souza|']],
    ['a quote that is not closed', '"Nina Souza\nBia Lima', ['"Nina Souza|', 'Bia Lima|']],
    ['a comma in a name, without e-mails', 'Souza, Ana\nLima, Bia', ['Ana Souza|', 'Bia Lima|']],
    [
      'commas before e-mails',
      'Ana Souza, ana@x.com\nBia, bia@x.com',
      ['Ana Souza|ana@x.com', 'Bia|bia@x.com'],
    ],
    ['a mark of order', '\uFEFFNome;E-mail\nAna;', ['Ana|']],
    ['markup', '<b>Ana</b>', ['<b>Ana</b>|']],
    ['an e-mail in some lines only', 'Ana Souza;ana@x.com\nBia Lima', ['Ana Souza|ana@x.com', 'Bia Lima|']],
    [
      'a name in quotes under a head of one column',
      'Nome\n"Souza, Ana"\nLima, Bia',
      ['Ana Souza|', 'Bia Lima|'],
    ],
    ['a title with another separator', '3º A; manhã\nNome,E-mail\nAna,ana@x.com', ['Ana|ana@x.com']],
    ['a line that names the separator', 'sep=,\nNome,Turma\nAna,"A; B"', ['Ana|']],
    ['blanks', '  \n\t\n', []],
  ])('with %s is read', (_which, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('of a thousand lines is read whole', () => {
    expect(
      readList(Array.from({ length: 1000 }, (_, index) => `Aluno ${index}`).join('\n')).lines,
    ).toHaveLength(1000);
  });
});
