import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD_ESSAY } from '../../../support/essays';
import type { Finding } from '@/domain/evaluation/evaluation';
import {
  isNamedAfterPassage,
  type MarkedEssay,
  markEssay,
  nameOf,
} from '@/features/correction/marks/marked-essay';

const finding = (start: number, end: number, classe: Finding['classe'] = 'vermelho'): Finding => ({
  start,
  end,
  trecho: '',
  classe,
  codigo: `${start}-${end}`,
  competencia: 1,
  mensagem: '',
});

const joined = ({ lead, paragraphs }: MarkedEssay) =>
  lead +
  paragraphs.map(({ segments, separator }) => segments.map(({ text }) => text).join('') + separator).join('');

const marked = (essay: MarkedEssay) =>
  essay.paragraphs.flatMap(({ segments }) => segments).filter(({ marks }) => marks.length > 0);

const essayText = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '\n', '\r\n', '.', '😀', '\u200b', '\u2028', '<b>'),
  maxLength: 120,
});

describe('markEssay', () => {
  it.each<[string, string, Finding[], string[]]>([
    ['no finding leaves each paragraph in one piece', 'um\n\ndois', [], []],
    ['a finding is cut out at its exact offsets', 'um dois três', [finding(3, 7)], ['dois']],
    ['a finding at the very start and end', 'um dois', [finding(0, 2), finding(3, 7)], ['um', 'dois']],
    [
      'a finding over a paragraph break is marked on both sides of it',
      'Um.\nDois',
      [finding(0, 8)],
      ['Um.', 'Dois'],
    ],
    [
      'overlapping findings are cut at every edge',
      'abcdef',
      [finding(0, 4), finding(2, 6)],
      ['ab', 'cd', 'ef'],
    ],
    ['a finding beyond the essay is left out', 'um', [finding(0, 9)], []],
    ['an empty or reversed finding is left out', 'um dois', [finding(2, 2), finding(5, 3)], []],
    ['broken offsets are left out', 'um', [finding(-1, 1), finding(0.5, 2), finding(Number.NaN, 2)], []],
  ])('%s', (_requirement, essay, findings, passages) => {
    expect(marked(markEssay(essay, findings)).map(({ text }) => text)).toEqual(passages);
  });

  it('shows what is written around an essay, and numbers its paragraphs alone', () => {
    const written = `Turma: 3A\nO prato vazio\n${GOOD_ESSAY}\n(28 linhas)`;
    const found = ['Turma', 'prato', 'romance', 'lugar', 'linhas'].map((word) => written.indexOf(word));
    const essay = markEssay(
      written,
      found.map((start) => finding(start, start + 3)),
    );
    expect(joined(essay)).toBe(written);
    expect(essay.paragraphs.map(nameOf)).toEqual([
      'cabeçalho ou rodapé',
      'título',
      '1º parágrafo',
      '2º parágrafo',
      '3º parágrafo',
      '4º parágrafo',
      'cabeçalho ou rodapé',
    ]);
    expect(essay.marks.map(({ block }) => nameOf(block))).toEqual([
      'cabeçalho ou rodapé',
      'título',
      '1º parágrafo',
      '2º parágrafo',
      'cabeçalho ou rodapé',
    ]);
  });

  it('orders the marks by their place and numbers paragraphs by the text they hold', () => {
    const { marks } = markEssay('\n\nUm.\n\n\nDois três', [finding(13, 17), finding(2, 4), finding(8, 12)]);
    expect(marks.map(({ finding: { start }, block }) => [start, block.number])).toEqual([
      [2, 1],
      [8, 2],
      [13, 2],
    ]);
  });

  it('covers a piece where findings overlap with both of them', () => {
    const pieces = marked(markEssay('abcdef', [finding(0, 4), finding(2, 6)]));
    expect(pieces.map(({ marks }) => marks)).toEqual([[0], [0, 1], [1]]);
  });

  it('cuts at what is good too, and leaves a mark whole', () => {
    const thesis = { start: 4, end: 13, name: 'Tese' };
    const [paragraph] = markEssay('abc def ghi jkl', [finding(8, 15)], [thesis]).paragraphs;
    expect(paragraph?.segments.map(({ text, strength }) => [text, strength?.name])).toEqual([
      ['abc ', undefined],
      ['def ', 'Tese'],
      ['ghi jkl', 'Tese'],
    ]);
  });

  it('gives the essay back unchanged, whatever the text and the findings', () => {
    const anyFinding = fc
      .tuple(fc.integer({ min: -3, max: 130 }), fc.integer({ min: -3, max: 130 }))
      .map(([start, end]) => finding(start, end));
    fc.assert(
      fc.property(essayText, fc.array(anyFinding, { maxLength: 12 }), (essay, findings) => {
        expect(joined(markEssay(essay, findings))).toBe(essay);
      }),
    );
  });

  it('marks exactly the visible characters that a finding covers', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ç'), minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(word, fc.nat(29), fc.integer({ min: 1, max: 30 }), (essay, start, length) => {
        const end = Math.min(30, start + length);
        const pieces = marked(markEssay(essay, [finding(start, end)]));
        expect(pieces.map(({ text }) => text).join('')).toBe(essay.slice(start, end));
      }),
    );
  });
});

const misspelling: Finding = {
  start: 0,
  end: 16,
  trecho: 'nos dias de hoje',
  classe: 'laranja',
  codigo: 'cliche',
  competencia: 1,
  mensagem: 'Situe o fato.',
};

describe('isNamedAfterPassage', () => {
  it('sees through quotation marks and capitals', () => {
    expect(isNamedAfterPassage({ ...misspelling, regra: '“Nos dias de hoje”' })).toBe(true);
  });

  it('wants the passage shown where something takes its place, or the rule is called otherwise', () => {
    expect(isNamedAfterPassage({ ...misspelling, regra: 'Nos dias de hoje', sugestao: 'hoje' })).toBe(false);
    expect(isNamedAfterPassage({ ...misspelling, regra: 'Clichê' })).toBe(false);
    expect(isNamedAfterPassage(misspelling)).toBe(false);
  });
});
