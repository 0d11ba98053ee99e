import { describe, expect, it } from 'vitest';
import { exclusiveAcrossTabs } from '@/features/essay/exclusive';

/** The part of the lock manager we use, shared by two "tabs". */
function fakeLocks(): LockManager {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: LockOptions,
    run: (lock: Lock | null) => Promise<unknown>,
  ) => {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request } as unknown as LockManager;
}

describe('exclusiveAcrossTabs', () => {
  it('lets one tab in at a time, and the next one afterwards', async () => {
    const locks = fakeLocks();
    const [one, other] = [exclusiveAcrossTabs('x', locks), exclusiveAcrossTabs('x', locks)];
    let finish = () => {};
    const first = one(() => new Promise<string>((resolve) => (finish = () => resolve('feito'))));
    expect(await other(async () => 'não')).toEqual({ ran: false });
    finish();
    expect(await first).toEqual({ ran: true, value: 'feito' });
    expect(await other(async () => 'agora')).toEqual({ ran: true, value: 'agora' });
  });

  it('frees the lock when the work fails', async () => {
    const exclusive = exclusiveAcrossTabs('x', fakeLocks());
    await expect(exclusive(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
    expect(await exclusive(async () => 1)).toEqual({ ran: true, value: 1 });
  });

  it('runs unguarded where browsers have no locks', async () => {
    expect(await exclusiveAcrossTabs('x', undefined)(async () => 1)).toEqual({ ran: true, value: 1 });
  });
});
