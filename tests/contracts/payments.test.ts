import { expect, it } from 'vitest';
import { PaymentNoticeSchema } from '@/contracts/payments';
import * as z from 'zod/mini';

const GOOD = { pagamento_id: 'pay_1', email: 'ana@example.com', produto: 'aluno_12', situacao: 'aprovado' };

it('takes a notice, its address in one form', () => {
  expect(z.parse(PaymentNoticeSchema, { ...GOOD, email: ' Ana@Example.com ', valor: 97.8 })).toEqual(GOOD);
});

it.each([
  ['no payment id', { pagamento_id: '' }, 'pagamento_id'],
  ['a payment id that is none', { pagamento_id: 'a b' }, 'pagamento_id'],
  ['an address that is none', { email: 'ana' }, 'email'],
  ['no product', { produto: undefined }, 'produto'],
  ['no state', { situacao: undefined }, 'situacao'],
])('refuses %s', (_requirement, changes, field) => {
  const { error } = z.safeParse(PaymentNoticeSchema, { ...GOOD, ...changes });
  expect(error?.issues[0]?.path).toEqual([field]);
});
