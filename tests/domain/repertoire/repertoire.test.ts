import { describe, expect, it, test } from 'vitest';
import { AXES } from '@/domain/themes/proposals/proposal';
import { ENTRY_KINDS, type RepertoireEntry } from '@/domain/repertoire/entry';
import { entryOf, filterRepertoire, REPERTOIRE } from '@/domain/repertoire/repertoire';
import { analyzeText } from '@/domain/text/analyze-text';
import { contentStems } from '@/domain/text/stem';

const ANY = { words: '', axis: null, kind: null };
const idsOf = (entries: readonly RepertoireEntry[]) => entries.map(({ id }) => id);
const stemsOf = (text: string) => contentStems(analyzeText(text).words);
const sentencesOf = (text: string) => analyzeText(text).sentences.length;

describe('the library', () => {
  it('has at least 120 entries, none twice', () => {
    expect(REPERTOIRE.length).toBeGreaterThanOrEqual(120);
    expect(new Set(idsOf(REPERTOIRE)).size).toBe(REPERTOIRE.length);
    expect(new Set(REPERTOIRE.map(({ name }) => name)).size).toBe(REPERTOIRE.length);
  });

  it.each(AXES)('serves %s with laws, figures, ideas and works', (axis) => {
    const own = filterRepertoire({ ...ANY, axis });
    expect(own.length).toBeGreaterThanOrEqual(12);
    const kinds = new Set(own.map(({ kind }) => kind));
    for (const kind of ['lei', 'dado', 'ideia', 'livro', 'filme', 'acontecimento'] as const)
      expect(kinds).toContain(kind);
  });

  it('has some of every kind', () => {
    for (const kind of ENTRY_KINDS) expect(filterRepertoire({ ...ANY, kind })).not.toEqual([]);
  });
});

describe('an entry', () => {
  test.each(REPERTOIRE.map((entry) => [entry.id, entry] as const))('%s fits a card', (id, entry) => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(new Set(entry.axes).size).toBe(entry.axes.length);
    expect(entry.name.length).toBeLessThanOrEqual(80);
    const shown = [
      [entry.says, 260, 3],
      [entry.serves, 150, 1],
      [entry.trap, 200, 3],
      [entry.productive, 400, 3],
      [entry.pocket, 160, 2],
    ] as const;
    for (const [text, characters, sentences] of shown) {
      expect(text).toMatch(/^[“\p{Lu}\d].*[.?]$/u);
      expect(text.length).toBeLessThanOrEqual(characters);
      expect(sentencesOf(text)).toBeLessThanOrEqual(sentences);
    }
    expect(sentencesOf(entry.productive)).toBeGreaterThanOrEqual(2);
  });

  it('says whose it is and of when, as far as a student must say so', () => {
    const needs = (kind: RepertoireEntry['kind']) => ({
      by: !['lei', 'acontecimento'].includes(kind),
      year: kind !== 'ideia',
    });
    const lacking = REPERTOIRE.filter(
      ({ kind, by, year }) => (needs(kind).by && !by) || (needs(kind).year && !year),
    );
    expect(idsOf(lacking)).toEqual([]);
  });

  it('dates the source of its figures', () => {
    const figures = filterRepertoire({ ...ANY, kind: 'dado' });
    const undated = figures.filter(
      ({ source, year = 0 }) => !(source.match(/\d{4}/g) ?? []).some((one) => Number(one) >= year),
    );
    expect(idsOf(undated)).toEqual([]);
  });

  it('is named in both of its examples', () => {
    const unnamed = REPERTOIRE.filter((entry) => {
      const own = stemsOf(`${entry.name} ${entry.by ?? ''} ${entry.source} ${entry.says}`);
      return [entry.productive, entry.pocket].some(
        (text) => ![...stemsOf(text)].some((stem) => own.has(stem)) && !text.includes(String(entry.year)),
      );
    });
    expect(idsOf(unnamed)).toEqual([]);
  });

  it('ties its example to the theme', () => {
    const loose = REPERTOIRE.filter(({ theme, productive }) => {
      const said = stemsOf(productive);
      return [...stemsOf(theme)].filter((stem) => said.has(stem)).length < 2;
    });
    expect(idsOf(loose)).toEqual([]);
  });

  it('quotes nobody at length', () => {
    const quoted = REPERTOIRE.flatMap(({ says, serves, trap, productive, pocket }) =>
      [says, serves, trap, productive, pocket].flatMap((text) => text.match(/“[^”]*”/g) ?? []),
    );
    expect(quoted.filter((one) => one.split(' ').length > 12)).toEqual([]);
  });
});

describe('looking for an entry', () => {
  it('finds it by its id', () => {
    expect(entryOf('quarto-de-despejo')).toBeNull();
    expect(entryOf('wall-e')).toMatchObject({ kind: 'filme', year: 2008 });
  });

  test.each([
    ['no words: all, in their order', ANY, idsOf(REPERTOIRE)],
    ['an author, without accents', { ...ANY, words: 'lelia' }, ['lelia-gonzalez-pretugues']],
    [
      'words in any order',
      { ...ANY, words: ' JESUS  carolina ' },
      ['carolina-maria-de-jesus-quarto-de-despejo'],
    ],
    ['a year', { ...ANY, words: 'tempos 1936' }, ['tempos-modernos']],
    [
      'a kind and an axis',
      { ...ANY, words: 'chaplin', axis: 'tecnologia', kind: 'filme' },
      ['tempos-modernos'],
    ],
    ['another axis', { ...ANY, words: 'chaplin', axis: 'saúde' }, []],
    ['words of no entry', { ...ANY, words: 'xilofone' }, []],
  ] as const)('%s', (_requirement, filter, ids) => {
    expect(idsOf(filterRepertoire(filter))).toEqual(ids);
  });

  it('puts those nearest to the axis first', () => {
    const first = filterRepertoire({ ...ANY, axis: 'cidade' }).map(({ axes }) => axes[0] === 'cidade');
    expect(first).toEqual(first.toSorted((one, other) => Number(other) - Number(one)));
    expect(first.at(-1)).toBe(false);
  });
});
