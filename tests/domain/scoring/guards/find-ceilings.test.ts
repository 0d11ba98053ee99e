import { describe, expect, it } from 'vitest';
import { findCeilings } from '@/domain/scoring/guards/find-ceilings';
import { analyzeText } from '@/domain/text/analyze-text';
import { judgeTheme } from '@/domain/themes/judge-theme';
import { ADVERSARIAL } from '../../../fixtures/scoring/adversarial';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

function ceilingsOf(input: { theme: string; essay: string; supportText?: string }) {
  const essay = analyzeText(input.essay);
  const theme = analyzeText(input.theme);
  const supportText = input.supportText === undefined ? undefined : analyzeText(input.supportText);
  return findCeilings({ essay, theme, supportText, themeVerdict: judgeTheme(essay, theme) });
}

const adversarial = (id: string) => {
  const found = ADVERSARIAL.find((one) => one.id === id);
  if (!found) throw new Error(`no adversarial text ${id}`);
  return found;
};

describe('findCeilings', () => {
  it.each([
    ['tangenciamento', 'velhice-completa-sob-outro-tema', { 2: 40, 3: 40, 5: 40 }],
    ['tema-so-citado', 'velhice-salpicada-de-cinema', { 2: 80, 3: 80, 5: 80 }],
    ['sem-conteudo', 'delirio-com-estrutura', { 2: 40, 3: 40, 4: 120, 5: 40 }],
    ['trechos-repetidos', 'paragrafo-dez-vezes', { 1: 80, 2: 40, 3: 40, 4: 40, 5: 40 }],
    ['paragrafos-parecidos', 'paragrafo-com-sinonimos', { 1: 120, 2: 80, 3: 80, 4: 80, 5: 80 }],
    ['tema-repetido', 'tema-em-cada-frase', { 1: 80, 2: 40, 3: 40, 4: 40, 5: 40 }],
    ['lista-de-conectivos', 'lista-de-conectivos', { 1: 40, 2: 40, 3: 0, 4: 40, 5: 40 }],
    ['palavras-soltas', 'palavras-embaralhadas', { 1: 40, 2: 40, 3: 0, 4: 40, 5: 0 }],
    ['so-proposta', 'so-a-proposta', { 2: 40, 3: 40, 4: 80 }],
    ['paragrafos-quebrados', 'uma-palavra-por-linha', { 1: 120, 2: 80, 3: 80, 4: 40, 5: 120 }],
    ['fora-de-ordem', 'paragrafos-de-tras-para-frente', { 2: 120, 3: 80, 4: 120 }],
    ['copia-parcial', 'copia-pela-metade', { 2: 80 }],
    ['letras-trocadas', 'paragrafo-repetido-com-letras-trocadas', { 1: 80, 2: 80, 3: 80, 4: 80, 5: 80 }],
    ['recado-ao-corretor', 'pedido-no-fim', { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 }],
  ])('sees %s in %s', (reason, id, levels) => {
    expect(ceilingsOf(adversarial(id))).toContainEqual({ reason, levels });
  });

  it('limits an essay that leaves its theme after the first paragraph as one that only touches it', () => {
    const [first = ''] = GOOD_ESSAY.split('\n');
    const mixed = [first, ...OTHER_THEME_ESSAY.split('\n').slice(1)].join('\n');
    const ceilings = findCeilings({
      essay: analyzeText(mixed),
      theme: analyzeText(SAMPLE_THEME),
      themeVerdict: 'so-no-inicio',
    });
    expect(ceilings).toContainEqual({ reason: 'tema-so-no-inicio', levels: { 2: 40, 3: 40, 5: 40 } });
    const seen = ceilingsOf({ essay: mixed, theme: SAMPLE_THEME });
    expect(seen.map(({ levels }) => levels)).toContainEqual({ 2: 40, 3: 40, 5: 40 });
  });

  it.each([
    ['a strong essay', GOOD_ESSAY],
    ['a weak essay', WEAK_ESSAY],
    ['an empty essay', ''],
    ['a few words', 'Só três palavras.'],
  ])('leaves %s alone', (_requirement, essay) => {
    expect(ceilingsOf({ theme: SAMPLE_THEME, essay })).toEqual([]);
  });

  it('a theme without words limits nothing', () => {
    expect(ceilingsOf({ theme: '', essay: GOOD_ESSAY })).toEqual([]);
  });

  it.each([
    ['the same word', 'palavra '.repeat(12_500)],
    ['one word', 'x'.repeat(100_000)],
    ['broken surrogates', '\uD83D '.repeat(50_000)],
    ['one-word lines', 'a\n'.repeat(50_000)],
    ['different words', Array.from({ length: 14_000 }, (_word, at) => `pal${at}`).join(' ')],
  ])('ends for 100,000 characters of %s', (_requirement, essay) => {
    // A quadratic algorithm would exceed the time limit of the test.
    expect(ceilingsOf({ theme: SAMPLE_THEME, essay, supportText: essay })).toBeDefined();
  });
});
