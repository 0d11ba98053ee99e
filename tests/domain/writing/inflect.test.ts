import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  adjectiveForm,
  feminineOf,
  otherNumber,
  pluralOfNoun,
  pluralOfVerb,
  singularOfVerb,
} from '@/domain/writing/inflect';
import { PLURAL, SINGULAR, TAGS } from '@/domain/writing/lexicon/tags';
import { dictionary } from '../../support/dictionary';

const REGULAR: Record<string, readonly string[]> = {
  ar: ['a am', 'e em', 'ou aram', 'ava avam', 'ará arão', 'aria ariam', 'asse assem', 'ar arem'],
  er: ['e em', 'a am', 'eu eram', 'ia iam', 'erá erão', 'eria eriam', 'esse essem', 'er erem'],
  ir: ['e em', 'a am', 'iu iram', 'ia iam', 'irá irão', 'iria iriam', 'isse issem', 'ir irem'],
  // Verbs in "-zer" and "-zir" whose singular has no final e: "reduz", "faz", "diz".
  zer: [' em'],
  zir: [' em'],
};
/** Words that the dictionary lists as infinitives by mistake: "souber", and "refezar" because of "refez". */
const NO_INFINITIVE = /(?:prouv|soub|estiv)er$|^(?:condir|estevar|refezar|desfazar)$/;

const has = (form: string, tags: number) => (dictionary.tagsOf(form) & tags) !== 0;
/** A plural that two infinitives share: "amaram" of "amar" or "amarar". */
const isShared = (plural: string) => has(`${plural.slice(0, -2)}ar`, TAGS.infinitive);

/** For each infinitive, the singulars and plurals of the third person that the dictionary contains. */
function regularForms() {
  const [singulars, plurals] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: typeof plurals, form: string, of: string) =>
    map.set(form, (map.get(form) ?? new Set()).add(of));
  const entries = readFileSync('node_modules/dictionary-pt/index.dic', 'utf8').matchAll(
    /^(\p{Ll}*[aei]r)\//gmu,
  );
  for (const [, verb = ''] of entries) {
    if (!has(verb, TAGS.infinitive) || NO_INFINITIVE.test(verb)) continue;
    const conjugation = /(?:[ai]z)er$|uzir$/.test(verb) ? verb.slice(-3) : verb.slice(-2);
    const stem = verb.slice(0, -2);
    for (const pair of REGULAR[conjugation] ?? []) {
      const [singular = '', plural = ''] = pair.split(' ').map((ending) => stem + ending);
      if (!has(singular, TAGS.verb3s | TAGS.infinitive) || !has(plural, TAGS.verb3p)) continue;
      add(singulars, singular, plural);
      add(plurals, plural, singular);
    }
  }
  return { singulars, plurals };
}

describe('verbs', () => {
  it.each([
    ['faz', 'fazem'],
    ['é', 'são'],
    ['precisa', 'precisam'],
    ['vive', 'vivem'],
    ['mudou', 'mudaram'],
    ['caiu', 'caíram'],
    ['mantém', 'mantêm'],
    ['fará', 'farão'],
    ['possui', 'possuem'],
    ['fizer', 'fizerem'],
    ['reduz', 'reduzem'],
    ['condiz', 'condizem'],
    ['satisfaz', 'satisfazem'],
    ['satisfez', 'satisfizeram'],
    ['jaz', 'jazem'],
    ['coze', 'cozem'],
    ['utilize', 'utilizem'],
    ['requer', 'requerem'],
    ['propõe', 'propõem'],
    ['provê', 'proveem'],
    ['relê', 'releem'],
    ['dá', 'dão'],
    ['está', 'estão'],
    ['abstém', 'abstêm'],
    ['sai', 'saem'],
    ['constrói', 'constroem'],
    ['construiu', 'construíram'],
    ['contribuir', 'contribuírem'],
    ['consegue', 'conseguem'],
    ['distingue', 'distinguem'],
    ['atue', 'atuem'],
    ['influi', 'influem'],
    ['interveio', 'intervieram'],
    ['contradisse', 'contradisseram'],
  ])('%s, %s', (singular, plural) => {
    expect(pluralOfVerb(singular, dictionary)).toBe(plural);
    expect(singularOfVerb(plural, dictionary)).toBe(singular);
  });

  it('inflect all the regular verbs of the dictionary as it does, or not at all where two verbs share a form', () => {
    const { singulars, plurals } = regularForms();
    expect(plurals.size).toBeGreaterThan(100_000);
    const wrong = [
      ...[...plurals].filter(([plural, of]) => {
        const singular = singularOfVerb(plural, dictionary);
        return singular === undefined ? !isShared(plural) : !of.has(singular);
      }),
      ...[...singulars].filter(([singular, of]) => !of.has(pluralOfVerb(singular, dictionary) ?? '')),
    ];
    expect(wrong.map(([form]) => form)).toEqual([]);
  });

  it('gives nothing for what is no verb', () => {
    expect(pluralOfVerb('xyzw', dictionary)).toBeUndefined();
    expect(singularOfVerb('', dictionary)).toBeUndefined();
  });
});

describe('nouns', () => {
  it.each([
    ['aluno', 'alunos'],
    ['geração', 'gerações'],
    ['cidadão', 'cidadãos'],
    ['jovem', 'jovens'],
    ['mulher', 'mulheres'],
    ['social', 'sociais'],
    ['possível', 'possíveis'],
    ['país', 'países'],
    ['mês', 'meses'],
  ])('%s, %s', (singular, plural) => {
    expect(pluralOfNoun(singular, PLURAL, dictionary)).toBe(plural);
  });
});

describe('adjectives', () => {
  it.each([
    ['necessário', 'necessária'],
    ['trabalhador', 'trabalhadora'],
    ['cristão', 'cristã'],
  ])('%s, %s', (masculine, feminine) => {
    expect(feminineOf(masculine, TAGS.femSing, dictionary)).toBe(feminine);
  });
});

describe('agreeing forms', () => {
  it.each([
    ['desafio', PLURAL, 'desafios'],
    ['desafios', SINGULAR, 'desafio'],
    ['análises', SINGULAR, 'análise'],
    ['jardins', SINGULAR, 'jardim'],
    ['meses', SINGULAR, 'mês'],
    ['tubulações', SINGULAR, 'tubulação'],
    ['pênis', SINGULAR, undefined],
  ])('%s in the other number', (noun, number, form) => {
    expect(otherNumber(noun, number, dictionary)).toBe(form);
  });

  it.each([
    ['atingido', TAGS.femPlur, 'atingidas'],
    ['importantes', SINGULAR, 'importante'],
    ['perigoso', TAGS.femSing, 'perigosa'],
    ['sociais', TAGS.mascSing, 'social'],
    ['brasileira', TAGS.mascPlur, 'brasileiros'],
    ['capaz', PLURAL, 'capazes'],
    ['cansadas', TAGS.femPlur, 'cansadas'],
  ])('%s as an adjective', (adjective, tags, form) => {
    expect(adjectiveForm(adjective, tags, dictionary)).toBe(form);
  });
});
