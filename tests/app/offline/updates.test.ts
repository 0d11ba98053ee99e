import { afterEach, describe, expect, it, vi } from 'vitest';
import { followUpdates } from '@/app/offline/updates';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown) => void>();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn<() => Promise<void>>().mockResolvedValue();
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.waiting = worker;
    });
    return worker;
  }
}

function browser({ controller = null as FakeWorker | null, register = true } = {}) {
  const registration = new FakeRegistration();
  registration.active = controller;
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn<() => Promise<unknown>>(async () => {
      if (!register) throw new DOMException('refused', 'SecurityError');
      return registration;
    }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const reload = vi.fn<() => void>();
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
  return { registration, container, reload, takeOver, updates: followUpdates(reload) };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a new version', () => {
  it('is ready once it is installed beside an older one, and comes only when it is asked for', async () => {
    const { registration, updates, reload, takeOver } = browser({ controller: new FakeWorker() });
    const heard = vi.fn<() => void>();
    updates.subscribe(heard);
    await updates.start('/sw.js');
    const worker = registration.find();
    expect(updates.get()).toBe(false);
    worker.become('installed');
    expect([updates.get(), heard.mock.calls.length]).toEqual([true, 1]);
    expect([reload.mock.calls.length, worker.postMessage.mock.calls.length]).toEqual([0, 0]);
    updates.apply();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab let in is offered here, and reloads nothing by itself', async () => {
    const { updates, reload, takeOver } = browser({ controller: new FakeWorker() });
    await updates.start('/sw.js');
    takeOver();
    expect(updates.get()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that has waited since the last visit is offered at once', async () => {
    const { registration, updates } = browser({ controller: new FakeWorker() });
    registration.waiting = new FakeWorker();
    await updates.start('/sw.js');
    expect(updates.get()).toBe(true);
  });

  it('is looked for by a tab that comes back after hours, not at every look', async () => {
    vi.useFakeTimers();
    const { registration, updates } = browser({ controller: new FakeWorker() });
    await updates.start('/sw.js');
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    comeBack();
    comeBack();
    expect(registration.update).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

it('the very first worker replaces nothing', async () => {
  const { registration, updates, reload, takeOver } = browser();
  await updates.start('/sw.js');
  registration.find().become('installed');
  takeOver();
  expect(updates.get()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('a browser that refuses workers, or has none, is left in peace', async () => {
  const { updates } = browser({ register: false });
  await updates.start('/sw.js');
  vi.stubGlobal('navigator', {});
  await followUpdates(() => {}).start('/sw.js');
  expect(updates.get()).toBe(false);
});
