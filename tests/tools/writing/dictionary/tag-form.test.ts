import { describe, expect, it } from 'vitest';
import { TAGS } from '../../../../src/domain/writing/lexicon/tags.ts';
import { tagVerbForm } from '../../../../tools/writing/dictionary/tag-form.ts';

const { verb1s, verb3s, verb3p, verb1p, verb2, gerund, participle, adjective, mascSing, femPlur } = TAGS;

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
