import { describe, expect, it } from 'vitest';
import { COMMENT_PRESETS } from '@/copy/comment-presets';
import { offerComments, slashBefore, type KeptComment } from '@/domain/classrooms/comment-bank';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';

describe('a slash that asks for comments', () => {
  it.each<[string, string, { start: number; typed: string } | null]>([
    ['at the beginning', '/', { start: 0, typed: '' }],
    ['with what is typed after it', 'Aqui /conec', { start: 5, typed: 'conec' }],
    ['with several words', '/troque por', { start: 0, typed: 'troque por' }],
    ['in a new line', 'Bom.\n/ver', { start: 5, typed: 'ver' }],
    ['not within a word', 'e/ou', null],
    ['not between words', 'isto / aquilo', null],
    ['not twice', '/a/b', null],
  ])('%s', (_what, text, found) => expect(slashBefore(text, text.length)).toEqual(found));
});

describe('the comments offered', () => {
  const kept = (texto: string, part: Partial<KeptComment> = {}): KeptComment => ({
    id: texto,
    texto,
    competencia: null,
    usos: 0,
    meu: true,
    autor: 'Renato Alves',
    ...part,
  });
  const bank = [
    kept('Confira o conectivo.', { competencia: 4, usos: 3 }),
    kept('Cite a fonte.', { competencia: 2, usos: 9 }),
    kept('Bom trabalho.', { usos: 5, meu: false, autor: 'Rita Lemos' }),
  ];
  const preset = { competencia: 4 as const, nivel: null, texto: 'Troque o conectivo.' };
  const reason = { competencia: 4 as const, nivel: 120 as const, texto: 'Há repetições.' };
  const texts = (...given: Parameters<typeof offerComments>) =>
    offerComments(...given).map(({ texto }) => texto);

  it('are those of the competency, the most used first, then those for any, then Grifo’s', () => {
    expect(texts(bank, [preset, reason], { competencia: 4 }, '')).toEqual([
      'Confira o conectivo.',
      'Bom trabalho.',
      'Troque o conectivo.',
    ]);
  });

  it('hold what was typed, whatever its accents', () => {
    expect(texts(bank, [preset], { competencia: null }, 'CONÉCT')).toEqual([
      'Confira o conectivo.',
      'Troque o conectivo.',
    ]);
  });

  it('have the reason of the level that is chosen', () => {
    expect(texts([], [preset, reason], { competencia: 4, nivel: 120 }, '')).toEqual(['Há repetições.']);
  });

  it('name the colleague whose they are, and nobody else', () => {
    expect(offerComments(bank, [], { competencia: null }, 'o').map(({ autor }) => autor)).toEqual([
      'Rita Lemos',
      null,
      null,
    ]);
  });
});

it('Grifo brings comments for each competency, none of them twice or too long', () => {
  const texts = COMMENT_PRESETS.map(({ texto }) => texto);
  expect(new Set(texts).size).toBe(texts.length);
  for (const competency of COMPETENCY_NUMBERS)
    expect(COMMENT_PRESETS.filter(({ competencia }) => competencia === competency).length).toBeGreaterThan(7);
  expect(texts.filter((texto) => texto.length > 500)).toEqual([]);
});
