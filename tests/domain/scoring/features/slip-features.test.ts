import { describe, expect, it } from 'vitest';
import { extractFeatures, type FeatureName } from '@/domain/scoring/features/extract-features';
import { analyzeText } from '@/domain/text/analyze-text';

const measure = (name: FeatureName, essay: string) =>
  extractFeatures({ essay: analyzeText(essay), theme: analyzeText('') })[name];

describe('slip features', () => {
  it.each<[FeatureName, string, string]>([
    ['unaccentedEndingRate', 'A populacao perdeu a paciencia.', 'A população perdeu a paciência.'],
    ['masWithoutCommaRate', 'O rio subiu mas ninguém saiu.', 'O rio subiu, mas ninguém saiu.'],
    ['poremWithoutCommaRate', 'O rio subiu porém ninguém saiu.', 'O rio subiu, porém ninguém saiu.'],
    ['naQualRate', 'A escola na qual estudo fechou.', 'A escola em que estudo fechou.'],
    ['singularVerbAfterPluralRate', 'Hoje as escolas está cheias.', 'Hoje as escolas estão cheias.'],
    ['pluralVerbAfterSingularRate', 'Hoje a escola estão cheia.', 'Hoje a escola está cheia.'],
    ['doubledMarkRate', 'A escola fechou,, e o povo saiu..', 'A escola fechou, e o povo saiu...'],
    ['gerundOpeningShare', 'A escola fechou. Deixando todos fora.', 'A escola fechou, deixando todos fora.'],
    ['fragmentOpeningShare', 'A escola fechou. Porque faltou verba.', 'A escola fechou porque faltou verba.'],
  ])('%s tells a slip from the right form', (name, wrong, right) => {
    expect(measure(name, wrong)).toBeGreaterThan(0);
    expect(measure(name, right)).toBe(0);
  });
});
