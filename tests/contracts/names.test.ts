import { expect, it } from 'vitest';
import { ClassroomFormSchema, StudentNameSchema } from '@/contracts/classroom-forms';
import { SignUpSchema } from '@/contracts/entry';
import { profileFormSchema } from '@/contracts/profile-form';

const FORMS = [
  ['of a sign-up', SignUpSchema.shape.name],
  ['of a profile', profileFormSchema(() => new Date()).shape.nome],
  ['of a classroom', ClassroomFormSchema.shape.nome],
  ['of an expected student', StudentNameSchema],
] as const;

it.each(FORMS)('a name %s is plain and of one alphabet', (_whose, schema) => {
  expect(schema.parse(' \u202eAn\u200b\u0430\u202c \u00ad Souza\n')).toBe('Ana Souza');
  expect(schema.parse('Анна Щукина')).toBe('Анна Щукина');
  expect(schema.safeParse('Anя Souza').error?.issues.map(({ message }) => message)).toEqual([
    'O nome mistura letras de alfabetos diferentes. Escreva de novo com as letras do seu teclado.',
  ]);
});
