import { expect, it } from 'vitest';
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
  expect(JSON.stringify(request?.body)).not.toContain('convite-3a');
});
