import { describe, expect, it } from 'vitest';
import { apartFromStatus, listedName, looksLikeName } from '@/domain/classrooms/listed-name';

describe('a name of a list', () => {
  it.each([
    ['1. Ana', 'Ana'],
    ['01 - Bruno Lima', 'Bruno Lima'],
    ['2º) Bia', 'Bia'],
    ['nº 3 Caio', 'Caio'],
    ['20251234 – Davi', 'Davi'],
    ['• Carla', 'Carla'],
    ['☐ 4 Eva', 'Eva'],
    ['Noé  Reis', 'Noé Reis'],
    ['Aluno 12', 'Aluno 12'],
    ['MARIA DA SILVA DOS SANTOS', 'Maria da Silva dos Santos'],
    ["JOÃO D’ÁVILA SANT'ANNA", "João D’Ávila Sant'Anna"],
    ['ANA-LUÍSA E SOUZA II', 'Ana-Luísa e Souza II'],
    ['E. DOS ANJOS', 'E. dos Anjos'],
    ['JP', 'JP'],
    ['ana souza', 'ana souza'],
    ['Souza, Ana', 'Ana Souza'],
    ['SOUZA E LIMA, ANA', 'Ana Souza e Lima'],
    ['DOS SANTOS, Ana', 'Ana dos Santos'],
    ['Souza, Filho', 'Souza Filho'],
    ['Ana, Bia, Caio', 'Ana, Bia, Caio'],
    ['Maringá, 12 de março', 'Maringá, 12 de março'],
  ])('%j is %j', (cell, name) => {
    expect(listedName(cell).nome).toBe(name);
  });

  it('tells how it was written where its order was changed', () => {
    expect(listedName('1. SOUZA, Ana').turned).toBe('SOUZA, Ana');
    expect(listedName('Souza, Filho').turned).toBeNull();
  });
});

it.each([
  ['Ana', true],
  ['Ana Souza (2)', true],
  ['Aluno 12', true],
  ['Ana "Nina" McDonald', true],
  ['A', false],
  ['3A', false],
  ['Turma B', false],
  ['Escola Cora Coralina', false],
  ['Total de alunos: 38', false],
  ['Ana, Bia, Caio', false],
  ['Ana / Bia', false],
  ['Ana Souza - 3A', false],
  ['AnaSouza', false],
])('%j looks like a name: %s', (text, expected) => {
  expect(looksLikeName(text)).toBe(expected);
});

it.each([
  ['Ana Souza (transferida)', 'Ana Souza', 'transferida'],
  ['Ana Souza - REMANEJADA 3B', 'Ana Souza', 'REMANEJADA 3B'],
  ['Ana Souza (2)', 'Ana Souza (2)', null],
  ['Ana Cancela', 'Ana Cancela', null],
])('%j is %j with the status %j', (text, cell, status) => {
  expect(apartFromStatus(text)).toEqual({ cell, status });
});
