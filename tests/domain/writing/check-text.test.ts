import { describe, expect, it } from 'vitest';
import { checkText, createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import type { Rule } from '@/domain/writing/rule';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import { dictionary } from '../../support/dictionary';
import { inLines } from '../../support/in-lines';

const rule = (id: string, code: Rule['code'], patterns: string[]): Rule => ({
  id,
  code,
  name: id,
  message: id,
  patterns,
});

const marksOf = (rules: readonly Rule[], text: string) =>
  createChecker(rules)(readForChecking(text, smallLexicon)).map(
    ({ rule: id, start, end }) => `${id}: ${text.slice(start, end)}`,
  );

describe('createChecker', () => {
  it('keeps the stricter pen where two passages overlap', () => {
    const rules = [rule('style', 'cliche', ['casa azul']), rule('spelling', 'ortografia', ['azul clara'])];
    expect(marksOf(rules, 'A casa azul clara.')).toEqual(['spelling: azul clara']);
  });

  it('keeps the rule that stands first where two of one pen overlap', () => {
    const rules = [rule('first', 'ortografia', ['azul clara']), rule('second', 'crase', ['casa azul'])];
    expect(marksOf(rules, 'A casa azul clara.')).toEqual(['first: azul clara']);
  });

  it('asks for nothing that stands there already', () => {
    const rules = [rule('capital', 'maiuscula', ['o [senado] → Senado'])];
    expect(marksOf(rules, 'No Senado, o Senado; o senado. O SENADO.')).toEqual(['capital: senado']);
    const names = [rule('name', 'maiuscula', ['lei da educação → Lei da Educação'])];
    expect(marksOf(names, 'A Lei\u00a0da\u00a0Educac\u0327a\u0303o e a Lei da E\u00adducação.')).toEqual([]);
    expect(marksOf(names, 'A lei\u00a0da Educação.')).toEqual(['name: lei\u00a0da Educação']);
  });
});

describe('what a mark says', () => {
  const say = (message?: string) =>
    createChecker([
      {
        id: 'one',
        code: 'crase',
        name: 'one',
        message: 'Porque sim.',
        example: 'a pé',
        find: () => [{ start: 0, end: 1, ...(message !== undefined && { message }) }],
      },
    ])(readForChecking('A casa azul.', smallLexicon))[0];

  it("keeps the rule's example apart from its message", () => {
    expect(say()).toMatchObject({ message: 'Porque sim.', example: 'a pé' });
  });

  it('has no example beside a message about these very words', () => {
    expect(say('É a casa.')).toMatchObject({ message: 'É a casa.' });
    expect(say('É a casa.')).not.toHaveProperty('example');
  });
});

describe('checkText', () => {
  const replacementsOf = (text: string) =>
    checkText(text, lexiconWithModels).map(
      ({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`,
    );

  it.each([
    [
      'knows words with the ligatures of a printed page',
      'A \uFB01loso\uFB01a e o con\uFB02ito são temas.',
      [],
    ],
    ['gives a ligature its capital', '\uFB01lhos e pais moram ali.', ['\uFB01lhos → Filhos']],
    [
      'mends the sign behind a word together with it',
      'A conciência,disse ele, pesa.',
      ['conciência,disse → consciência, disse'],
    ],
    [
      'mends two words and the sign between them together',
      'A conciência,atravez dela, pesa.',
      ['conciência,atravez → consciência, através'],
    ],
    ['takes the same word beside it away', 'Foi atravez através dela.', ['atravez através → através']],
    ['begins a sentence with a capital', 'conciência não falta.', ['conciência → Consciência']],
    ['proposes no word that is none', 'Vi essas percuçoes ali.', ['percuçoes → undefined']],
    ['puts a whole name right', 'Vimos a copa do mundo.', ['copa do mundo → Copa do Mundo']],
  ])('%s', (_requirement, text, replacements) => {
    expect(replacementsOf(text)).toEqual(replacements);
  });
});

describe('checkText', () => {
  it.each([
    ['a word divided at a line end', 'Os direitos humanos são ga-\nrantidos pela lei.'],
    ['one after an article', 'Muitos livros das biblio-\ntecas estão velhos.'],
    ['blanks that do not break', 'O Ministério\u00A0da\u00A0Educação age.'],
    ['letters printed as one', 'O con\uFB02ito e a \uFB01loso\uFB01a são temas.'],
  ])('marks nothing for %s', (_what, text) => {
    expect(checkText(text, dictionary).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });

  it('marks in narrow lines what it marks in one, where it stands', () => {
    const text =
      'A falta de políticas sociais é antiga, e o preço dos livros afasta os jovens. Houveram várias promessas, mas as pessoas que vive longe das capitais não vão nas bibliotecas. A situação dos leitores que moram no interior há dez anos atrás era pior.';
    const marksIn = (written: string) =>
      checkText(written, dictionary).map(({ start, end, id }) => [
        id,
        written.slice(start, end).replace('\n', ' '),
      ]);
    expect(marksIn(text).length).toBeGreaterThan(1);
    for (const width of [28, 30, 36, 44, 60]) expect(marksIn(inLines(text, width))).toEqual(marksIn(text));
  });
});
