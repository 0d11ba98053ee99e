// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { announceCredits } from '@/app/credits-notice';
import { SessionUserSchema } from '@/contracts/session';
import { createLocalStore } from '@/data/local/create-local-store';
import { buildUser } from '../support/builders';
import { countToasts, findToast, showToasts } from '../support/toasts';
import * as z from 'zod/mini';

beforeEach(showToasts);

/** A session record, and a function that sets its balance. */
function openRecord() {
  const user = createLocalStore({
    key: 'user',
    schema: z.nullable(SessionUserSchema),
    fallback: null,
    storage: null,
  });
  announceCredits(user);
  return (creditos_correcoes: number, others: Parameters<typeof buildUser>[0] = {}) =>
    user.set(buildUser({ creditos_correcoes, ...others }));
}

it('tells of credits that are added, and neither of those that a sign-in brings nor of one used', async () => {
  const setBalance = openRecord();
  setBalance(3);
  setBalance(2);
  expect(await countToasts()).toBe(0);
  setBalance(3);
  expect(await findToast('Créditos adicionados')).toHaveTextContent('1 crédito foi adicionado à sua conta.');
});

it.each([
  ['of another user than before', {}, { id: 'somebody-else' }],
  ['of a teacher, who has a plan', { userType: 'teacher' }, { userType: 'teacher' }],
] as const)('tells nothing of the credits %s', async (_, before, after) => {
  const setBalance = openRecord();
  setBalance(3, before);
  setBalance(4, after);
  expect(await countToasts()).toBe(0);
});
