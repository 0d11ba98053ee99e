import { expect, it } from 'vitest';
import { asHosted, isDatabaseError, inTurn } from '../../../../tools/backend/lite/open-lite';

const failed = () =>
  Response.json(
    { code: 'SUP', message: 'error: no' },
    { status: 500, headers: { 'access-control-allow-origin': '*' } },
  );

it.each([
  ['a broken CHECK', '23514', 400],
  ['an exception of a function', 'P0001', 400],
  ['a status that a function chose', 'PT429', 429],
  ['a value that cannot be read', '22P02', 400],
  ['a broken reference', '23503', 409],
  ['a privilege that is missing', '42501', 403],
  ['anything inside the server', 'XX000', 500],
])('answers %s as a hosted project does', async (_, code, status) => {
  const response = await asHosted(failed(), { code, message: 'no', hint: 'try' });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code, message: 'no', details: null, hint: 'try' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('leaves an answer alone that is no failure, or none of the database', async () => {
  const fine = Response.json([]);
  expect(await asHosted(fine, { code: '23514', message: 'tried again since' })).toBe(fine);
  const broken = failed();
  expect(await asHosted(broken, null)).toBe(broken);
});

it.each([
  [Object.assign(new Error('no'), { code: '23514' }), true],
  [Object.assign(new Error('no'), { code: 'ECONNRESET' }), false],
  [new Error('no'), false],
  [{ code: '23514' }, false],
])('knows an error of the database: %o', (error, expected) => {
  expect(isDatabaseError(error)).toBe(expected);
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('never has two jobs under way, and keeps their order', async () => {
  const turn = inTurn();
  const seen: string[] = [];
  const job = (name: string, ms: number) =>
    turn(async () => {
      seen.push(`${name} starts`);
      await pause(ms);
      seen.push(`${name} ends`);
      return name;
    });

  expect(await Promise.all([job('a', 8), job('b', 1), job('c', 4)])).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

it('gives a failure to whoever gave the job, and goes on', async () => {
  const turn = inTurn();
  const failing = turn(async () => {
    throw new Error('no');
  });
  const next = turn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
