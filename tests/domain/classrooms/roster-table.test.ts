import { describe, expect, it } from 'vitest';
import { linesOf } from '@/domain/classrooms/roster-table';

describe('the columns of a list', () => {
  it.each([
    ['names alone', [['Ana Souza'], [''], [' Bia ']], ['Ana Souza ', 'Bia ']],
    [
      'name and e-mail',
      [
        ['Ana Souza', 'ana@x.com'],
        ['Bia', ''],
      ],
      ['Ana Souza ana@x.com', 'Bia '],
    ],
    ['e-mail first', [['ana@x.com', 'Ana Souza']], ['Ana Souza ana@x.com']],
    ['a number of the register', [['1', 'Ana Souza', '20251234', 'ana@x.com']], ['Ana Souza ana@x.com']],
    [
      'a head line',
      [
        ['Nº', 'Turma', 'Nome do aluno', 'E-mail'],
        ['1', '3A', 'Ana', 'ana@x.com'],
      ],
      ['Ana ana@x.com'],
    ],
    [
      'first and last name',
      [
        ['NOME', 'Sobrenome'],
        ['Ana', 'Souza'],
      ],
      ['Ana Souza '],
    ],
    [
      'an e-mail head alone',
      [
        ['email', 'x'],
        ['ana@x.com', 'Ana'],
      ],
      ['Ana ana@x.com'],
    ],
    ['an address as mail programs write it', [['Ana Souza <ana@x.com>']], ['Ana Souza ana@x.com']],
    ['name and e-mail in one cell', [['Ana Souza ana@x.com']], ['Ana Souza ana@x.com']],
    ['a comma between them', [['Ana Souza, ana@x.com']], ['Ana Souza ana@x.com']],
    ['an e-mail alone', [['ana@x.com']], [' ana@x.com']],
    ['no head but a student called Aluna', [['Aluna Reis'], ['Ana']], ['Aluna Reis ', 'Ana ']],
    [
      'a head below titles, and once more on the next page',
      [
        ['Escola Cora Coralina'],
        ['Nº', 'NOME_COMPLETO'],
        ['1', 'Ana'],
        ['Situação', 'Nome do(a) aluno(a)'],
        ['Ativa', 'Bia'],
      ],
      ['Ana ', 'Bia '],
    ],
    [
      'a code under a head that could be a name',
      [
        ['Aluno', 'Nome'],
        ['20251234', 'Ana'],
      ],
      ['Ana '],
    ],
    [
      'roles, without a head',
      [
        ['Ana Souza', 'Estudante'],
        ['Bia Lima', 'Estudante'],
        ['Caio Reis', 'Estudante'],
      ],
      ['Ana Souza ', 'Bia Lima ', 'Caio Reis '],
    ],
    [
      'names of others',
      [
        ['Nome da mãe', 'Nome do aluno', 'E-mail do responsável', 'E-mail do aluno'],
        ['Eva Reis', 'Ana Reis', 'eva@x.com', 'ana@x.com'],
      ],
      ['Ana Reis ana@x.com'],
    ],
    [
      'a social name of one word beside a surname',
      [
        ['Nome', 'Nome social', 'Sobrenome', 'E-mail'],
        ['Caio', 'Luna', 'Souza', 'não informado'],
        ['Bia', 'Não', 'Souza Reis', '-'],
      ],
      ['Luna Souza ', 'Bia Souza Reis '],
    ],
    [
      'a name that has its surname already',
      [
        ['Nome', 'Sobrenome'],
        ['Ana Souza', 'Souza'],
        ['BIA', 'DOS SANTOS'],
      ],
      ['Ana Souza ', 'Bia dos Santos '],
    ],
    [
      'most names of several words, without a head',
      [
        ['3A', 'F', 'Ana Souza'],
        ['3A', 'M', 'Caio Reis'],
        ['3A', 'F', 'Bia'],
      ],
      ['Ana Souza ', 'Caio Reis ', 'Bia '],
    ],
    ['nothing', [['', ' '], []], []],
  ])('are found: %s', (_which, rows, expected) => {
    expect(linesOf(rows).lines.map(({ nome, email }) => `${nome} ${email}`)).toEqual(expected);
  });
});

describe('what a table says of a student', () => {
  const notes = (...rows: string[][]) =>
    linesOf(rows).lines.map(({ note }) => note && `${note.kind} ${note.text}`);

  it('is told in the words of its status, but for the usual ones', () => {
    const status = [
      'Ativo',
      'Matriculada',
      'CURSANDO',
      '',
      '-',
      'Transferida',
      'Matrícula cancelada',
      'Inativo',
      'Pendente',
    ];
    expect(notes(['Nome', 'Situação'], ...status.map((one) => ['Ana', one]))).toEqual([
      null,
      null,
      null,
      null,
      null,
      'saiu Transferida',
      'saiu Matrícula cancelada',
      'saiu Inativo',
      'situacao Pendente',
    ]);
  });

  it.each([
    [
      'in the remarks',
      [
        ['Nome', 'Obs.'],
        ['Ana', 'Desistente em 3/8'],
        ['Bia', 'usa óculos'],
      ],
      ['saiu Desistente em 3/8', null],
    ],
    [
      'without a head',
      [
        ['Ana Reis', 'REMANEJADA'],
        ['Bia Reis', ''],
      ],
      ['saiu REMANEJADA', null],
    ],
    [
      'after the name',
      [['Ana Reis (transferida)'], ['Bia Reis - CANCELADA']],
      ['saiu transferida', 'saiu CANCELADA'],
    ],
    ['by the order of a name', [['Reis, Ana']], ['ordem Reis, Ana']],
  ])('is found %s', (_where, rows, expected) => {
    expect(notes(...rows)).toEqual(expected);
  });

  it('is no student: titles and totals are told, the free numbers of a printed list are not', () => {
    const rows = [
      ['Turma: 3º A', '2026'],
      ['Nº', 'Nome'],
      ['1', 'Ana'],
      ['2', ''],
      ['', '___'],
      ['Total de alunos: 38', ''],
      ['20251234', ''],
    ];
    expect(linesOf(rows).outside).toEqual(['Turma: 3º A 2026', 'Total de alunos: 38', '20251234']);
  });
});
