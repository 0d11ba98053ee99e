import { expect, it } from 'vitest';
import { holdsName } from '@/domain/practice/class-sentences';
import { NAMED_SENTENCES } from '../../fixtures/named-sentences';

it.each(NAMED_SENTENCES)('finds a name in a sentence: %s', (_requirement, sentence, name, holds) => {
  expect(holdsName(sentence, [name])).toBe(holds);
  expect(holdsName(sentence, ['Outra Pessoa', name])).toBe(holds);
});
