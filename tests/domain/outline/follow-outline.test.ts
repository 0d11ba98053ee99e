// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { followOutline } from '@/domain/outline/follow-outline';
import { EMPTY_OUTLINE, type Outline, type OutlineField } from '@/domain/outline/outline';
import { GOOD_ESSAY } from '../../support/essays';

const follow = (fields: Outline['fields'], essay = GOOD_ESSAY) =>
  followOutline({ ...EMPTY_OUTLINE, fields }, essay);

describe('what of a plan arrived in the text', () => {
  it.each<[field: OutlineField, words: string, place: string | number | null, quote: RegExp]>([
    [
      'tese',
      'Reduzir o desperdício exige enfrentar as falhas da produção e educar para consumir',
      'introdução',
      /^Nesse contexto, reduzir o desperdício/,
    ],
    ['argumento1', 'A maior parte se perde antes da mesa', 2, /^Em primeiro lugar/],
    ['prova1', 'estradas ruins e armazéns que não refrigeram', 2, /^No território brasileiro/],
    ['argumento2', 'hábitos domésticos de compra', 3, /^Ademais, hábitos/],
    ['repertório', 'Bauman e o descarte', 3, /^O sociólogo Zygmunt Bauman/],
    ['agente', 'Ministério da Agricultura', 'conclusão', /^Para tanto, o Ministério/],
    ['finalidade', 'refeições para famílias vulneráveis', 'conclusão', /^Para tanto, o Ministério/],
    ['prova2', 'uma pesquisa da escola sobre a merenda de sexta-feira', null, /^$/],
    ['meio', 'aplicativo de celular', null, /^$/],
  ])('%s, “%s”: %s', (field, words, place, quote) => {
    const [found] = follow({ [field]: words });
    expect(found).toMatchObject({ field, words });
    expect(found?.passage?.place ?? null).toBe(place);
    expect(found?.passage?.quote ?? '').toMatch(quote);
  });

  it('a passage is told by its place in the text as written', () => {
    const written = `Um título\n\n   ${GOOD_ESSAY}`;
    const [found] = follow({ agente: 'Ministério da Agricultura' }, written);
    const { start = 0, end = 0, quote } = found?.passage ?? {};
    expect(written.slice(start, end)).toBe(quote);
    expect(quote).toMatch(/^Para tanto/);
  });

  it('where two sentences say it, the one in its paragraph is told', () => {
    const essay = 'A escola ensina a cozinhar.\nNada disso muda.\nA escola ensina a cozinhar em casa.';
    const [thesis, action] = follow(
      { tese: 'a escola ensina a cozinhar', ação: 'ensinar a cozinhar' },
      essay,
    );
    expect(thesis?.passage?.place).toBe('introdução');
    expect(action?.passage?.place).toBe('conclusão');
  });

  it('fields without words, the theme, and words that only join say nothing', () => {
    expect(follow({ tema: 'comida no lixo', tese: ' ', meio: 'por isso' })).toEqual([]);
    expect(follow({ tese: 'comida no lixo' }, '')).toEqual([
      { field: 'tese', words: 'comida no lixo', passage: null },
    ]);
  });
});
