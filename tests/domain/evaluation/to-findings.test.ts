import { describe, expect, it } from 'vitest';
import { refreshFindings, toFindings } from '@/domain/evaluation/to-findings';
import { FINDING_CATEGORIES, type FindingCode } from '@/domain/writing/categories';
import type { WritingFinding } from '@/domain/writing/check-text';

const TEXT = 'abcdefghij'.repeat(100);

function finding(start: number, end: number, code: FindingCode = 'crase'): WritingFinding {
  const { classe, competencia } = FINDING_CATEGORIES[code];
  const id = `rule/${start}`;
  return { start, end, code, classe, competencia, id, rule: 'rule', name: 'Regra', message: 'Porque sim.' };
}

describe('toFindings', () => {
  it('says on the wire what was found, the passage included', () => {
    expect(toFindings(TEXT, [{ ...finding(1, 3), example: 'a pé', replacement: 'x' }])).toEqual([
      {
        start: 1,
        end: 3,
        trecho: 'bc',
        classe: 'vermelho',
        codigo: 'crase',
        competencia: 1,
        mensagem: 'Porque sim.',
        exemplo: 'a pé',
        sugestao: 'x',
        regra: 'Regra',
        id: 'rule/1',
      },
    ]);
  });

  it('says of a rule that is often wrong that it may be', () => {
    const told = (id: string) => toFindings(TEXT, [{ ...finding(1, 3), id }])[0]?.mensagem;
    expect(told('accent/tem-têm:1')).toBe('Porque sim. Confira: nesta regra eu às vezes me engano.');
    expect(told('crase/in-relation:1')).toBe('Porque sim.');
  });

  it.each([
    ['before it', 'isto trás traz lixo', 5],
    ['after it', 'isto traz trás lixo', 10],
  ])('offers no word that the writer has already put %s', (_where, text, start) => {
    const mark = { ...finding(start, start + 4), replacement: 'traz' };
    expect(toFindings(text, [mark])[0]).not.toHaveProperty('sugestao');
  });

  it('keeps twenty of a code and sixty in all, the stricter pens first, in the order of the text', () => {
    const many = (code: FindingCode, from: number) =>
      Array.from({ length: 50 }, (_, at) => finding(from + at, from + at + 1, code));
    const found = [
      ...many('cliche', 0),
      ...many('crase', 100),
      ...many('ortografia', 200),
      ...many('oralidade', 300),
    ];
    const findings = toFindings(TEXT, found);
    expect(findings).toHaveLength(60);
    expect(findings.filter(({ codigo }) => codigo === 'crase')).toHaveLength(20);
    expect(findings.some(({ codigo }) => codigo === 'cliche')).toBe(false);
    expect(findings.map(({ start }) => start)).toEqual(
      findings.map(({ start }) => start).toSorted((a, b) => a - b),
    );
  });
});

describe('refreshFindings', () => {
  const stored = toFindings(TEXT, [finding(10, 12)]);
  const other = { ...stored[0], start: 20, end: 22, trecho: 'ab', regra: undefined, id: undefined };

  it('puts what the checker says today in the place of what it said', () => {
    const fresh = refreshFindings(TEXT, stored, [finding(30, 33)]);
    expect(fresh.map(({ start }) => start)).toEqual([30]);
  });

  it('keeps what another evaluator marked, where the checker says nothing', () => {
    const marks = [...stored, other] as typeof stored;
    expect(refreshFindings(TEXT, marks, [finding(30, 33)]).map(({ start }) => start)).toEqual([20, 30]);
    expect(refreshFindings(TEXT, marks, [finding(21, 25)]).map(({ start }) => start)).toEqual([21]);
  });
});
