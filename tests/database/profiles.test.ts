import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANETINHAS } from '@/domain/rewards/canetinhas';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('profiles with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  afterAll(() => db.close());

  const profileOf = async (id: string) => {
    const [profile] = await db.asOwner(
      `select email, nome, tipo_conta, canetinhas::float8, plan, creditos_correcoes, telefone, cidade, ranking_opt_in,
         trial_ends_at - data_cadastro = interval '2 days' as two_days
       from public.profiles where user_id = $1`,
      [id],
    );
    return profile;
  };

  describe('sign-up', () => {
    it('makes the profile, with the welcome as its first transaction', async () => {
      const id = await db.signUp({ email: 'lia@exemplo.com.br', nome: 'Lia Prado', tipo_conta: 'student' });

      expect(await profileOf(id)).toMatchObject({
        email: 'lia@exemplo.com.br',
        nome: 'Lia Prado',
        tipo_conta: 'student',
        canetinhas: CANETINHAS.welcome,
        plan: 'trial',
        creditos_correcoes: 0,
        ranking_opt_in: false,
        two_days: true,
      });
      expect(
        await db.asUser(id, 'select amount::float8, source from public.canetinhas_transactions'),
      ).toEqual([{ amount: CANETINHAS.welcome, source: 'boas_vindas' }]);
    });

    it.each([
      ['a given name', { nome: '  Rui Sá ' }, 'Rui Sá'],
      ['the local part where none is given', { email: 'bia.lima@exemplo.com.br' }, 'bia.lima'],
      ['the local part where the name is blank', { email: 'caio@exemplo.com.br', nome: '   ' }, 'caio'],
      ['"Usuário" where nothing is left', { email: '@exemplo.com.br' }, 'Usuário'],
      ['a hundred characters at most', { nome: 'á'.repeat(5000) }, 'á'.repeat(100)],
    ])('takes as name %s', async (_requirement, account, nome) => {
      expect(await profileOf(await db.signUp(account))).toMatchObject({ nome });
    });

    it.each([
      ['teacher', 'teacher'],
      ['dev', 'student'],
      ['admin', 'student'],
      [undefined, 'student'],
    ])('asked to be %s makes a %s', async (tipo_conta, made) => {
      expect(await profileOf(await db.signUp({ tipo_conta }))).toMatchObject({ tipo_conta: made });
    });

    it('survives metadata of any shape', async () => {
      const [user] = await db.asAuth(
        `insert into auth.users (email, raw_user_meta_data) values
           ('forma@exemplo.com.br', '{"nome": {"a": [1]}, "tipo_conta": ["teacher"]}') returning id`,
      );
      expect(await profileOf(String(user?.id))).toMatchObject({ nome: '{"a": [1]}', tipo_conta: 'student' });
    });

    it('follows a changed e-mail, and leaves with the account', async () => {
      const id = await db.signUp();
      await db.asAuth(`update auth.users set email = 'nova@exemplo.com.br' where id = $1`, [id]);
      expect(await profileOf(id)).toMatchObject({ email: 'nova@exemplo.com.br' });

      await db.asAuth('delete from auth.users where id = $1', [id]);
      expect(await profileOf(id)).toBeUndefined();
      expect(await db.asOwner('select from public.canetinhas_transactions where user_id = $1', [id])).toEqual(
        [],
      );
    });

    it('is not repeated by metadata changed later', async () => {
      const id = await db.signUp();
      await db.asAuth(
        `update auth.users set raw_user_meta_data = '{"tipo_conta": "teacher"}' where id = $1`,
        [id],
      );
      expect(await profileOf(id)).toMatchObject({ tipo_conta: 'student' });
    });
  });

  describe('the owner', () => {
    it('edits name, telephone, city, picture and the choice to appear in the ranking', async () => {
      const id = await db.signUp();
      const rows = await db.asUser(
        id,
        `update public.profiles set nome = 'Nina', telefone = '(11) 91234-5678', cidade = 'Recife',
           avatar_url = 'https://exemplo.com.br/n.png', ranking_opt_in = true where user_id = $1 returning nome`,
        [id],
      );
      expect(rows).toEqual([{ nome: 'Nina' }]);
      expect(await profileOf(id)).toMatchObject({ cidade: 'Recife', ranking_opt_in: true });
    });

    it.each([
      ['canetinhas = 999999'],
      ["tipo_conta = 'dev'"],
      ["tipo_conta = 'teacher'"],
      ["plan = 'premium'"],
      ['creditos_correcoes = 12'],
      ["email = 'outra@exemplo.com.br'"],
      ["trial_ends_at = now() + interval '9 years'"],
      ["data_cadastro = now() - interval '9 years'"],
      ['user_id = gen_random_uuid()'],
    ])('cannot set %s', async (assignment) => {
      const id = await db.signUp();
      const before = await profileOf(id);

      expect(
        await outcome(db.asUser(id, `update public.profiles set ${assignment} returning 1 as done`)),
      ).toBe('refused');
      expect(
        await outcome(
          db.asUser(id, `update public.profiles set nome = 'X', ${assignment} returning 1 as done`),
        ),
      ).toBe('refused');
      expect(await profileOf(id)).toEqual(before);
    });

    it('keeps a small picture itself, which nobody else reads', async () => {
      const [id, other] = [await db.signUp(), await db.signUp()];
      const picture = `data:image/jpeg;base64,${'A'.repeat(133_336)}`;
      await db.asUser(id, 'update public.profiles set avatar_url = $1', [picture]);
      const own = await db.asUser(id, 'select avatar_url from public.profiles');
      expect(own).toEqual([{ avatar_url: picture }]);
      const seen = await db.asUser(other, 'select avatar_url from public.profiles');
      expect(seen).toEqual([{ avatar_url: null }]);
    });

    it.each([
      ['an empty name', "nome = ''"],
      ['a long name', "nome = repeat('n', 101)"],
      ['a long city', "cidade = repeat('c', 101)"],
      ['a picture that is a script', "avatar_url = 'javascript:alert(1)'"],
      ['a picture of another kind', "avatar_url = 'data:image/svg+xml;base64,PHN2Zz4='"],
      ['a page for a picture', "avatar_url = 'data:text/html;base64,PHA+'"],
      ['no base64 for a picture', "avatar_url = 'data:image/jpeg;base64,<svg onload=alert(1)>'"],
      ['a large picture', "avatar_url = 'data:image/jpeg;base64,' || repeat('A', 133337)"],
    ])('cannot set %s', async (_requirement, assignment) => {
      const id = await db.signUp();
      expect(await outcome(db.asUser(id, `update public.profiles set ${assignment}`))).toBe('23514');
    });

    it('cannot make or remove a profile: sign-up does', async () => {
      const id = await db.signUp();
      expect(
        await outcome(
          db.asUser(id, `insert into public.profiles (user_id, nome, canetinhas) values ($1, 'Eu', 5)`, [id]),
        ),
      ).toBe('refused');
      await outcome(db.asUser(id, 'delete from public.profiles'));
      expect(await profileOf(id)).toBeDefined();
    });
  });

  it('the balance moves by transactions only, whoever writes', async () => {
    const id = await db.signUp();
    const direct = 'update public.profiles set canetinhas = 7 where user_id = $1';
    expect(await outcome(db.asService(direct, [id]))).toBe('refused');
    expect(await outcome(db.asOwner(direct, [id]))).toBe('refused');
    expect(await profileOf(id)).toMatchObject({ canetinhas: CANETINHAS.welcome });
  });

  it('a dev is made by the statement of the README, and by no other way', async () => {
    const id = await db.signUp({ email: 'dev@exemplo.com.br' });
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where email = 'dev@exemplo.com.br'`);
    expect(await profileOf(id)).toMatchObject({ tipo_conta: 'dev' });
  });
});
