import { describe, expect, it } from 'vitest';
import { PLURAL, SINGULAR, TAGS } from '../../../../src/domain/writing/lexicon/tags.ts';
import { mergeTags } from '../../../../tools/writing/dictionary/build-dictionary.ts';

const { mascSing, mascPlur, femSing, femPlur, verb2, verb3s, verb3p, other } = TAGS;

describe('mergeTags', () => {
  it.each([
    ['adds the noun that essays know to a form of a verb', 'saúde', verb3s, verb3s | femSing],
    ['replaces a guess of both genders by what essays show', 'problema', SINGULAR, mascSing],
    ['replaces all tags by what is set by hand', 'têm', verb3s, verb3p],
    ['leaves alone what nobody knows better', 'xilofone', mascSing, mascSing],
  ])('%s: %s', (_what, form, given, merged) => {
    expect(mergeTags(new Map([[form, given]])).get(form)).toBe(merged);
  });

  it.each([
    ['faiscador', mascSing, 'faiscadores', mascPlur],
    ['gazal', mascSing, 'gazais', mascPlur],
    ['zarão', femSing, 'zarões', femPlur],
    ['fulgem', femSing, 'fulgens', femPlur],
    ['montês', mascSing, 'monteses', mascPlur],
    ['revés', mascSing, 'reveses', mascPlur],
    ['fuxil', mascSing, 'fuxis', mascPlur],
  ])('makes the plural of %s, known as a verb only, a noun too', (singular, tags, plural, tagsOfPlural) => {
    const merged = mergeTags(
      new Map([
        [singular, tags],
        [plural, verb2],
      ]),
    );
    expect(merged.get(plural)).toBe(verb2 | tagsOfPlural);
  });

  it('gives a plural the gender that essays tell of its singular', () => {
    const merged = mergeTags(
      new Map([
        ['febre', SINGULAR],
        ['febres', PLURAL],
      ]),
    );
    expect([merged.get('febre'), merged.get('febres')]).toEqual([femSing, femPlur]);
  });

  it('adds no form that the dictionary does not have, but the words of grammar', () => {
    const merged = mergeTags(new Map([['gazal', mascSing]]));
    expect([merged.has('gazais'), merged.has('saúde'), merged.get('para')]).toEqual([false, false, other]);
  });
});
