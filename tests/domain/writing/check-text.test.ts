import { describe, expect, it } from 'vitest';
import { createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import type { Rule } from '@/domain/writing/rule';

const rule = (id: string, code: Rule['code'], patterns: string[]): Rule => ({
  id,
  code,
  name: id,
  message: id,
  patterns,
});

const marksOf = (rules: readonly Rule[], text: string) =>
  createChecker(rules)(readForChecking(text, smallLexicon)).map(
    ({ rule: id, start, end }) => `${id}: ${text.slice(start, end)}`,
  );

describe('createChecker', () => {
  it('keeps the stricter pen where two passages overlap', () => {
    const rules = [rule('style', 'cliche', ['casa azul']), rule('spelling', 'ortografia', ['azul clara'])];
    expect(marksOf(rules, 'A casa azul clara.')).toEqual(['spelling: azul clara']);
  });

  it('keeps the rule that stands first where two of one pen overlap', () => {
    const rules = [rule('first', 'ortografia', ['azul clara']), rule('second', 'crase', ['casa azul'])];
    expect(marksOf(rules, 'A casa azul clara.')).toEqual(['first: azul clara']);
  });

  it('asks for nothing that stands there already', () => {
    const rules = [rule('capital', 'maiuscula', ['o [senado] → Senado'])];
    expect(marksOf(rules, 'No Senado, o Senado; o senado. O SENADO.')).toEqual(['capital: senado']);
  });
});
