import { expect, it } from 'vitest';
import { inTurn } from '../../../../tools/backend/lite/in-turn';

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
