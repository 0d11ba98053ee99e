import { describe, expect, it } from 'vitest';
import { isEmail, previewImport, type LineNote } from '@/domain/classrooms/roster-import';
import { buildClassStudent } from '../../support/classrooms';

const EMPTY = { alunos: [], nomes: [] };
const isName = (name: string) => /\p{L}/u.test(name);
const line = (nome: string, email = '', isWanted: boolean | null = null, note: LineNote | null = null) => ({
  nome,
  email,
  isWanted,
  note,
});
const statuses = (...given: Parameters<typeof previewImport>) =>
  previewImport(...given).map(({ status, isIncluded }) => `${status}${isIncluded ? '' : ' (fora)'}`);

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

  it('is to be left out where the student has left, or the text may be no name, until the teacher takes it in', () => {
    const left = { kind: 'saiu', text: 'Transferida' } as const;
    const lines = [
      line('Ana', '', null, left),
      line('Ana', '', true, left),
      line('Total de alunos: 38'),
      line('Total de alunos: 38', '', true),
      line('Bia', '', null, { kind: 'situacao', text: 'Pendente' }),
    ];
    expect(statuses(lines, EMPTY, isName)).toEqual([
      'saiu (fora)',
      'saiu',
      'duvidoso (fora)',
      'duvidoso',
      'novo',
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
