import { describe, expect, it, vi } from 'vitest';
import { oneAtATime } from '@/lib/one-at-a-time';
import { eventually } from '../support/eventually';

/** A task that ends when it is told to. */
function heldTask() {
  const ends: ((error?: Error) => void)[] = [];
  const task = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  return { task, end: (error?: Error) => ends.at(-1)?.(error) };
}

describe('oneAtATime', () => {
  it('runs once more, however often it was asked for during a run', async () => {
    const { task, end } = heldTask();
    const start = oneAtATime(task);
    start();
    start();
    start();
    expect(task).toHaveBeenCalledTimes(1);
    end();
    await eventually(() => expect(task).toHaveBeenCalledTimes(2));
    end();
    start();
    await eventually(() => expect(task).toHaveBeenCalledTimes(3));
  });

  it('goes on after a run that failed', async () => {
    const { task, end } = heldTask();
    const start = oneAtATime(task);
    start();
    start();
    end(new Error('offline'));
    await eventually(() => expect(task).toHaveBeenCalledTimes(2));
  });

  it('does not run again unasked', async () => {
    const { task, end } = heldTask();
    const start = oneAtATime(task);
    start();
    end();
    await Promise.resolve();
    await Promise.resolve();
    expect(task).toHaveBeenCalledTimes(1);
  });
});
