import { describe, expect, it } from 'vitest';
import { SignInSchema, SignUpSchema } from '@/contracts/entry';

const valid = { name: 'Marina', email: 'marina@example.com', password: 'segredo', userType: 'student' };

function problems(change: object): Record<string, string> {
  const result = SignUpSchema.safeParse({ ...valid, ...change });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

describe('the entry form', () => {
  it.each([
    ['a whole form', {}, {}],
    ['no name', { name: '  ' }, { name: 'Nome é obrigatório' }],
    ['a name of signs', { name: '...' }, { name: 'O nome precisa ter letras' }],
    ['no e-mail', { email: ' ' }, { email: 'Email é obrigatório' }],
    ['an e-mail without @', { email: 'marina.example.com' }, { email: 'Email inválido' }],
    ['an e-mail without a dot', { email: 'marina@example' }, { email: 'Email inválido' }],
    ['no password', { password: '' }, { password: 'Senha é obrigatória' }],
    ['five characters', { password: '12345' }, { password: 'Senha deve ter pelo menos 6 caracteres' }],
    ['six characters are enough', { password: '123456' }, {}],
    [
      'everything missing',
      { name: '', email: '', password: '' },
      { name: 'Nome é obrigatório', email: 'Email é obrigatório', password: 'Senha é obrigatória' },
    ],
  ])('%s', (_requirement, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('trims the e-mail and the name, never the password', () => {
    const parsed = SignUpSchema.parse({
      ...valid,
      name: ' Marina ',
      email: ' m@example.com ',
      password: ' 12345',
    });
    expect(parsed).toMatchObject({ name: 'Marina', email: 'm@example.com', password: ' 12345' });
  });

  it('asks for no name to sign in', () => {
    expect(SignInSchema.safeParse({ ...valid, name: undefined }).success).toBe(true);
  });

  it('signs nobody up as dev', () => {
    expect(problems({ userType: 'dev' })).toHaveProperty('userType');
  });
});
