import { expect, it } from 'vitest';
import type { SignUpInput } from '@/contracts/entry';
import { isolatePages, openPage } from './connected';

isolatePages();

it.each([
  ['to the login', undefined, '/login'],
  ['by the login to an invitation', '/sala/convite-3a', '/login?from=%2Fsala%2Fconvite-3a'],
])('the link that confirms an e-mail leads %s', async (_requirement, returnTo, path) => {
  const { server, session } = openPage();
  await session.signUp({
    name: 'Caio Prado',
    email: 'caio@example.com',
    password: 'segredo-2',
    userType: 'student',
    returnTo,
  });
  const [request] = server.sent('POST', '/auth/v1/signup');
  expect(request?.query.get('redirect_to')).toBe(location.origin + path);
});

it.each<[string, Partial<SignUpInput>, object]>([
  ['by the link of a class, its code', { returnTo: '/sala/convite-3a' }, { convite: 'convite-3a' }],
  [
    'with the typed code of a class, that one',
    { returnTo: '/sala/outro', classCode: 'KMP7X4' },
    { convite: 'KMP7X4' },
  ],
  ['by another link, none', { returnTo: '/sala-professor/convite-3a' }, {}],
  ['by none, none', {}, {}],
])('a sign-up names besides name and type, %s', async (_requirement, given, named) => {
  const { server, session } = openPage();
  const who = {
    name: 'Caio Prado',
    email: 'caio@example.com',
    password: 'segredo-2',
    userType: 'student',
  } as const;
  await session.signUp({ ...who, ...given });
  const [request] = server.sent('POST', '/auth/v1/signup');
  const { data } = (request?.body ?? {}) as { data?: object };
  expect(data).toEqual({ nome: 'Caio Prado', tipo_conta: 'student', ...named });
});
