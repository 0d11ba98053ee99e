import { describe, expect, it } from 'vitest';
import { REPEATED_CONNECTIVE_RULES } from '@/domain/writing/rules/repeated-connectives';
import { marksOf } from '../../../support/writing-marks';

describe('repeated-connectives', () => {
  it.each([
    ['three uses are free', 'Além disso, um. '.repeat(3), 0],
    ['a fourth use is marked, once', 'Além disso, um. '.repeat(6), 1],
    ['four different ones are free', 'Além disso, um. Ademais, dois. Portanto, três. Contudo, quatro.', 0],
    ['a noun that looks like one is free', 'O caso é este. '.repeat(6), 0],
    ['what cannot be avoided is free', 'Se um, se dois, se três, se quatro, se cinco.', 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(REPEATED_CONNECTIVE_RULES, text)).toHaveLength(marks);
  });
});
