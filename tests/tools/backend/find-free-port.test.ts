import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort, HOST } from '../../../tools/backend/find-free-port';

const listen = (port: number) =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(port, HOST, () =>
      resolve((server.address() as { port: number }).port),
    );
    onTestFinished(() => void server.close());
  });

it('takes the next one when the wanted one is taken, and says so', async () => {
  const taken = await listen(0);
  const tell = vi.fn();
  const port = await findFreePort(taken, tell);
  expect(port).toBeGreaterThan(taken);
  expect(tell).toHaveBeenCalledExactlyOnceWith(`Port ${taken} is taken by another program; using ${port}.`);
  expect(await listen(port)).toBe(port);
});

it('takes the wanted one without a word', async () => {
  const wanted = await findFreePort(0, () => {});
  const tell = vi.fn();
  expect(await findFreePort(wanted, tell)).toBe(wanted);
  expect(tell).not.toHaveBeenCalled();
});

it('any is none of those the system gives to connections, which could take it before it is opened', async () => {
  expect(await findFreePort(0, () => {})).toBeLessThan(32_768);
});
