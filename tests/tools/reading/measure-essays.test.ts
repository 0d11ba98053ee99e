import { describe, expect, it } from 'vitest';
import { measureEssays } from '../../../tools/reading/bench/measure-essays.ts';
import type { GoldEssay } from '../../../tools/reading/bench/read-gold.ts';
import type { BenchLine } from '../../../tools/reading/bench/to-bench-line.ts';

const TEXT =
  'A rua está suja. Falta cesto em toda parte.\nSegundo o IBGE, sobra lixo.\nA prefeitura deve pôr cestos para limpar a rua.';

const place = (quote: string) => {
  const start = TEXT.indexOf(quote);
  return { start, end: start + quote.length };
};

const GOLD: GoldEssay = {
  id: 'a',
  theme: 'O lixo na rua',
  text: TEXT,
  treats: 'full',
  textType: 'dissertativo',
  humanRights: null,
  thesis: { quote: 'Falta cesto', explicit: true },
  paragraphs: [
    { i: 0, role: 'introducao', claim: 'A rua está suja', support: [], onTheme: true },
    { i: 1, role: 'desenvolvimento', claim: 'sobra lixo', support: ['dado'], onTheme: true },
    { i: 2, role: 'conclusao', claim: null, support: [], onTheme: true },
  ],
  repertoire: [{ quote: 'Segundo o IBGE, sobra lixo' }],
  proposals: [
    {
      quote: 'A prefeitura deve pôr cestos',
      agent: 'A prefeitura',
      action: 'pôr cestos',
      means: null,
      purpose: 'para limpar a rua',
      detail: null,
      actionNull: false,
    },
  ],
  links: { between: ['Segundo'], inside: [] },
};

const PROPOSAL = {
  agent: place('prefeitura'),
  action: place('pôr cestos'),
  means: null,
  purpose: place('para limpar'),
  detail: null,
};

const RIGHT: BenchLine = {
  id: 'a',
  textType: 'dissertativo',
  thesis: place('Falta cesto em toda parte.'),
  thesisSure: true,
  repertoire: [place('IBGE')],
  between: [place('Segundo o IBGE')],
  inside: [],
  bare: [],
  offTheme: [],
  humanRights: null,
  proposal: PROPOSAL,
  themeMatch: true,
  steps: [{ competency: 3, place: place('A rua está suja.') }],
};

const measure = (changes: Partial<BenchLine>, gold: Partial<GoldEssay> = {}) => {
  const { shares, misses } = measureEssays(
    [{ ...GOLD, ...gold }],
    new Map([['a', { ...RIGHT, ...changes }]]),
  );
  return { of: (name: string) => shares.find((share) => share.name === name), misses };
};

describe('measureReadings', () => {
  it('finds nothing wrong with what is right', () => {
    const { of, misses } = measure({});
    expect(misses).toEqual([]);
    for (const name of ['elements denied', 'elements invented', 'proposal denied', 'thesis denied'])
      expect(of(name)).toMatchObject({ hits: 0 });
    expect(of('thesis in place but hedged')).toMatchObject({ hits: 0 });
    for (const name of [
      'thesis in place',
      'thesis sure and in place',
      'repertoire found',
      'repertoire right',
      'elements in place',
    ])
      expect(of(name)).toMatchObject({ hits: of(name)?.of });
  });

  it.each([
    ['an element denied', { proposal: { ...PROPOSAL, purpose: null } }, 'purpose denied'],
    ['an element invented', { proposal: { ...PROPOSAL, means: place('a rua') } }, 'means invented'],
    ['a proposal denied', { proposal: null }, 'proposal denied'],
    ['a thesis denied', { thesis: null }, 'thesis denied'],
    ['a thesis hedged', { thesisSure: false }, 'thesis in place but hedged'],
    ['support denied', { bare: [1] }, 'support denied'],
    ['the theme denied to a paragraph', { offTheme: [0] }, 'theme denied to a paragraph'],
    ['another type invented', { textType: 'carta' }, 'other text type invented'],
    ['a right theme warned about', { themeMatch: false }, 'right theme warned'],
  ] satisfies [string, Partial<BenchLine>, string][])('counts %s', (_what, changes, name) => {
    expect(measure(changes).of(name)).toMatchObject({ hits: 1 });
  });

  it('tells where a thesis was put instead', () => {
    expect(measure({ thesis: place('A rua está suja.') }).misses).toEqual([
      { id: 'a', what: 'thesis elsewhere', quote: 'A rua está suja.' },
    ]);
  });

  it.each([
    ['in its paragraph', 'Falta cesto', 3, [1, 1]],
    ['elsewhere', 'sobra lixo', 3, [1, 0]],
    ['on another competency', 'Falta cesto', 5, [0, 0]],
  ] as const)('looks for the first advice of a reader in the steps: %s', (_where, quote, c, hits) => {
    const { of } = measure({}, { say: [{ c, quote }] });
    expect(
      ['first advice in the steps', 'first advice and its paragraph'].map((name) => of(name)?.hits),
    ).toEqual(hits);
  });

  it('tells a repertoire that is none', () => {
    const { of, misses } = measure({ repertoire: [place('IBGE'), place('cesto')] });
    expect(of('repertoire right')).toEqual({ name: 'repertoire right', hits: 1, of: 2 });
    expect(misses).toEqual([{ id: 'a', what: 'repertoire invented', quote: 'cesto' }]);
  });

  it('measures the theme alone of a pair', () => {
    const pair = { id: 'a', theme: 'Outro', text: TEXT, right: false };
    const { shares } = measureEssays([pair], new Map([['a', RIGHT]]));
    expect(shares).toEqual([{ name: 'wrong theme warned', hits: 0, of: 1 }]);
  });
});
