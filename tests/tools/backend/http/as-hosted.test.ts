import { expect, it } from 'vitest';
import { essayRow, newMember } from '../support/clients';

// Differences between the library and a hosted project that the app would have to handle.

it('names what a value breaks, with 400', async () => {
  const { client } = await newMember();
  const { error, status } = await client
    .from('redacoes')
    .insert({ ...essayRow('A cidade'), nota_total: 601 });
  expect([status, error?.code, error?.message]).toEqual([
    400,
    '23514',
    expect.stringContaining('violates check constraint'),
  ]);
});

it('refuses with 403 a column that the migrations keep from its owner', async () => {
  const { client, id } = await newMember();
  const { error, status } = await client.from('profiles').update({ canetinhas: 999 }).eq('user_id', id);
  expect([status, error?.code]).toEqual([403, '42501']);
});

it('passes on the status that a trigger chose', async () => {
  const { client } = await newMember();
  const day = Array.from({ length: 50 }, (_, index) => essayRow(`n. ${index}`));
  expect((await client.from('redacoes').insert(day)).error).toBeNull();
  const { error, status } = await client.from('redacoes').insert(essayRow('n. 51'));
  expect([status, error?.code]).toEqual([429, 'PT429']);
});

it('answers numbers with a decimal as numbers', async () => {
  const { client } = await newMember();
  const { data } = await client.from('canetinhas_transactions').select('amount');
  expect(data).toEqual([{ amount: 100 }]);
});
