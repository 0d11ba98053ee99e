import { describe, expect, it } from 'vitest';
import { profileFormSchema } from '@/contracts/profile-form';
import { EMPTY_PROFILE_EXTRA, ProfileExtraSchema } from '@/contracts/profile-extra';
import { TEST_NOW } from '../support/builders';
import { buildProfile } from '../support/profiles';

const schema = profileFormSchema(() => new Date(TEST_NOW));
const read = (changes: Record<string, string>) => schema.safeParse({ ...buildProfile(), ...changes });

const address = (length: number) => `https://a.example/${'a'.repeat(length - 'https://a.example/'.length)}`;

const PORTRAIT = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

describe('the profile form takes', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a name of two characters', { nome: 'Jó' }, { nome: 'Jó' }],
    ['a name of 100', { nome: 'a'.repeat(100) }, { nome: 'a'.repeat(100) }],
    ['a name with blanks too many', { nome: '  Marina \t Duarte ' }, { nome: 'Marina Duarte' }],
    ['markup as text', { nome: '<b>Marina</b>', biografia: '<script>' }, { nome: '<b>Marina</b>' }],
    ['a phone as digits', { telefone: '85988000000' }, { telefone: '(85) 98800-0000' }],
    ['no phone', { telefone: ' ' }, { telefone: '' }],
    ['a date of birth', { data_nascimento: '14/03/2008' }, { data_nascimento: '2008-03-14' }],
    ['no date of birth', { data_nascimento: '' }, { data_nascimento: '' }],
    ['no choices', { genero: '', escolaridade: '', area_interesse: '' }, { genero: '', escolaridade: '' }],
    ['places of 100', { cidade: 'a'.repeat(100), estado: 'b'.repeat(100), pais: 'c'.repeat(100) }, {}],
    ['a biography of 200', { biografia: 'a'.repeat(200) }, { biografia: 'a'.repeat(200) }],
    ['a biography of 200 emoji', { biografia: '👩‍🚀'.repeat(200) }, {}],
    ['a biography of several lines', { biografia: ' Um.\n\nDois. ' }, { biografia: 'Um.\n\nDois.' }],
    ['no picture', { avatar_url: '' }, { avatar_url: '' }],
    ['a picture itself', { avatar_url: PORTRAIT }, { avatar_url: PORTRAIT }],
    ['a picture of 2000 characters', { avatar_url: address(2000) }, {}],
  ])('%s', (_requirement, typed, read_) => {
    expect(read(typed)).toMatchObject({ success: true, data: read_ });
  });
});

describe('the profile form refuses', () => {
  it.each([
    ['a name of signs', 'nome', '-- 2', 'O nome precisa ter letras'],
    ['no name', 'nome', '', 'Nome deve ter pelo menos 2 caracteres'],
    ['a name of blanks', 'nome', '   ', 'Nome deve ter pelo menos 2 caracteres'],
    ['a name nobody can see', 'nome', '\u200b\u200b\u200b', 'Nome deve ter pelo menos 2 caracteres'],
    ['a name of one character', 'nome', 'M', 'Nome deve ter pelo menos 2 caracteres'],
    ['a name of 101', 'nome', 'a'.repeat(101), 'Nome muito longo'],
    ['a phone that is none', 'telefone', '123', 'Formato de telefone inválido'],
    ['a city of 101', 'cidade', 'a'.repeat(101), 'Nome da cidade muito longo'],
    ['a state of 101', 'estado', 'a'.repeat(101), 'Nome do estado muito longo'],
    ['a country of 101', 'pais', 'a'.repeat(101), 'Nome do país muito longo'],
    ['a biography of 201', 'biografia', 'a'.repeat(201), 'Biografia deve ter no máximo 200 caracteres'],
    [
      'a birth in the future',
      'data_nascimento',
      '23/10/2025',
      'A data de nascimento não pode estar no futuro',
    ],
    ['a birth long ago', 'data_nascimento', '14/03/1808', 'Confira o ano de nascimento'],
    [
      'a date that is none',
      'data_nascimento',
      '31/04/2008',
      'Escreva a data como dia/mês/ano, por exemplo 14/03/2008',
    ],
    [
      'a picture without https',
      'avatar_url',
      'http://a.example/a.png',
      'O endereço da foto deve começar com https://',
    ],
    [
      'a script for a picture',
      'avatar_url',
      'javascript:alert(1)',
      'O endereço da foto deve começar com https://',
    ],
    [
      'a picture of another kind',
      'avatar_url',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'O endereço da foto deve começar com https://',
    ],
    ['half an address', 'avatar_url', 'https://', 'O endereço da foto deve começar com https://'],
    ['a picture of 2001 characters', 'avatar_url', address(2001), 'Endereço da foto muito longo'],
  ])('%s', (_requirement, field, typed, sentence) => {
    const result = read({ [field]: typed });
    expect(result.error?.issues).toMatchObject([{ path: [field], message: sentence }]);
  });

  it('a choice that does not exist', () => {
    expect(read({ genero: 'x' }).success).toBe(false);
  });
});

describe('ProfileExtraSchema', () => {
  it.each([
    ['an empty record is filled up, with Brasil as country', {}, {}],
    ['a known choice stands', { genero: 'feminino' }, { genero: 'feminino' }],
    ['an unknown choice counts as not given', { escolaridade: 'primário' }, {}],
    ['a field of the wrong type counts as not given', { estado: 5 }, {}],
    ['a biography of 200 characters stands', { biografia: 'a'.repeat(200) }, { biografia: 'a'.repeat(200) }],
  ])('%s', (_requirement, stored, change) => {
    expect(ProfileExtraSchema.parse(stored)).toEqual({ ...EMPTY_PROFILE_EXTRA, ...change });
  });
});
