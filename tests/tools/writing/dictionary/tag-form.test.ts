import { describe, expect, it } from 'vitest';
import { PLURAL, SINGULAR, TAGS } from '../../../../src/domain/writing/lexicon/tags.ts';
import { tagDerived, tagEntry, tagVerbForm } from '../../../../tools/writing/dictionary/tag-form.ts';

const {
  verb1s,
  verb3s,
  verb3p,
  verb1p,
  verb2,
  gerund,
  participle,
  adjective,
  mascSing,
  femSing,
  mascPlur,
  femPlur,
} = TAGS;

describe('tagVerbForm', () => {
  it.each([
    ['falo', 'falar', verb1s],
    ['gasto', 'gastar', verb1s],
    ['mando', 'mandar', verb1s],
    ['mandando', 'mandar', gerund],
    ['vendo', 'ver', gerund],
    ['cuida', 'cuidar', verb3s],
    ['cuidado', 'cuidar', participle | adjective | mascSing],
    ['conquistadas', 'conquistar', participle | adjective | femPlur],
    ['escrito', 'escrever', participle | adjective | mascSing],
    ['consumo', 'consumir', verb1s],
    ['consumimos', 'consumir', verb1p],
    ['existe', 'existir', verb3s],
    ['exististe', 'existir', verb2],
    ['vivi', 'viver', verb1s],
    ['saí', 'sair', verb1s],
    ['sai', 'sair', verb3s],
    ['falai', 'falar', verb2],
    ['constrói', 'construir', verb3s],
    ['contém', 'conter', verb3s],
    ['contêm', 'conter', verb3p],
    ['compus', 'compor', verb1s],
    ['compôs', 'compor', verb3s],
    ['falam', 'falar', verb3p],
    ['falarão', 'falar', verb3p],
    ['falou', 'falar', verb3s],
  ])('%s of %s', (form, infinitive, tags) => {
    expect(tagVerbForm(form, infinitive)).toBe(tags);
  });
});

describe('tagEntry', () => {
  it.each([
    ['one form where two things are compared', 'inferior', 'D', SINGULAR],
    ['one form where two things are compared', 'melhor', 'DZ', SINGULAR],
    ['a feminine of its own', 'professor', 'D', mascSing],
    ['a feminine of its own', 'japonês', 'D', mascSing],
    ['a singular in -s', 'viés', 'C', mascSing],
    ['either gender in -ã', 'ímã', 'B', SINGULAR],
    ['a discipline, whatever its adjective', 'ecologia', '4', femSing | adjective],
  ])('%s: %s', (_what, word, flags, tags) => {
    expect(tagEntry(word, [...flags])).toBe(tags);
  });
});

describe('tagDerived', () => {
  it.each([
    ['juvenis', 'B', 'juvenil', SINGULAR, PLURAL],
    ['robôs', 'B', 'robô', SINGULAR, PLURAL],
    ['graus', 'B', 'grau', mascSing, mascPlur],
    ['bebês', 'B', 'bebê', SINGULAR, PLURAL],
    ['gripes', 'B', 'gripe', femSing, femPlur],
    ['ingleses', 'D', 'inglês', mascSing, mascPlur],
    ['cristãos', 'E', 'cristão', mascSing, mascPlur],
    ['cristãs', 'E', 'cristão', mascSing, femPlur],
    ['barrigões', 'V', 'barriga', femSing, mascPlur],
  ])('%s, by %s of %s', (form, flag, word, tagsOfWord, tags) => {
    expect(tagDerived(form, flag, word, tagsOfWord)).toBe(tags);
  });
});
