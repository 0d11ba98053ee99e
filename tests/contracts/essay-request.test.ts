import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { EvaluationRequestSchema, ThemeCheckRequestSchema } from '@/contracts/essay-request';

const GOOD = { theme: 'Um tema', essay: 'Um texto.', supportText: '', chave: crypto.randomUUID() };

const MOCK = { minutes: 90, medium: 'typed', seconds: 5400, words: [] };
const MINUTES = Array.from({ length: 302 }, () => ({ minute: 3, words: 20 }));

describe('what the functions are asked', () => {
  it('may leave out supporting texts and key', () => {
    const { theme, essay } = GOOD;
    expect(z.parse(EvaluationRequestSchema, GOOD)).toEqual(GOOD);
    expect(z.parse(EvaluationRequestSchema, { theme, essay })).toEqual({ theme, essay });
    expect(z.parse(ThemeCheckRequestSchema, GOOD)).toEqual({ theme, essay });
  });

  it('is kept as it was written', () => {
    expect(z.parse(ThemeCheckRequestSchema, { theme: ' A ', essay: ' b\n' })).toEqual({
      theme: ' A ',
      essay: ' b\n',
    });
  });

  it.each<[string, object, string]>([
    ['no theme', { theme: undefined }, 'theme'],
    ['a blank theme', { theme: ' \n' }, 'theme'],
    ['a long theme', { theme: 'a'.repeat(301) }, 'theme'],
    ['an essay that is a number', { essay: 3 }, 'essay'],
    ['a blank essay', { essay: '\n\n' }, 'essay'],
    ['a long essay', { essay: 'a'.repeat(20_001) }, 'essay'],
    ['a NUL, which the database refuses', { essay: 'a\0b' }, 'essay'],
    ['half a surrogate pair', { essay: 'a\uD83D' }, 'essay'],
    ['long supporting texts', { supportText: 'a'.repeat(20_001) }, 'supportText'],
    ['a key of another form', { chave: '1' }, 'chave'],
    ['a mock exam without an end', { simulado: { ...MOCK, seconds: 300 * 60 + 1 } }, 'simulado.seconds'],
    ['a mock exam of another medium', { simulado: { ...MOCK, medium: 'ditado' } }, 'simulado.medium'],
    ['a mock exam of too many minutes', { simulado: { ...MOCK, words: MINUTES } }, 'simulado.words'],
  ])('is refused with %s', (_requirement, changes, field) => {
    const { error } = z.safeParse(EvaluationRequestSchema, { ...GOOD, ...changes });
    expect(error?.issues[0]?.path.join('.')).toBe(field);
  });
});
