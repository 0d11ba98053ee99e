import { describe, expect, it } from 'vitest';
import { createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import type { PatternRule } from '@/domain/writing/rule';

const rule = (parts: Partial<PatternRule>): PatternRule => ({
  id: 'test/rule',
  code: 'hifen',
  name: 'Rule',
  message: 'Message',
  patterns: [],
  ...parts,
});

function find(parts: Partial<PatternRule>, text: string) {
  const findings = createChecker([rule(parts)])(readForChecking(text, { tagsOf: () => 0 }));
  return findings.map(({ start, end, replacement }) => [text.slice(start, end), replacement]);
}

describe('what a pattern marks and proposes', () => {
  const patterns = ['[em baixo] de|do → embaixo', '[a cima] → acima', 'bem vindo'];

  it.each([
    ['a pattern brings its own replacement', 'Ficou em baixo do carro.', [['em baixo', 'embaixo']]],
    ['in the case of the text', 'A cima de tudo', [['A cima', 'Acima']]],
    ['one without takes that of the rule', 'Seja bem vindo!', [['bem vindo', 'bem-vindo']]],
    ['between quotation marks nothing is marked', 'Disse "a cima" e saiu.', []],
  ])('%s', (_requirement, text, expected) => {
    expect(find({ patterns, replacement: '$1-$2' }, text)).toEqual(expected);
  });

  it('puts the marked words where the replacement of a pattern names them', () => {
    expect(find({ patterns: ['foi [* forte] → $2 $1'] }, 'Ele foi muito forte.')).toEqual([
      ['muito forte', 'forte muito'],
    ]);
  });

  it('leaves alone what an exception covers', () => {
    expect(find({ patterns: ['[a cima]'], except: ['da|de a cima'] }, 'Vai de a cima.')).toEqual([]);
  });
});
