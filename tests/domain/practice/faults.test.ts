import { expect, it } from 'vitest';
import { PRACTICE_BANK } from '@/domain/practice/bank/bank';
import { faultName, faultOfRule } from '@/domain/practice/faults';
import { RULES } from '@/domain/writing/rules';

it.each([
  ['crase before a verb is crase', 'crase/before-verb', 'Crase'],
  [
    'a comma before the verb and one after the subject are one fault',
    'comma/after-subject',
    'Vírgula entre sujeito e verbo',
  ],
  ['a spliced comma is a fault of its own', 'comma/splice', 'Vírgula entre frases inteiras'],
  ['an adjective that does not agree', 'agreement/predicate', 'Concordância do nome'],
  ['a verb that does not agree', 'agreement/plural-subject-far', 'Concordância do verbo'],
  ['an accent told by the dictionary', 'spelling/accent', 'Acentos'],
  ['“mais” for “mas”', 'confusion/mais-mas', 'Mas e mais'],
  ['“porque” in a question', 'confusion/porque-question', 'Porque e por que'],
])('%s', (_requirement, rule, name) => {
  expect(faultName(faultOfRule(rule) ?? '')).toBe(name);
});

it.each([
  ['a long sentence', 'structure/long-sentence'],
  ['a word that no dictionary has', 'spelling/unknown'],
  ['a repeated word', 'repetition/word'],
  ['a worn expression', 'cliche/tunnel'],
])('%s is no fault to practise on one sentence', (_what, rule) => {
  expect(faultOfRule(rule)).toBeNull();
});

it('every rule with practice sentences, and every rule named for a fault, exists', () => {
  const ids = new Set(RULES.map(({ id }) => id));
  for (const { rule } of PRACTICE_BANK) expect([rule, faultOfRule(rule)]).not.toContain(null);
  expect(PRACTICE_BANK.filter(({ rule }) => !ids.has(rule))).toEqual([]);
});

it('has no name for a fault of a later version', () => {
  expect(faultName('toString')).toBeNull();
});
