import { describe, expect, it } from 'vitest';
import { CreditUseSchema } from '@/contracts/credit-use';

describe('CreditUseSchema', () => {
  it('tells a use from none left', () => {
    expect(CreditUseSchema.parse({ ok: true, uso: 'a', restante: 0 })).toEqual({
      ok: true,
      uso: 'a',
      restante: 0,
    });
    expect(CreditUseSchema.parse({ ok: false, uso: null, restante: 0 })).toMatchObject({ ok: false });
    expect(CreditUseSchema.parse({ ok: false })).toEqual({ ok: false });
  });

  it.each([
    [{ ok: true }],
    [{ ok: true, uso: null, restante: 1 }],
    [{ ok: true, uso: 'a', restante: -1 }],
    [12],
    [null],
  ])('refuses %j', (answer) => expect(CreditUseSchema.safeParse(answer).success).toBe(false));
});
