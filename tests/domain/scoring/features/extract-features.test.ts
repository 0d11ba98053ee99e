import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractFeatures, FEATURE_NAMES, type FeatureName } from '@/domain/scoring/features/extract-features';
import { analyzeText } from '@/domain/text/analyze-text';
import golden from '../../../fixtures/scoring/golden-features.json';

function featuresOf(essay: string, theme = 'O acesso à leitura', supportText?: string | null) {
  return extractFeatures({
    essay: analyzeText(essay),
    theme: analyzeText(theme),
    supportText: supportText ? analyzeText(supportText) : null,
  });
}

/** Names of features whose value is not a finite number. */
function unsoundOf(features: Record<FeatureName, number>): string[] {
  return FEATURE_NAMES.filter((name) => !Number.isFinite(features[name]));
}

describe('features of the scorer', () => {
  it.each(golden)(
    'have the values that the weights were trained with: $name',
    ({ essay, theme, supportText, features }) => {
      const measured = featuresOf(essay, theme, supportText);
      const reference = Object.entries(features) as [FeatureName, number][];
      expect(reference).toHaveLength(FEATURE_NAMES.length);
      const different = reference.filter(([name, value]) => !(Math.abs(measured[name] - value) <= 1e-9));
      expect(different.map(([name, value]) => [name, measured[name], value])).toEqual([]);
    },
  );

  it('are many, each with a name of its own', () => {
    expect(FEATURE_NAMES.length).toBeGreaterThanOrEqual(190);
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURE_NAMES.length);
    expect(Object.keys(featuresOf('Uma redação.'))).toEqual([...FEATURE_NAMES]);
  });

  it.each(['', ' \n ', 'fim', '1988', '...', '"', '\ud800', 'a\udc00b', '\u200b', 'e\u0301', '9%'])(
    'are finite numbers for %j',
    (text) => {
      expect(unsoundOf(featuresOf(text, text, text))).toEqual([]);
      expect(unsoundOf(featuresOf(text, '', null))).toEqual([]);
    },
  );

  it('are finite numbers for any text, theme and support text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom('se', 'à', 'os', '“', '.', ' ', '\n', '-', '1988', '%', 'governo', '\ud800'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, anyText, (essay, theme, support) => {
        expect(unsoundOf(featuresOf(essay, theme, support))).toEqual([]);
      }),
    );
  });

  it.each([
    'a',
    'a\n',
    'Escola nova.\n',
    'se ',
    'os menino ',
    'há a',
    '"a" ',
    '1   ',
    'a-',
    '."',
    'por meio de ',
  ])('end for %j over 100,000 characters', (unit) => {
    const text = analyzeText(unit.repeat(Math.ceil(100_000 / unit.length)));
    expect(unsoundOf(extractFeatures({ essay: text, theme: text, supportText: text }))).toEqual([]);
    // Takes 0.3 s on an idle machine; a quadratic algorithm would take minutes and exceed the time limit of the
    // test.
  });

  it('do not depend on how quotation marks, dashes, the ellipsis and accents are typed', () => {
    const straight = 'Li "O Rio" - bom livro - e parei... Então, não li mais "Nada" daí.';
    const typeset = 'Li “O Rio” – bom livro – e parei… Então, não li mais «Nada» daí.';
    const { characters: _straight, ...measured } = featuresOf(straight);
    const { characters: _typeset, ...measuredTypeset } = featuresOf(typeset);
    expect(measuredTypeset).toEqual(measured);
    expect(featuresOf(straight.normalize('NFD'))).toMatchObject(measured);
  });

  it('know every word of letters, and no number, as a word', () => {
    expect(featuresOf('Em 1988, a covid-19 e o guarda-chuva.')).toMatchObject({
      words: 6,
      numbers: 2,
      years: 1,
    });
  });
});
