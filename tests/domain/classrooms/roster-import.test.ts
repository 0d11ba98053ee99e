import { describe, expect, it } from 'vitest';
import { isEmail, linesOf, previewImport } from '@/domain/classrooms/roster-import';
import { buildClassStudent } from '../../support/classrooms';

const EMPTY = { alunos: [], nomes: [] };
const isName = (name: string) => /\p{L}/u.test(name);
const line = (nome: string, email = '', isWanted: boolean | null = null) => ({ nome, email, isWanted });
const statuses = (...given: Parameters<typeof previewImport>) =>
  previewImport(...given).map(({ status, isIncluded }) => `${status}${isIncluded ? '' : ' (fora)'}`);

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
    ['nothing', [['', ' '], []], []],
  ])('are found: %s', (_which, rows, expected) => {
    expect(linesOf(rows).map(({ nome, email }) => `${nome} ${email}`)).toEqual(expected);
  });
});

it.each([
  ['ana@exemplo.com', true],
  ['ana.b+c@sub.exemplo.com.br', true],
  ['ana@exemplo', false],
  ['ana exemplo@x.com', false],
  ['a@b.co,c@d.co', false],
  [`${'a'.repeat(250)}@b.co`, false],
])('%j is an e-mail: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

describe('what will happen to a line', () => {
  it('of a class nobody is in: new ones, homonyms, mistakes', () => {
    const lines = [
      line('Ana Souza', 'ana@x.com'),
      line('ana souza'),
      line('Bia', 'ANA@x.com'),
      line('Caio', 'caio@'),
      line('123'),
    ];
    expect(statuses(lines, EMPTY, isName)).toEqual([
      'novo',
      'homonimo',
      'email-repetido (fora)',
      'email-invalido (fora)',
      'nome-invalido (fora)',
    ]);
  });

  const classroom = {
    alunos: [
      buildClassStudent({ nome: 'Davi Nunes (1)' }),
      buildClassStudent({ nome: 'xx', nome_na_lista: 'Eva Reis' }),
    ],
    nomes: [
      { id: '1', nome: 'Ana Souza', email: 'ana@x.com' },
      { id: '2', nome: 'Bia Lima', email: null },
    ],
  };
  it.each([
    ['Davi Nunes', '', 'na-sala (fora)'],
    ['eva reis', 'eva@x.com', 'na-sala (fora)'],
    ['Ana Souza', 'Ana@x.com', 'na-lista (fora)'],
    ['Ana Souza', '', 'esperado (fora)'],
    ['Ana Souza', 'outra.ana@x.com', 'homonimo'],
    ['Outra', 'ana@x.com', 'email-repetido (fora)'],
    ['Bia Lima', 'bia@x.com', 'esperado (fora)'],
    ['Zoé', '', 'novo'],
  ])('%s %s in a class: %s', (nome, email, expected) => {
    expect(statuses([line(nome, email)], classroom, isName)).toEqual([expected]);
  });

  it('is for the teacher to say, but for what the server would refuse', () => {
    const chosen = [
      line('Davi Nunes', '', true),
      line('Bia Lima', '', true),
      line('Zoé', '', false),
      line('Ana Souza', 'ana@x.com', true),
    ];
    expect(statuses(chosen, classroom, isName)).toEqual([
      'na-sala',
      'esperado',
      'novo (fora)',
      'na-lista (fora)',
    ]);
  });

  it('of a line left out touches no other', () => {
    const lines = [line('Ana', 'ana@x.com', false), line('Ana', 'ana@x.com')];
    expect(statuses(lines, EMPTY, isName)).toEqual(['novo (fora)', 'novo']);
  });

  it('is refused past the room there is', () => {
    const nomes = Array.from({ length: 198 }, (_, index) => ({
      id: `${index}`,
      nome: `Aluno ${index}`,
      email: null,
    }));
    const lines = [line('Ana'), line('Bia', '', false), line('Caio'), line('Davi')];
    expect(statuses(lines, { alunos: [], nomes }, isName)).toEqual([
      'novo',
      'novo (fora)',
      'novo',
      'sem-vaga (fora)',
    ]);
    const many = Array.from({ length: 400 }, (_, index) => line(`Aluno novo ${index}`));
    expect(previewImport(many, EMPTY, isName).filter(({ isIncluded }) => isIncluded)).toHaveLength(200);
  });
});
