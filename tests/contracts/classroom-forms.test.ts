import { describe, expect, it } from 'vitest';
import { ClassroomFormSchema, classThemeSchema, StudentNameSchema } from '@/contracts/classroom-forms';
import { TEST_NOW } from '../support/builders';

const sentences = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('a classroom', () => {
  it.each([
    ['blanks around and within the name do not count', '  3º \n ano  A ', '3º ano A'],
    ['markup stays what was typed', '<b>3º A</b>', '<b>3º A</b>'],
    ['an emoji of several parts stays whole', 'Sala 👩‍🏫', 'Sala 👩‍🏫'],
    ['what no database stores is left out', 'Sala\0 \uD800A', 'Sala A'],
    ['100 characters, as the table counts them', '🦅'.repeat(100), '🦅'.repeat(100)],
  ])('%s', (_, nome, expected) => {
    expect(ClassroomFormSchema.parse({ nome, descricao: '' }).nome).toBe(expected);
  });

  it.each([
    ['no name', '', 'Por favor, informe o nome da sala.'],
    ['a name of blanks', ' \n ', 'Por favor, informe o nome da sala.'],
    ['a name nobody sees', '\u200B\u2060', 'Por favor, informe o nome da sala.'],
    ['a name of 500 characters', 'a'.repeat(500), 'Nome da sala deve ter no máximo 100 caracteres'],
  ])('refuses %s', (_, nome, sentence) => {
    expect(sentences(ClassroomFormSchema.safeParse({ nome, descricao: '' }))).toEqual([sentence]);
  });

  it('keeps the lines of a description, and refuses one that is too long', () => {
    expect(ClassroomFormSchema.parse({ nome: 'A', descricao: ' Manhã\nSala 4 ' }).descricao).toBe(
      'Manhã\nSala 4',
    );
    expect(sentences(ClassroomFormSchema.safeParse({ nome: 'A', descricao: 'a'.repeat(501) }))).toEqual([
      'Descrição deve ter no máximo 500 caracteres',
    ]);
  });
});

describe('a name for the list', () => {
  it.each([
    ['', 'Por favor, informe o nome do aluno.'],
    ['   ', 'Por favor, informe o nome do aluno.'],
    ['a'.repeat(101), 'Nome do aluno deve ter no máximo 100 caracteres'],
  ])('refuses %j', (name, sentence) => {
    expect(sentences(StudentNameSchema.safeParse(name))).toEqual([sentence]);
  });

  it('is trimmed', () => {
    expect(StudentNameSchema.parse('  Ana   Beatriz ')).toBe('Ana Beatriz');
  });
});

describe('a theme with its day', () => {
  const known = { tema: 'Cinema', prazo: '2025-10-01' };
  const schema = classThemeSchema(() => new Date(TEST_NOW), known);

  it.each([
    ['no day', { tema: 'Cinema', prazo: '' }],
    ['today', { tema: 'Cinema', prazo: '2025-10-22' }],
    ['the day the theme already has, though it is over', known],
  ])('takes %s', (_, fields) => {
    expect(schema.parse(fields)).toEqual(fields);
  });

  it.each([
    ['a day that is over', { tema: 'Cinema', prazo: '2025-10-21' }, /já passou/],
    ['another theme with the day of the old one', { tema: 'Teatro', prazo: '2025-10-01' }, /já passou/],
    ['a day of no calendar', { tema: 'Cinema', prazo: '2026-02-30' }, /data que exista/],
    ['no theme', { tema: ' ', prazo: '' }, 'Por favor, informe o tema da redação.'],
    ['301 characters', { tema: 'a'.repeat(301), prazo: '' }, /no máximo 300/],
  ])('refuses %s', (_, fields, sentence) => {
    expect(sentences(schema.safeParse(fields))).toEqual([expect.stringMatching(sentence)]);
  });
});
