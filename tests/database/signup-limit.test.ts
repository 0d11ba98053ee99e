import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('accounts of one network a day, with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    await db.asOwner('delete from public.cadastros_por_rede');
    await db.asOwner('update public.ajustes_ia set contas_por_rede = 3');
  });
  afterAll(() => db.close());

  /** As Auth asks before it makes an account; answers whether it may. */
  const maySignUp = async (ip_address?: string) => {
    const event = { metadata: { name: 'before-user-created', ip_address }, user: { email: 'a@example.com' } };
    const [row] = await db.asAuth('select public.limitar_cadastros($1) as answer', [JSON.stringify(event)]);
    const answer = row?.answer as { error?: { http_code: number } };
    expect(answer.error?.http_code ?? 429).toBe(429);
    return !answer.error;
  };
  const tries = async (addresses: (string | undefined)[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await maySignUp(address));
    return answers;
  };

  it('end at the limit, and those of another network do not', async () => {
    expect(await tries(Array.from({ length: 5 }, () => '203.0.113.9'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await maySignUp('203.0.113.10')).toBe(true);
  });

  it('are counted by the network that one household has with IPv6', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4'];
    expect(await tries(addresses)).toEqual([true, true, true, false]);
    expect(await maySignUp('2001:db8:1:3::1')).toBe(true);
  });

  it('are none at all at zero', async () => {
    await db.asOwner('update public.ajustes_ia set contas_por_rede = 0');
    expect(await maySignUp('203.0.113.9')).toBe(false);
  });

  it('begin anew the next day, and nothing is kept of the day before', async () => {
    await tries(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
    await db.asOwner('update public.cadastros_por_rede set dia = dia - 1');
    expect(await maySignUp('203.0.113.9')).toBe(true);
    expect(await db.asOwner('select contagem from public.cadastros_por_rede')).toEqual([{ contagem: 1 }]);
  });

  it.each([undefined, '', 'unknown'])('are not held up by an event with the address %j', async (address) => {
    expect(await tries(Array.from({ length: 5 }, () => address))).not.toContain(false);
  });

  it('are asked about by Auth alone', async () => {
    const student = await db.signUp();
    const asked = `select public.limitar_cadastros('{}')`;
    expect(await outcome(db.asUser(student, asked))).toBe('refused');
    expect(await outcome(db.asAnon(asked))).toBe('refused');
    const counts = outcome(db.asUser(student, 'select from public.cadastros_por_rede'));
    expect(['refused', 'nothing']).toContain(await counts);
  });
});
